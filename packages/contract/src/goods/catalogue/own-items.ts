import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, paging } from "../../kernel/fields.ts";
import { ListItem } from "./goods.ts";

/** As large as the column that holds it. */
export const CategoryId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** `order_by`: 1 default, 3 and 4 price up and down, 6 and 5 sales up and down. [CONST-34..37] */
export const ItemOrder = z.enum(["1", "3", "4", "5", "6"]);

/** Goods of our own shop, of a category (its children included) or of all. [API-62] */
export const queryItemList = defineCall({
  methods: ["GET"],
  path: "/gateway/item/query_item_list",
  about: "List goods of our own shop.",
  access: "anyone",
  mutates: false,
  pageSize: "list_page_size",
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
