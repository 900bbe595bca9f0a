import { inLocalCents } from "./charge.ts";
import { numbersOf, type ChargeRule } from "./charge-rule.ts";

/** What the general coupon takes off the first instalment: at most what there is. [CPN-09] */
export const coupon: ChargeRule = {
  reckon: ({ coupon: held }) =>
    held === undefined || held.amount === 0
      ? []
      : [
          inLocalCents("coupon", "first", {
            amount: -held.amount,
            reason: { figures: held.values },
          }),
        ],
  explain: (charges) =>
    charges
      .filter(({ amount }) => amount !== 0)
      .map(({ amount, reason }) => ({
        key: "coupon",
        amount,
        reason: { key: "reduction", values: numbersOf(reason) },
      })),
};
