import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, largestAmount, ShortText, Tid } from "../../kernel/fields.ts";
import { PurchaseItem } from "./staff-purchases.ts";

/** [BO-10] */
export const askPriceToday = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/price_today",
  about: "Asks the marketplace what it wants today for a line that waits to be bought.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({ oid: ShortText }),
  output: z.object({
    data: z.object({
      /** CNY cents a piece; null where the choice is gone. */
      price: z.nullable(Cents),
      stock: z.int(),
    }),
  }),
  refusals: [
    "order_unknown",
    "item_not_found",
    "item_not_found_1688",
    "pinduoduo_transient",
    "platform_unavailable",
    "platform_disabled",
    "too_many_calls",
    "asked_enough",
    "log_in_to_ask",
  ],
});

export const enterPriceChange = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/price",
  about:
    "Enters what a seller asks today: a small rise is ours, a larger one asks the customer, a fall goes back.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({
    oid: ShortText,
    /** CNY cents a piece; never nothing. */
    price: z.int().check(z.gte(1), z.lte(largestAmount)),
    /** For the office: where the price was read. */
    note: z._default(ShortText, ""),
  }),
  output: z.object({
    /** What becomes of it. */
    state: z.enum(["absorbed", "asked", "accepted", "returned"]),
    datalist: z.array(PurchaseItem),
  }),
  refusals: [
    "order_unknown",
    "item_not_in_state",
    "price_question_open",
    "price_unchanged",
    "refund_open_already",
    "refund_limit_reached",
    "self_approval",
    "wire_order_open",
  ],
});

export const withdrawPriceQuestion = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/price/withdraw",
  about: "Takes a question about a price back, because the seller keeps the old one.",
  access: { right: "purchase_items" },
  mutates: true,
  input: z.object({ child_tid: Tid }),
  output: z.object({ datalist: z.array(PurchaseItem) }),
  refusals: ["order_unknown", "price_question_settled"],
});
