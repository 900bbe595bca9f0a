import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey } from "../../kernel/fields.ts";

/** How a seller has served our customers in half a year: days in whole, shares in hundredths of a percent. */
export const ShopRecord = z.object({
  lines: z.int(),
  /** From payment to the first parcel: half of the lines, and nine of ten. Null where nothing was sent yet. */
  days_half: z.nullable(z.int()),
  days_most: z.nullable(z.int()),
  shortage_bp: z.int(),
  refund_bp: z.int(),
});
export type ShopRecord = z.infer<typeof ShopRecord>;

/** Null for a seller of whom too little is known. */
export const queryShopRecord = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/shop/query_record",
  about:
    "How fast a seller sends, how often goods are out of stock there, and how often money came back.",
  access: "anyone",
  mutates: false,
  input: z.object({ shop_id: AskedKey }),
  output: z.object({ data: z.nullable(ShopRecord) }),
  refusals: [],
});
