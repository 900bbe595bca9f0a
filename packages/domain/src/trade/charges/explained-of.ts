import type { Cents } from "../../kernel/money.ts";
import type { SumEntry } from "../../kernel/sum-entry.ts";
import type { ExplainedSum } from "./explain-sum.ts";

interface Entry {
  readonly key: string;
  readonly amount: Cents;
  readonly reason: { readonly key: string; readonly values: Readonly<Record<string, number>> };
}

/** A component of a measured freight, as the rows of sums are explained. */
export const explainedOf = ({ key, amount, reason }: Entry): ExplainedSum => ({
  // The server writes the names of sums here; the contract of a bill leaves them open.
  key: key as SumEntry["key"],
  amount,
  is_estimate: false,
  reason: reason as SumEntry["reason"],
});
