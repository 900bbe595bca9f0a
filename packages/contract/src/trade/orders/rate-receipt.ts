import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, PaymentCurrency, Tid, WireTime } from "../../kernel/fields.ts";

/** How a payment turned yuan into the customer's money. */
export const RateReceipt = z.object({
  paid_at: WireTime,
  /** Yuan that were turned, in cents of them. */
  cny: Cents,
  currency: PaymentCurrency,
  /** `4.53`: what one yuan cost. */
  rate: z.string(),
  /** The row of the history the rate came from. Null for a rate that was recorded nowhere. */
  market: z.nullable(
    z.object({
      /** The middle of the market, and what was added to it. */
      mid: z.string(),
      margin_percent: z.string(),
      /** What was added came to so much of this payment: cents of the currency. */
      margin: Cents,
      source: z.string(),
      quoted_at: WireTime,
    }),
  ),
});
export type RateReceipt = z.infer<typeof RateReceipt>;

/** Null before the first payment, the one that has a rate: freight and differences are asked for in the customer's money. [MONEY-12] */
export const queryRateReceipt = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/query_rate_receipt",
  about: "Read at which rate an order was paid, and where that rate came from.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.nullable(RateReceipt) }),
  refusals: ["order_unknown"],
});
