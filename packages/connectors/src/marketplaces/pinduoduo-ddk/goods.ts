import { askingPdd } from "@sampan/domain/goods/sourcing/marketplaces/pdd";
import { platformId } from "@sampan/domain/goods/sourcing/platforms";
import { z } from "zod";
import { Count, Fen, Id } from "../../read-answer.ts";
import type { ListingSummary } from "../listing.ts";
import { readUrl } from "../read-url.ts";

/** A product of a search; prices are fen. `goods_sign` is taking the place of `goods_id`; either may be missing. */
export const PddGoods = z.object({
  goods_id: Id.nullish(),
  goods_sign: z.string().max(128).nullish(),
  goods_name: z.string(),
  goods_thumbnail_url: z.string().nullish(),
  goods_image_url: z.string().nullish(),
  min_group_price: Fen.nullish(),
  min_normal_price: Fen.nullish(),
  mall_id: Id.nullish(),
  mall_name: z.string().nullish(),
});
export type PddGoods = z.output<typeof PddGoods>;

export const PddFound = z.object({
  goods_list: z.array(PddGoods).nullish(),
  total_count: Count.nullish(),
  list_id: z.string().nullish(),
});

/** The number in Pinduoduo's links where it is told, and the sign everywhere else. */
export const pddId = ({ goods_id, goods_sign }: PddGoods): string => goods_id ?? goods_sign ?? "";

/** The page of a product that people open. A sign opens no page; only a number does. */
export const pddGoodsUrl = askingPdd.pageOf;

/** What a group of buyers pays, which is how goods are bought there; 0 where no price is told. */
export const pddPrice = ({
  min_group_price,
  min_normal_price,
}: Pick<PddGoods, "min_group_price" | "min_normal_price">): number =>
  min_group_price || min_normal_price || 0;

export function summaryFromPdd(goods: PddGoods): ListingSummary {
  const { goods_name, goods_thumbnail_url, goods_image_url, mall_name } = goods;
  return {
    platform: platformId.pdd,
    thid_item_id: pddId(goods),
    title: goods_name,
    image: readUrl(goods_thumbnail_url ?? goods_image_url ?? ""),
    price: pddPrice(goods),
    url: pddGoodsUrl(pddId(goods)),
    ...(mall_name && { shop_name: mall_name }),
  };
}
