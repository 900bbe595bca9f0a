import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { TariffLine } from "../../money/price-book/freight.ts";

export type TermsRefusal = {
  readonly code:
    | "tariff_unpriced"
    | "tariff_first_unpriced"
    | "tariff_volume_free"
    | "tariff_days_invalid";
};

type Terms = Pick<
  TariffLine,
  "per_kg" | "per_cbm" | "divisor" | "days_min" | "days_max" | "first_weight_g" | "first_fee"
>;

/**
 * Holds what a line asks for to what can be meant. Refuses `tariff_unpriced` without a price of weight,
 * `tariff_first_unpriced` for a first weight without its price or the other way round, `tariff_volume_free` where a parcel of any size costs the same, and `tariff_days_invalid` for more days at least
 * than at most. [BO-42] [FRT-07]
 */
export function checkTerms(terms: Terms): Result<Terms, TermsRefusal> {
  const { per_kg, per_cbm, divisor, days_min, days_max } = terms;
  if (per_kg <= 0) return refuse({ code: "tariff_unpriced" });
  const { first_weight_g = 0, first_fee = 0 } = terms;
  if (first_weight_g > 0 !== first_fee > 0) return refuse({ code: "tariff_first_unpriced" });
  if (divisor === null && per_cbm <= 0) return refuse({ code: "tariff_volume_free" });
  if (days_min > days_max) return refuse({ code: "tariff_days_invalid" });
  return ok(terms);
}
