import type { TariffLine, TariffTerms } from "@sampan/contract/logistics/tariffs/staff-tariffs";
import type { Cents } from "@sampan/domain/kernel/money";

/** Which line is written, and what of it was seen. */
export interface DraftOf extends Pick<
  TariffLine,
  "region" | "transport" | "tariff_class" | "currency" | "version"
> {
  readonly terms: TariffTerms;
}

type Amount = "per_kg" | "per_cbm" | "base_fee" | "minimum_fee" | "delivery_fee";

/** What is written in the fields; undefined where it cannot be read. */
export interface TermsDraft extends Omit<TariffTerms, Amount> {
  readonly per_kg: Cents | undefined;
  readonly per_cbm: Cents | undefined;
  readonly base_fee: Cents | undefined;
  readonly minimum_fee: Cents | undefined;
  readonly delivery_fee: Cents | undefined;
}

/** A line as nobody has written it yet. */
export const emptyTerms: TariffTerms = {
  per_kg: 0,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 0,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 1_000,
  days_min: 3,
  days_max: 5,
  weight_max_g: null,
  side_max_mm: null,
  is_open: true,
};

/** What is written, once all of it can be read. */
export function wholeTerms(draft: TermsDraft): TariffTerms | undefined {
  const { per_kg, per_cbm, base_fee, minimum_fee, delivery_fee, ...rest } = draft;
  if (
    per_kg === undefined ||
    per_cbm === undefined ||
    base_fee === undefined ||
    minimum_fee === undefined ||
    delivery_fee === undefined
  )
    return undefined;
  return { ...rest, per_kg, per_cbm, base_fee, minimum_fee, delivery_fee };
}
