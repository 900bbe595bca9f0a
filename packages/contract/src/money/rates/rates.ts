import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Currency, PaymentCurrency, Rounding, WireTime } from "../../kernel/fields.ts";

/** What one yuan costs a customer now. */
export const ExchangeRate = z.object({
  currency: Currency,
  /** `4.53`: at least two decimals. */
  rate: z.string(),
  /** The same in millionths, for arithmetic. */
  rate_e6: z.int(),
  /** What becomes of parts of a cent when yuan is turned into the currency. [MONEY-05] */
  rounding: Rounding,
  /** By how much the struck-through price beside a price is above it. */
  comparison_markup_bp: z.int(),
  /** The middle of the market it was made from, and what was added to it. */
  mid: z.string(),
  margin_percent: z.string(),
  quoted_at: WireTime,
  source: z.string(),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

/** Newest rate of a currency, by default the one of the caller's region. [API-60] [MONEY-05] */
export const getExchangeRate = defineCall({
  methods: ["GET"],
  path: "/gateway/currency/get_exchange_rate",
  about: "Read what one yuan costs in a payment currency.",
  access: "anyone",
  mutates: false,
  input: z.object({ currency: z.optional(PaymentCurrency) }),
  output: z.object({ data: ExchangeRate }),
  refusals: ["rate_unknown"],
});
