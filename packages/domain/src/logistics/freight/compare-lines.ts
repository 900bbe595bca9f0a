import {
  type TariffClass,
  tariffClasses,
  type TransportAcceptance,
} from "../../goods/shippability/goods-class.ts";
import type { Cents } from "../../kernel/money.ts";
import {
  quoteFreight,
  type FreightQuote,
  type Measures,
  type TariffLine,
} from "../../money/price-book/freight.ts";

/** A line of the tariff and whether parcels are taken on it now. */
type OfferedLine = TariffLine & {
  readonly is_open: boolean;
  /** Of one parcel; null where the line asks for nothing of the kind. */
  readonly weight_max_g: number | null;
  readonly side_max_mm: number | null;
};

export type BeyondLimit =
  | { readonly code: "parcel_too_heavy"; readonly values: { readonly kg: number } }
  | { readonly code: "side_too_long"; readonly values: { readonly cm: number } };

export interface QuotedLine<Line extends TariffLine = TariffLine> {
  readonly line: Line;
  readonly quote: FreightQuote;
  /** Which of the line's limits the parcel is beyond; undefined for one that it takes. */
  readonly beyond: BeyondLimit | undefined;
}

/**
 * What one parcel comes to on every open line: first the class of its goods, then the others from the easiest to
 * the hardest, in each the cheapest first, a way with tax in its price beside the one without, and last what does not take a parcel of that weight or length. A line that does not take its own class is none. [FRT-08] [FRT-09]
 */
export function compareLines<Line extends OfferedLine>(
  lines: readonly Line[],
  { measures, tariff_class }: { readonly measures: Measures; readonly tariff_class: TariffClass },
  acceptance: TransportAcceptance,
): QuotedLine<Line>[] {
  const place = (line: Line) =>
    line.tariff_class === tariff_class ? -1 : tariffClasses.indexOf(line.tariff_class);
  const quoted = lines
    .filter((line) => line.is_open && acceptance[line.transport].includes(line.tariff_class))
    .map((line) => ({
      line,
      quote: quoteFreight(line, measures),
      beyond: beyondLimit(line, measures),
    }));
  return quoted.toSorted(
    (one, other) =>
      place(one.line) - place(other.line) ||
      Number(one.beyond !== undefined) - Number(other.beyond !== undefined) ||
      cheapestOfWay(quoted, one) - cheapestOfWay(quoted, other) ||
      one.line.transport - other.line.transport ||
      one.quote.total - other.quote.total,
  );
}

/** What a way comes to with tax in its price or without, whichever is cheaper: the two stand together. */
const cheapestOfWay = (
  quoted: readonly QuotedLine[],
  { line, beyond }: Pick<QuotedLine, "line" | "beyond">,
): Cents =>
  Math.min(
    ...quoted
      .filter(
        (one) =>
          one.line.transport === line.transport &&
          one.line.tariff_class === line.tariff_class &&
          (one.beyond === undefined) === (beyond === undefined),
      )
      .map(({ quote }) => quote.total),
  );

/** The limit of a line that a parcel is beyond, its weight before its longest side. */
function beyondLimit(
  { weight_max_g, side_max_mm }: OfferedLine,
  { weight_g, length_mm, width_mm, height_mm }: Measures,
): BeyondLimit | undefined {
  if (weight_max_g !== null && weight_g > weight_max_g)
    return { code: "parcel_too_heavy", values: { kg: weight_max_g / 1_000 } };
  if (side_max_mm !== null && Math.max(length_mm, width_mm, height_mm) > side_max_mm)
    return { code: "side_too_long", values: { cm: side_max_mm / 10 } };
  return undefined;
}
