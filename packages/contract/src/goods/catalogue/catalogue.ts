import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, NoInput, paging, RowNumber } from "../../kernel/fields.ts";
import { ListItem, Platform, Shop } from "./goods.ts";
import { I18n } from "../i18n.ts";

const categoryFields = {
  id: z.int(),
  slug: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** The second-language name: the original in simplified Chinese. */
  name1: z.string(),
  i18n: I18n,
  img_url: z.string(),
};

/** A top group with its children, or a child, whose own list is empty. [OWN-05] */
export const Category = z.object({
  ...categoryFields,
  children: z.array(z.object({ ...categoryFields, children: z.array(z.never()) })),
});
export type Category = z.infer<typeof Category>;

/** [API-63] [OWN-03] [OWN-05] */
export const queryCategoryList = defineCall({
  methods: ["GET"],
  path: "/gateway/category/query_category_list",
  about: "Read the categories as a tree, or the children of one.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: z.object({ parent_id: z.optional(RowNumber) }),
  output: z.object({ datalist: z.array(Category) }),
  refusals: [],
});

/** As large as the column that holds it. */
const CategoryId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** `order_by`: 1 default, 3 and 4 price up and down, 6 and 5 sales up and down. [CONST-34..37] */
export const ItemOrder = z.enum(["1", "3", "4", "5", "6"]);

/** Goods of our own shop, of a category (its children included) or of all. [API-62] */
export const queryItemList = defineCall({
  methods: ["GET"],
  path: "/gateway/item/query_item_list",
  about: "List goods of our own shop.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: z.object({
    category_id: z.optional(CategoryId),
    /** Of one of our shops only. */
    shop_id: z.optional(AskedKey),
    /** Words of a name in Chinese of either script, Thai or English; all of them must be there. */
    keywords: z.optional(z.string().check(z.maxLength(100))),
    order_by: z._default(ItemOrder, "1"),
    ...paging(10),
  }),
  output: z.object({ datalist: z.array(ListItem), total: z.int() }),
  refusals: [],
});

/** Goods on the leaderboard; `place` counts from 1. */
export const RankedItem = z.extend(ListItem, { place: z.int() });
export type RankedItem = z.infer<typeof RankedItem>;

/** Goods that staff placed come first, the others by what was sold in a month. [RT-04] */
export const queryLeaderboard = defineCall({
  methods: ["GET"],
  path: "/gateway/item/query_leaderboard",
  about: "Read the ranked goods of our own shop, of all or of a category.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: z.object({ category_id: z.optional(CategoryId), ...paging(20) }),
  output: z.object({ datalist: z.array(RankedItem), total: z.int() }),
  refusals: [],
});

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

/** A block of home: a heading and its goods. [HOME-16] */
export const Area = z.object({
  id: z.string(),
  /** Names the heading's words: `own_shop`, `ranked`, or `category` with `category`. */
  kind: z.enum(["own_shop", "ranked", "category"]),
  category: z.nullable(z.object({ id: z.int(), name: z.string(), i18n: I18n })),
  item_list: z.array(ListItem),
});
export type Area = z.infer<typeof Area>;

/** [API-61] */
export const queryAreaList = defineCall({
  methods: ["GET"],
  path: "/gateway/index/query_area_list",
  about: "Read the blocks of goods on home.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: NoInput,
  output: z.object({ datalist: z.array(Area) }),
  refusals: [],
});
