import { comparedKinds, differenceReasons } from "@sampan/domain/trade/door-price/estimate";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, PaymentCurrency, Tid, WireTime } from "../../kernel/fields.ts";

const span = { low: Cents, high: Cents };

/** Why an amount lies outside what was said; `from` and `to` in what the reason is counted in: millionths of a rate, grams, cubic millimetres, ways, loads. */
const Difference = z.object({
  reason: z.enum(differenceReasons),
  amount: Cents,
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});

const ComparedPart = z.object({
  kind: z.enum(comparedKinds),
  ...span,
  /** Null while nobody knows. */
  real: z.nullable(Cents),
  /** What of it came back. */
  refunded: Cents,
  /** They add up to how far `real` lies outside. */
  differences: z.array(Difference),
});

export const OrderEstimate = z.object({
  currency: PaymentCurrency,
  made_at: WireTime,
  parts: z.array(ComparedPart),
  /** What a customs office was thought to ask: no bill of ours tells of it. */
  customs: z.array(z.object({ kind: z.enum(["import_duty", "import_vat"]), ...span })),
  /** Sums of the parts; null while one of them is not known. */
  ...span,
  real: z.nullable(Cents),
});
export type OrderEstimate = z.infer<typeof OrderEstimate>;

/** Null for an order that has no price at the door, or was placed before orders kept it. */
export const queryOrderEstimate = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/query_estimate",
  about: "Read what an order was said to come to at the door, what it came to, and why.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.nullable(OrderEstimate) }),
  refusals: ["order_unknown"],
});
