import { sum } from "../../kernel/money.ts";
import type { SumKey } from "../../kernel/sum-entry.ts";
import type { ChargeRule } from "./charge-rule.ts";

/** One row for all charges of a kind in yuan, each converted by itself. [MONEY-10] */
export const timesRate =
  (key: SumKey): ChargeRule["explain"] =>
  (charges, rate) => {
    if (charges.length === 0) return [];
    const cny = sum(charges.map((charge) => charge.cny ?? 0));
    const amount = sum(charges.map((charge) => charge.amount));
    return [{ key, cny, amount, reason: { key: "yuan_times_rate", values: { cny, rate } } }];
  };
