import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { paging } from "../../kernel/fields.ts";
import { ListItem } from "./goods.ts";
import { CategoryId } from "./own-items.ts";

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
