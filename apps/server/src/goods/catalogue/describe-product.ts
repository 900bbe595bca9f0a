import type { I18n } from "@sampan/contract/goods/i18n";
import type { Product, Sku } from "@sampan/contract/goods/catalogue/product";
import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import type { SoldInCampaign } from "./campaign-price.ts";
import type { ProductRow, ShopRow, SkuRow, StoredProduct } from "./find-product.ts";
import { leastBatchOf } from "./least-batch.ts";
import { priceMapOf, priceOfSku, promotionPrice, tiersOf } from "./price-of-sku.ts";
import { joinNames, readNames } from "../translation/read-names.ts";
import { warnOfTradeWords } from "./warn-of-trade-words.ts";

export interface Reader {
  readonly region: Region;
  /** The marketplace did not answer, so this is an older copy. */
  readonly isStale?: boolean;
  /** The marketplace may not be asked anew for now. */
  readonly isHeld?: boolean;
  /** What each transport of the region makes of the product. */
  readonly shippability: readonly ShippingVerdict[];
  /** Whose price it has now. [CHK-24] */
  readonly campaign?: SoldInCampaign | null;
}

/** A stored product as it travels, of whatever platform. [ITEM-01..16] */
export function describeProduct(
  { product, shop, skus }: StoredProduct,
  { region, isStale = false, isHeld = false, shippability, campaign = null }: Reader,
): Product {
  const optionNames = readOptionNames(product);
  const priceMap = priceMapOf(product);
  return {
    id: String(product.id),
    spu_id: String(product.id),
    item_name: product.item_name,
    promotion_title: product.promotion_title,
    promotion_i18n: readNames(product.promotion_title, product.promotion_names),
    i18n: readNames(product.item_name, product.names),
    price: product.price,
    activity_price: promotionPrice(product),
    ...(campaign ? { campaign: describeCampaign(campaign, region) } : {}),
    ...pricesNow(product),
    priceMap,
    priceNum: product.tiers.length,
    price_define_do: { num_price_map: priceMap },
    item_images: product.images,
    ...describeText(product),
    description_images: product.description_images,
    ext: { url: product.url },
    unit: product.unit,
    storage: skus.reduce((total, sku) => total + (sku.status === 1 ? sku.stock : 0), 0),
    image_value: pictureByValue(product),
    props_ext: { batchNum: product.batch_step },
    item_prop_list: describeProps(product),
    item_sku_list: skus.map((sku) => ({
      ...describeSku(sku, product, optionNames),
      ...describeRegular(sku, product, campaign),
    })),
    platform: product.platform,
    thid_item_id: product.thid_item_id,
    shop: shop ? describeShop(shop) : null,
    tiers: tiersOf(product).map(({ from, price }) => ({ from, price })),
    minimum_batch: leastBatchOf(product),
    goods_class: product.goods_class,
    shippability: [...shippability],
    weight_g: product.weight_g ?? 0,
    mainland_freight: product.mainland_freight,
    month_sold: product.month_sold,
    is_on_sale: product.is_on_sale,
    fetched_at: formatWireTime(product.fetched_at, region),
    is_stale: isStale,
    ...(isHeld ? { is_held: true } : {}),
    ...warnOfTradeWords([product.item_name, ...optionTexts(product)]),
  };
}

const describeCampaign = ({ name, until }: SoldInCampaign, region: Region) => ({
  i18n: name,
  ends_at: formatWireTime(new Date(until), region),
});

/** From the lowest to the highest a piece can cost, and what it costs now; a promotion caps all of them. */
export function pricesNow({ price, min_price, max_price, activity_price }: ProductRow) {
  const now = (regular: number): number => Math.min(regular, activity_price ?? regular);
  return {
    min_price: now(min_price),
    max_price: now(max_price),
    price_real: now(price),
    priceSection: now(min_price) < now(max_price),
  };
}

