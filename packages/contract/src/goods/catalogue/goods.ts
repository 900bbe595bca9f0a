import type { TradeWordKind } from "@sampan/domain/goods/translation/trade-words";
import * as z from "zod/mini";
import { Cents } from "../../kernel/fields.ts";
import { I18n } from "../i18n.ts";

/** What sellers' words of the trade warn of; absent where there are none. Every page carries this file, so the
 *  names stay where they are found. */
export const TradeWords = z.optional(
  z.array(z.string() as unknown as z.ZodMiniType<TradeWordKind>),
);

/** 1 is our own shop; 3 to 7 are the marketplaces. [CONST-38] [CONST-39] */
export const Platform = z.union([
  z.literal(1),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
export type Platform = z.infer<typeof Platform>;

export const Shop = z.object({
  id: z.string(),
  name: z.string(),
  i18n: I18n,
  city: z.string(),
  is_factory: z.boolean(),
});

/** One row of a search answer, a category, a shelf. Prices are CNY cents. [ITEM-19..22] */
export const ListItem = z.object({
  /** Our id of the stored product; empty for a marketplace result nobody opened yet. */
  item_id: z.string(),
  thid_item_id: z.string(),
  item_name: z.string(),
  name: z.string(),
  i18n: I18n,
  image: z.string(),
  url: z.string(),
  item_url: z.string(),
  price: Cents,
  /** 0 without a promotion. */
  activity_price: Cents,
  shop_name: z.string(),
  is_factory: z.boolean(),
  month_sold: z.int(),
  platform: Platform,
  ext: z.object({ platform: Platform }),
  trade_words: TradeWords,
});
export type ListItem = z.infer<typeof ListItem>;
