import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import { quoteFreight, type Measures, type TariffLine } from "../../money/price-book/freight.ts";

/** A parcel that could share a box with others, and what its own goods are to a tariff. */
export interface ParcelApart {
  readonly tariff_class: TariffClass | undefined;
  readonly measures: Measures;
}

/**
 * What parcels would come to on a line if each of them left by itself, in a box of its own to a door of its own; undefined
 * where the line does not take one of them. Cents.
 */
export function quoteApart(
  lines: readonly TariffLine[],
  parcels: readonly ParcelApart[],
): Cents | undefined {
  const totals = parcels.map(({ tariff_class, measures }) => {
    const line = lines.find((one) => one.tariff_class === tariff_class);
    return line && quoteFreight(line, measures).total;
  });
  return totals.every((total) => total !== undefined) ? sum(totals) : undefined;
}
