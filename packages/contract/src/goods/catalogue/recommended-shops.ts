import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey } from "../../kernel/fields.ts";
import { I18n } from "../i18n.ts";
import { ListItem, Platform, Shop } from "./goods.ts";

export const RecommendedShop = z.object({
  ...Shop.shape,
  platform: Platform,
  /** What it says of itself; `zh` is empty where it says nothing. */
  intro: I18n,
  /** How many of its goods can be opened here. */
  goods_count: z.int(),
  /** The first few of them. */
  item_list: z.array(ListItem),
});
export type RecommendedShop = z.infer<typeof RecommendedShop>;

/** The shops that staff recommend, in their order; where nobody did, our own. Or the one asked for. [RT-10] */
export const queryShopList = defineCall({
  methods: ["GET"],
  path: "/gateway/shop/query_shop_list",
  about: "Read the recommended shops, each with some of its goods.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: z.object({ shop_id: z.optional(AskedKey) }),
  output: z.object({ datalist: z.array(RecommendedShop) }),
  refusals: [],
});
