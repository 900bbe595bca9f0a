import type { CartItem, CartMark, CartShop } from "@sampan/contract/trade/carts/carts";
import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import { propsNames, readOptionNames } from "../../goods/catalogue/describe-product.ts";
import type { LineGoods } from "../../goods/catalogue/find-line-goods.ts";
import { leastBatchOf } from "../../goods/catalogue/least-batch.ts";
import { priceOfSku, tiersOf } from "../../goods/catalogue/price-of-sku.ts";
import { readNames } from "../../goods/translation/read-names.ts";
import { checkLine } from "./check-line.ts";

export interface LineToDescribe {
  readonly cart_id: string;
  readonly num: number;
  readonly seen_price: number;
  readonly goods: LineGoods;
  /** Pieces over all skus of the product that are bought together. */
  readonly productTotal: number;
  readonly shippability: readonly ShippingVerdict[];
}

/** One line of a cart or of a checkout, as it travels. [CART-17] */
export function describeLine(line: LineToDescribe): CartItem {
  const { sku, product } = line.goods;
  const props = propsNames(sku.props, readOptionNames(product));
  const marks = marksOf(line);
  const price = priceOfSku(line.goods, line.productTotal);
  return {
    cart_id: line.cart_id,
    item_id: String(sku.id),
    spu_id: String(product.id),
    thid_item_id: product.thid_item_id,
    platform: product.platform,
    num: line.num,
    item_name: product.item_name,
    i18n: readNames(product.item_name, product.names),
    props: sku.props,
    item_props: JSON.stringify(sku.props),
    props_text: props.zh,
    props_i18n: props,
    image: sku.image || (product.images[0] ?? ""),
    url: product.url,
    price,
    price_real: priceOfSku(line.goods, 0),
    ...describeCampaign(line, price),
    seen_price: line.seen_price,
    storage: sku.stock,
    status: sku.status === 1 && product.is_on_sale ? 1 : 0,
    minimum_batch: leastBatchOf(product),
    batchNum: product.batch_step,
    tiers: tiersOf(product).map(({ from, price }) => ({ from, price })),
    goods_class: product.goods_class,
    category_id: product.category_id,
    weight_g: sku.weight_g ?? product.weight_g ?? 0,
    mainland_freight: product.mainland_freight,
    shippability: [...line.shippability],
    marks,
    is_selectable: checkLine(line.goods, line.num).ok,
  };
}

/** The campaign whose price a piece has, and what it costs without. [CHK-24] */
function describeCampaign(
  { goods, productTotal }: LineToDescribe,
  price: number,
): Pick<CartItem, "campaign"> {
  const { campaign } = goods.product;
  if (campaign?.price !== price) return {};
  const product = { ...goods.product, activity_price: null };
  const regular = priceOfSku({ ...goods, product }, productTotal);
  return { campaign: { i18n: campaign.name, regular } };
}

/** What changed since the customer last touched the line. [CART-12] */
function marksOf({ goods, num, seen_price, productTotal }: LineToDescribe): CartMark[] {
  const { sku, product } = goods;
  const marks: CartMark[] = [];
  // Against the price of one piece: the tier moves with the customer's own choice, not with the shop.
  const price = priceOfSku(goods, 0);
  if (price > seen_price) marks.push("price_up");
  if (price < seen_price) marks.push("price_down");
  if (sku.status !== 1 || !product.is_on_sale) marks.push("off_sale");
  else if (sku.stock === 0) marks.push("no_stock");
  else if (num > sku.stock) marks.push("over_stock");
  if (productTotal < leastBatchOf(product)) marks.push("below_minimum_batch");
  return marks;
}

/** Lines under their shops, in the order in which the shops first come up. [CART-01] [CART-16] */
export function groupByShop<Line extends { readonly goods: LineGoods }>(
  lines: readonly Line[],
): { readonly shop: CartShop["shop"]; readonly lines: readonly Line[] }[] {
  const groups = new Map<string, { shop: CartShop["shop"]; lines: Line[] }>();
  for (const line of lines) {
    const shop = describeCartShop(line.goods);
    const group = groups.get(shop.id) ?? { shop, lines: [] };
    group.lines.push(line);
    groups.set(shop.id, group);
  }
  return [...groups.values()];
}

/** Goods whose seller the marketplace does not name stand together, per marketplace. */
function describeCartShop({ shop, product }: LineGoods): CartShop["shop"] {
  const name = shop?.name ?? "";
  return {
    id: shop ? shop.key : `platform-${product.platform}`,
    name,
    i18n: readNames(name),
    platform: product.platform,
    warehousing: shop?.is_warehousing ?? false,
    is_factory: shop?.is_factory ?? false,
  };
}