const optionTexts = ({ options }: ProductRow): string[] =>
  options.flatMap(({ values }) => values.map(({ value }) => value));

/** Where each platform's description travels. [ITEM-06] [ITEM-07] [ITEM-08] */
function describeText(product: ProductRow): {
  description: string;
  desc: string;
} {
  switch (product.platform) {
    case 5:
      return { description: "", desc: product.description };
    case 4:
    case 6:
      return { description: "", desc: JSON.stringify(product.description_images) };
    default:
      return { description: product.description, desc: "" };
  }
}

/** Values by option name and value: their names, and which option's they are. */
type OptionNames = ReadonlyMap<string, { readonly names: I18n; readonly option: number }>;

export function readOptionNames(product: Pick<ProductRow, "options">): OptionNames {
  return new Map(
    product.options.flatMap(({ name, values }, option) =>
      values.map(
        ({ value, names }) =>
          [`${name}\n${value}`, { names: readNames(value, names), option }] as const,
      ),
    ),
  );
}

/**
 * The chosen values as one text in every language they are all known in, in the order in which the options are offered:
 * `藏青 M`. [CART-18]
 */
export const propsNames = (props: Readonly<Record<string, string>>, known: OptionNames): I18n =>
  joinNames(
    Object.entries(props)
      .map(
        ([name, value]) =>
          known.get(`${name}\n${value}`) ?? { names: readNames(value), option: known.size },
      )
      .toSorted((one, other) => one.option - other.option)
      .map(({ names }) => names),
  );

/** The same of what was ordered before another option was bought; null where none was. */
export const orderedNames = (
  ordered: Readonly<Record<string, string>> | null,
  known: OptionNames,
): I18n | null => ordered && propsNames(ordered, known);

function describeSku(sku: SkuRow, product: ProductRow, names: OptionNames): Sku {
  const i18n = propsNames(sku.props, names);
  return {
    item_id: String(sku.id),
    props: sku.props,
    prop_value: i18n.zh,
    prop_i18n_value: i18n,
    i18n,
    storage: sku.stock,
    status: sku.status === 1 ? 1 : 0,
    price_real: priceOfSku({ product, sku }, 0),
    skuNum: 0,
    image: sku.image,
    weight_g: sku.weight_g ?? product.weight_g ?? 0,
  };
}

/** What a piece of it costs without the campaign, where its price is that campaign's. [CHK-24] */
function describeRegular(
  sku: SkuRow,
  product: ProductRow,
  campaign: SoldInCampaign | null,
): Pick<Sku, "regular"> {
  if (campaign?.price !== priceOfSku({ product, sku }, 0)) return {};
  return { regular: priceOfSku({ product: { ...product, activity_price: null }, sku }, 0) };
}

const describeProps = (product: ProductRow): Product["item_prop_list"] => [
  ...product.options.map(({ name, names, values }) => ({
    name,
    i18n: readNames(name, names),
    sku: true,
    prop_value: values.map(({ value, names: valueNames, image }) => ({
      value,
      i18n: readNames(value, valueNames),
      ...(image ? { image } : {}),
      ...warnOfTradeWords([value]),
    })),
  })),
  ...product.attributes.map(({ name, names, value, value_names }) => ({
    name,
    i18n: readNames(name, names),
    sku: false,
    prop_value: [{ value, i18n: readNames(value, value_names) }],
  })),
];

const pictureByValue = (product: ProductRow): Record<string, string> =>
  Object.fromEntries(
    product.options.flatMap(({ values }) =>
      values.flatMap(({ value, image }) => (image ? [[value, image] as const] : [])),
    ),
  );

export const describeShop = (
  shop: Pick<ShopRow, "key" | "name" | "names" | "city" | "is_factory">,
): NonNullable<Product["shop"]> => ({
  id: shop.key,
  name: shop.name,
  i18n: readNames(shop.name, shop.names),
  city: shop.city,
  is_factory: shop.is_factory,
});
