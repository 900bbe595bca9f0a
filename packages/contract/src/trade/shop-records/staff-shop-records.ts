import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { Cents, paging, PublicKey } from "../../kernel/fields.ts";

/** A seller at the desk: counts are of lines of half a year. */
export const Seller = z.object({
  id: PublicKey,
  platform: Platform,
  name: z.string(),
  lines: z.int(),
  sent: z.int(),
  hours_half: z.nullable(z.int()),
  hours_most: z.nullable(z.int()),
  shortages: z.int(),
  refunds: z.int(),
  /** CNY cents of the lines whose cost is known. */
  paid_cny: Cents,
  cost_cny: Cents,
});
export type Seller = z.infer<typeof Seller>;

export const sellerOrders = ["lines", "shortages", "refunds", "slow", "margin"] as const;

export const listSellers = defineCall({
  methods: ["GET"],
  path: "/staff/sellers",
  about: "Sellers by how they have served us: the most used first, or the worst.",
  access: { right: "purchase_items" },
  mutates: false,
  input: z.object({ order_by: z._default(z.enum(sellerOrders), "lines"), ...paging(20) }),
  output: z.object({ datalist: z.array(Seller), total: z.int() }),
  refusals: [],
});
