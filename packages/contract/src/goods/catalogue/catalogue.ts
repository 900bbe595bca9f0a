import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, RowNumber } from "../../kernel/fields.ts";
import { ListItem } from "./goods.ts";
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
  about:
    "Read the blocks of goods on home, and whether a page of blocks is published in their place.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: NoInput,
  output: z.object({ datalist: z.array(Area), has_page: z.boolean() }),
  refusals: [],
});
