import { bareNumber } from "../bare-number.ts";
import type { SandboxProduct } from "../catalogue-shape.ts";
import { cheapestOf } from "../search/order-products.ts";
import { pictureUrl, type World } from "../world.ts";

const PREFIX = "E9";

/** The name under which goods are asked for since their id no longer is enough. */
export const goodsSignOf = (product: Pick<SandboxProduct, "thid">): string =>
  `${PREFIX}${Buffer.from(`goods:${product.thid}`).toString("base64url")}`;

/** The id behind a goods_sign; undefined for text that is none. */
export function thidOfGoodsSign(goodsSign: string): string | undefined {
  if (!goodsSign.startsWith(PREFIX)) return undefined;
  const text = Buffer.from(goodsSign.slice(PREFIX.length), "base64url").toString();
  return /^goods:(\d+)$/.exec(text)?.[1];
}

/** The id in a link to goods, with either name of its parameter. */
export const thidInLink = (text: string): string | undefined =>
  /[?&](?:goods_id|goodsId)=(\d+)/.exec(text)?.[1];

/** The fields of a row of a search and of a detail alike. Prices are fen. */
export function goodsFields(world: World, product: SandboxProduct) {
  const price = cheapestOf(product);
  return {
    // The sign has taken the place of the number, and some rows have only the sign.
    ...(product.isListedWithoutId ? {} : { goods_id: bareNumber(product.thid) }),
    goods_sign: goodsSignOf(product),
    goods_name: product.title.zh,
    goods_thumbnail_url: `${pictureUrl(world, product.pictures[0]!)}_400x400.webp`,
    goods_image_url: pictureUrl(world, product.pictures[0]!),
    min_group_price: price,
    // Buying alone costs more than joining a group.
    min_normal_price: Math.ceil((price * 1.18) / 10) * 10,
    mall_id: product.category * 1000 + product.shop.name.length,
    mall_name: product.shop.name,
    sales_tip: salesTip(product.monthlySales),
    category_id: product.category,
    category_name: product.categoryName.zh,
    coupon_discount: 0,
    has_coupon: false,
    promotion_rate: 30,
  };
}

const salesTip = (sold: number): string =>
  sold >= 10_000 ? `${(sold / 10_000).toFixed(1)}万+` : String(sold);
