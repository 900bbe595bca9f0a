import type { TariffLine } from "./freight.ts";

type TaxedLine = Pick<TariffLine, "region" | "transport" | "tariff_class" | "is_tax_included"> & {
  readonly is_open?: boolean;
};

/**
 * Of each way the one line that somebody goes by, of lines that are theirs (`tariffOf`): for whoever wants duty and tax in
 * the price only such a line, for everybody else the line without them, or, where that is not open, the one with them.
 * [FRT-09]
 */
export function taxedOf<Line extends TaxedLine>(
  lines: readonly Line[],
  wantsTaxIncluded: boolean,
): readonly Line[] {
  const rankOf = ({ is_tax_included = false, is_open = true }: Line): number =>
    (is_open ? 0 : 2) + (is_tax_included ? 1 : 0);
  const fitting = wantsTaxIncluded ? lines.filter((line) => line.is_tax_included) : lines;
  return fitting.filter((line) =>
    fitting.every((other) => !isSameWay(line, other) || rankOf(line) <= rankOf(other)),
  );
}

/** Whether two are prices of the same way for such goods, with tax or without. */
const isSameWay = (one: TaxedLine, other: TaxedLine): boolean =>
  one.region === other.region &&
  one.transport === other.transport &&
  one.tariff_class === other.tariff_class;
