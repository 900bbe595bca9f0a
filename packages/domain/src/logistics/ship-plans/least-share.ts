import type { Cents } from "../../kernel/money.ts";
import { type Measures, type TariffLine, volumeOf } from "../../money/price-book/freight.ts";

/**
 * What a parcel's part of the freight up to the border of what leaves together is at least, cents: its weight or its space at
 * the line's rate, whichever is less, since one of them is counted of all. Nothing is certain of a line whose first weight
 * has a price of its own.
 */
export function leastShareOf(line: TariffLine, measures: Measures): Cents {
  const { per_kg, per_cbm, divisor, first_weight_g = 0 } = line;
  if (first_weight_g > 0) return 0;
  const byWeight = (grams: number) => (per_kg * Math.max(0, grams - 1)) / 1_000;
  const volume_mm3 = volumeOf(measures);
  const weighed = byWeight(measures.weight_g);
  const spaced =
    divisor !== null
      ? byWeight(volume_mm3 / divisor)
      : per_cbm > 0
        ? (per_cbm * volume_mm3) / 1_000_000_000
        : weighed;
  // Less a cent for the freight's own rounding, and one for its sharing out.
  return Math.max(0, Math.floor(Math.min(weighed, spaced)) - 2);
}
