import type { TariffLine } from "./freight.ts";

type NamedLine = Pick<
  TariffLine,
  "region" | "transport" | "tariff_class" | "group" | "is_tax_included"
> & {
  readonly is_open?: boolean;
};

/**
 * The tariff as it is for somebody: of each line the version of the first of their groups that has one open, else
 * everybody's. What is no group of theirs is not in it. A group's closed line is a price that has ended: it is left only
 * where nobody else has the line, so that what was ordered by it can still be billed. `groups` are the customer's own,
 * the strongest first. [FRT-09]
 */
export function tariffOf<Line extends NamedLine>(
  lines: readonly Line[],
  groups: readonly number[],
): readonly Line[] {
  const isEverybodys = ({ group }: Line) => (group ?? null) === null;
  const placeOf = ({ group }: Line) => groups.findIndex((one) => one === group);
  const everybodys = groups.length;
  const rankOf = (line: Line): number => {
    if (isEverybodys(line)) return everybodys;
    return (line.is_open ?? true) ? placeOf(line) : everybodys + 1 + placeOf(line);
  };
  const own = lines.filter((line) => isEverybodys(line) || placeOf(line) >= 0);
  return own.filter((line) =>
    own.every((other) => !isSameWay(line, other) || rankOf(line) <= rankOf(other)),
  );
}

/** Whether two are prices of the same way for such goods, both with tax or both without, whomever they are for. */
const isSameWay = (one: NamedLine, other: NamedLine): boolean =>
  one.region === other.region &&
  one.transport === other.transport &&
  one.tariff_class === other.tariff_class &&
  (one.is_tax_included ?? false) === (other.is_tax_included ?? false);
