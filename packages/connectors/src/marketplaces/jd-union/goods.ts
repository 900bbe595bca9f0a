import { askingJd } from "@sampan/domain/goods/sourcing/marketplaces/jd";
import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { z } from "zod";
import { Count, Id, Yuan } from "../../read-answer.ts";
import type { ListingSummary } from "../listing.ts";
import { readUrl } from "../read-url.ts";

/** A row of `goods.query`, which answers searches and single products alike; prices are yuan. */
export const JdGoods = z.object({
  skuId: z.string().nullish(),
  itemId: z.string().nullish(),
  skuName: z.string(),
  materialUrl: z.string().nullish(),
  imageInfo: z.object({ imageList: z.array(z.object({ url: z.string() })).nullish() }).nullish(),
  inOrderCount30Days: Count.nullish().catch(null),
  priceInfo: z.object({ price: Yuan.nullish() }).nullish(),
  shopInfo: z.object({ shopName: z.string().nullish(), shopId: Id.nullish() }).nullish(),
  brandName: z.string().nullish(),
});
export type JdGoods = z.output<typeof JdGoods>;

/**
 * Newer rows carry an id of letters beside or instead of the number that stands in JD's links. A row with
 * neither is shown all the same, and opening it says that it is faulty [SRCH-26].
 */
export const jdId = ({ skuId, itemId }: JdGoods): string =>
  (skuId && skuId !== "0" ? skuId : itemId) ?? "";

/** The page of a product that people and buyers open. */
export function jdItemUrl(goods: JdGoods): string {
  const id = jdId(goods);
  if (/^\d+$/.test(id) || !goods.materialUrl) {
    return askingJd.pageOf(id);
  }
  return readUrl(
    /^(https?:)?\/\//.test(goods.materialUrl) ? goods.materialUrl : `//${goods.materialUrl}`,
  );
}

export const jdImages = ({ imageInfo }: JdGoods): readonly string[] =>
  (imageInfo?.imageList ?? []).map(({ url }) => readUrl(url));

/**
 * What anybody pays at any time, 0 where no price is told. The lower ones of JD need a coupon, a group of
 * buyers or a sale that may be over when our buyer comes.
 */
export const jdPrice = ({ priceInfo }: JdGoods): number => priceInfo?.price ?? 0;

export function summaryFromJd(goods: JdGoods): ListingSummary {
  const shop_name = goods.shopInfo?.shopName;
  return {
    platform: platformId.jd,
    thid_item_id: jdId(goods),
    title: goods.skuName,
    image: jdImages(goods)[0] ?? "",
    price: jdPrice(goods),
    url: jdItemUrl(goods),
    ...(shop_name && { shop_name }),
    ...(typeof goods.inOrderCount30Days === "number" && { month_sold: goods.inOrderCount30Days }),
  };
}
