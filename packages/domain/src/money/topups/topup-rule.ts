import type { Limits } from "../../kernel/settings/limits.ts";
import { isWholeUnits, wholeUnits, type Cents, type PaymentCurrency } from "../../kernel/money.ts";
import { paysCents } from "../../kernel/by-region.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

export type TopupAmountRefused =
  | { readonly code: "topup_amount_needed" }
  | { readonly code: "topup_below_minimum"; readonly values: { readonly minimum: Cents } }
  | { readonly code: "topup_above_maximum"; readonly values: { readonly maximum: Cents } }
  | { readonly code: "whole_amount_needed" };

/**
 * Judges a top-up in cents. Refuses `topup_amount_needed`, `topup_below_minimum` and
 * `topup_above_maximum` with the limit in cents, and `whole_amount_needed` for cents in an online
 * payment that providers take in whole units. [WAL-13] [WAL-14] [WAL-15]
 */
export function checkTopupAmount(
  amount: Cents | undefined,
  way: { readonly way: "bank" | "online"; readonly currency: PaymentCurrency },
  limits: Limits,
): Result<Cents, TopupAmountRefused> {
  if (amount === undefined) return refuse({ code: "topup_amount_needed" });
  const minimum = wholeUnits(limits.topup_min_units);
  const maximum = wholeUnits(limits.topup_max_units);
  if (amount < minimum) return refuse({ code: "topup_below_minimum", values: { minimum } });
  if (amount > maximum) return refuse({ code: "topup_above_maximum", values: { maximum } });
  const needsWhole = way.way === "online" && !paysCents(way.currency);
  if (needsWhole && !isWholeUnits(amount)) return refuse({ code: "whole_amount_needed" });
  return ok(amount);
}
