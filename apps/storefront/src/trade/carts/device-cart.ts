import { CartItem, CartShop } from "@sampan/contract/trade/carts/carts";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { WireTime } from "@sampan/contract/kernel/fields";
import * as z from "zod/mini";
import { ownShop } from "../../goods/cards/goods-link.tsx";
import { stepOf, type ChosenLine } from "../../goods/options/choice.ts";
import { deviceLines } from "./device-lines.ts";

/** A line as the visitor saw it when it was chosen; the server prices it anew at log-in. */
const DeviceLine = z.object({
  shop: CartShop.shape.shop,
  item: CartItem,
  /** When the campaign ends whose price it has; absent where it has none. */
  until: z.optional(WireTime),
});
export type DeviceLine = z.infer<typeof DeviceLine>;

/** The lines of this device, newest first; one that an older version of us wrote and we cannot read is left out. */
export const readDeviceCart = (): DeviceLine[] => linesIn(deviceLines.read());

export const linesIn = (kept: readonly unknown[]): DeviceLine[] =>
  kept.flatMap((line) => {
    const read = DeviceLine.safeParse(line);
    return read.success ? [read.data] : [];
  });

/** Keeps what a visitor chose; a sku that is there already gets more pieces. [CART-08] [CART-22] */
export function addToDeviceCart(product: Product, lines: readonly ChosenLine[]): void {
  const there = readDeviceCart();
  const added = lines.map(({ sku, num }): DeviceLine => {
    const known = there.find(({ item }) => item.item_id === sku.item_id);
    return describeLine(product, { sku, num: num + (known?.item.num ?? 0) });
  });
  const ids = new Set(added.map(({ item }) => item.item_id));
  deviceLines.keep([...added, ...there.filter(({ item }) => !ids.has(item.item_id))]);
}

export const setDeviceQuantity = (cartId: string, num: number): void =>
  deviceLines.keep(
    readDeviceCart().map((line) =>
      line.item.cart_id === cartId ? { ...line, item: { ...line.item, num } } : line,
    ),
  );

export function removeFromDeviceCart(cartIds: ReadonlySet<string>): void {
  const left = readDeviceCart().filter(({ item }) => !cartIds.has(item.cart_id));
  if (left.length > 0) deviceLines.keep(left);
  else deviceLines.forget();
}

/** The lines under their shops, as the server answers a cart. */
export function shopsOf(lines: readonly DeviceLine[]): CartShop[] {
  const shops = new Map<string, CartShop>();
  for (const { shop, item } of lines) {
    const known = shops.get(shop.id) ?? { shop, checked: false, item_list: [] };
    shops.set(shop.id, { ...known, item_list: [...known.item_list, item] });
  }
  return [...shops.values()];
}

const describeLine = (product: Product, { sku, num }: ChosenLine): DeviceLine => ({
  shop: describeShop(product),
  ...(product.campaign && { until: product.campaign.ends_at }),
  item: {
    cart_id: `device-${sku.item_id}`,
    item_id: sku.item_id,
    spu_id: product.spu_id,
    thid_item_id: product.thid_item_id,
    platform: product.platform,
    num,
    item_name: product.item_name,
    i18n: product.i18n,
    props: sku.props,
    item_props: JSON.stringify(sku.props),
    props_text: sku.prop_value,
    props_i18n: sku.prop_i18n_value,
    image: sku.image || (product.item_images[0] ?? ""),
    url: product.ext.url,
    price: sku.price_real,
    ...(product.campaign &&
      sku.regular !== undefined && {
        campaign: { i18n: product.campaign.i18n, regular: sku.regular },
      }),
    price_real: sku.price_real,
    seen_price: sku.price_real,
    storage: sku.storage,
    status: sku.status,
    minimum_batch: product.minimum_batch,
    batchNum: stepOf(product),
    tiers: product.tiers,
    goods_class: product.goods_class,
    category_id: null,
    weight_g: sku.weight_g,
    mainland_freight: product.mainland_freight,
    shippability: product.shippability,
    marks: [],
    is_selectable: true,
  },
});

const describeShop = ({ shop, platform }: Product): CartShop["shop"] => ({
  id: shop?.id ?? `platform-${platform}`,
  name: shop?.name ?? "",
  i18n: shop?.i18n ?? { zh: "" },
  platform,
  // What we sell ourselves lies with us.
  warehousing: platform === ownShop,
  is_factory: shop?.is_factory ?? false,
});
