import { sum, type Cents, type Conversion } from "../../kernel/money.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import { chargeKinds } from "../../kernel/charge-kinds.ts";
import { amountAt, type Charge } from "./charge.ts";
import type { Priced } from "./charge-rule.ts";
import { couponAmount } from "./coupon.ts";
import { chargeRules } from "./rules.ts";

/**
 * The charges of one instalment at a conversion, in the order of their rules: each converted once and by itself, and
 * what is taken off takes at most what is left. [MONEY-10] [PAY-05]
 */
export function price<C extends Charge>(charges: readonly C[], at: Conversion): Priced<C>[] {
  const ordered = chargeKinds.flatMap((kind) => charges.filter((charge) => charge.kind === kind));
  let left = 0;
  let goods = 0;
  return ordered.map((charge) => {
    // What was paid stays as it was paid.
    const own = charge.kind === "coupon" ? couponAmount(charge, goods) : amountAt(charge, at);
    const amount = Math.max(own, 0 - left);
    left = sum([left, amount]);
    if (charge.kind === "goods") goods = left;
    return { ...charge, amount };
  });
}

/** The rows that the charges of one instalment are shown as; they add up to what is charged. [MONEY-10] [CHK-10] */
export function priced(charges: readonly Charge[], at: Conversion): SumEntry[] {
  const all = price(charges, at);
  return chargeKinds.flatMap((kind) =>
    chargeRules[kind].explain(
      all.filter((charge) => charge.kind === kind),
      at.rate_e6,
    ),
  );
}

/** Those of one instalment. */
export const chargesOf = <C extends Charge>(
  charges: readonly C[],
  instalment: Charge["instalment"],
): C[] => charges.filter((charge) => charge.instalment === instalment);

/** What all charges of a kind come to in yuan. CNY cents. */
export const yuanOf = (charges: readonly Charge[], kind: Charge["kind"]): Cents =>
  sum(charges.filter((charge) => charge.kind === kind).map(({ cny }) => cny ?? 0));
