import type { GoodsClass, I18n, Platform, Product, Sku } from "@sampan/contract/goods";
import { formatWireTime } from "@sampan/domain/business-time";
import type { Region } from "@sampan/domain/regions";
import type { ProductRow, ShopRow, SkuRow, StoredProduct } from "./find-product.ts";
import { priceMapOf, priceOfSku } from "./price-of-sku.ts";
import { joinNames, readNames } from "./read-names.ts";

export interface Reader {
  readonly region: Region;
  /** The marketplace did not answer, so this is an older copy. */
  readonly isStale?: boolean;
}

/** A stored product as it travels, of whatever platform. [ITEM-01..16] */
export function describeProduct(
  { product, shop, skus }: StoredProduct,
  { region, isStale = false }: Reader,
): Product {
  const optionNames = readOptionNames(product);
  const priceMap = priceMapOf(product);
  return {
    id: String(product.id),
    spu_id: String(product.id),
    item_name: product.item_name,
    promotion_title: product.item_name,
    i18n: readNames(product.item_name, product.names),
    price: product.price,
    activity_price: 0,
    min_price: product.min_price,
    max_price: product.max_price,
    price_real: product.price,
    priceSection: product.min_price < product.max_price,
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
    item_sku_list: skus.map((sku) => describeSku(sku, product, optionNames)),
    platform: product.platform as Platform,
    thid_item_id: product.thid_item_id,
    shop: shop ? describeShop(shop) : null,
    tiers: product.tiers,
    minimum_batch: Math.max(product.minimum_batch, product.batch_step),
    goods_class: product.goods_class as GoodsClass,
    weight_g: product.weight_g ?? 0,
    mainland_freight: product.mainland_freight,
    month_sold: product.month_sold,
    is_on_sale: product.is_on_sale,
    fetched_at: formatWireTime(product.fetched_at, region),
    is_stale: isStale,
  };
}

/** Where each platform's description travels. [ITEM-06] [ITEM-07] [ITEM-08] */
function describeText(product: ProductRow): { description: string; desc: string } {
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

/** Names of option values by option name and value, for the texts of the skus. */
type OptionNames = ReadonlyMap<string, I18n>;

export function readOptionNames(product: Pick<ProductRow, "options">): OptionNames {
  return new Map(
    product.options.flatMap(({ name, values }) =>
      values.map(
        (value) => [`${name}\n${value.value}`, readNames(value.value, value.names)] as const,
      ),
    ),
  );
}

/** The chosen values as one text in every language they are all known in: `藏青 M`. [CART-18] */
export const propsNames = (props: Readonly<Record<string, string>>, names: OptionNames): I18n =>
  joinNames(
    Object.entries(props).map(
      ([name, value]) => names.get(`${name}\n${value}`) ?? readNames(value),
    ),
  );

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

const describeProps = (product: ProductRow): Product["item_prop_list"] => [
  ...product.options.map(({ name, names, values }) => ({
    name,
    i18n: readNames(name, names),
    sku: true,
    prop_value: values.map(({ value, names: valueNames, image }) => ({
      value,
      i18n: readNames(value, valueNames),
      ...(image ? { image } : {}),
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

export const describeShop = (shop: ShopRow): NonNullable<Product["shop"]> => ({
  id: String(shop.id),
  name: shop.name,
  i18n: readNames(shop.name),
  city: shop.city,
  is_factory: shop.is_factory,
});
