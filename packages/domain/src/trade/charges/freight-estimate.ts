import { inLocalCents } from "./charge.ts";
import type { ChargeRule } from "./charge-rule.ts";

/** The freight as it was quoted: paid once, it is paid with the goods; else the bill takes its place. [PAY-04] */
export const freightEstimate: ChargeRule = {
  reckon: ({ freightEstimate: quote, payMode }) =>
    quote === undefined || quote.total === 0
      ? []
      : [
          inLocalCents("freight_estimate", payMode === "once" ? "first" : "second", {
            amount: quote.total,
            reason: {
              figures: quote.tariff === undefined ? {} : { tariff: quote.tariff },
              entries: quote.entries,
            },
          }),
        ],
  explain: (charges) =>
    charges.flatMap(
      ({ amount, reason: { entries } }) =>
        entries ?? [
          {
            key: "international_freight",
            amount,
            reason: { key: "per_shipment", values: { fee: amount } },
          },
        ],
    ),
};
