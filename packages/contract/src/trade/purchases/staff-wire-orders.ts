import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, Cents, NoOutput, ShortText } from "../../kernel/fields.ts";
import { PurchaseItem, WireOrder } from "./staff-purchases.ts";

const Oids = z.array(ShortText).check(z.minLength(1), z.maxLength(50));

/** Why goods cannot be ordered over the marketplace's interface as they stand. */
const cartRefusals = [
  "wire_order_off",
  "wire_order_elsewhere",
  "wire_order_open",
  "wire_choice_missing",
  "wire_receiver_unclear",
  "wire_no_trade_mode",
  "wire_sold_out",
  "wire_below_minimum",
  "wire_price_risen",
  "wire_declined",
  "order_unknown",
  "item_not_in_state",
  "price_question_open",
  "claimed_by_other",
  "platform_disabled",
  "platform_unavailable",
  "too_many_calls",
] as const;

/** [BO-10] */
export const previewWireOrder = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/wire/preview",
  about: "Asks the marketplace what goods of one seller would cost now; orders nothing.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({ oids: Oids }),
  output: z.object({
    data: z.object({
      /** CNY cents, freight included, over all orders the marketplace would make of it. */
      total: Cents,
      freight: Cents,
      parts: z.int(),
      /** CNY cents that the customer paid for these goods and their freight. */
      paid: Cents,
    }),
  }),
  refusals: cartRefusals,
});

/** [BO-10] */
export const placeWireOrder = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/wire",
  about:
    "Orders goods of one seller at the marketplace, once; an order that was not answered is looked up.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({
    oids: Oids,
    /** CNY cents that the buyer saw; a dearer order is not placed. */
    total: AmountCents,
  }),
  output: z.object({ wire: WireOrder, datalist: z.array(PurchaseItem) }),
  refusals: [...cartRefusals, "wire_total_changed"],
});

/** [BO-10] */
export const askWirePayLink = defineCall({
  methods: ["POST"],
  path: "/staff/purchases/wire/pay_link",
  about: "The marketplace's page at which an order that stands is paid.",
  access: { right: "purchase_items" },
  mutates: true,
  transaction: "none",
  input: z.object({ order_no: ShortText }),
  output: z.object({ data: z.object({ url: z.string() }) }),
  refusals: [
    "wire_order_unknown",
    "wire_order_off",
    "platform_disabled",
    "platform_unavailable",
    "too_many_calls",
  ],
});

/** What 1688 tells of orders, by forms that it signs; a word of it is a hint, after which the order is asked for. */
export const alibabaMessages = defineCall({
  methods: ["POST"],
  path: "/gateway/1688/messages",
  about: "1688's signed word that something happened to an order; stored, then looked into.",
  access: "anyone",
  mutates: true,
  transaction: "none",
  notification: true,
  input: z.object({}),
  output: NoOutput,
  refusals: ["notification_invalid", "channel_unavailable"],
});
