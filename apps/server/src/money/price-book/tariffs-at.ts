import { byRegion } from "@sampan/domain/kernel/by-region";
import type { PriceBook } from "../../kernel/settings/price-book.ts";
import type { DatedLine, OfferedLine } from "./find-tariff-lines.ts";

/** Everybody's lines and those of groups. */
export type Tariffs = Pick<PriceBook, "tariffs" | "groupTariffs">;

/**
 * The tariffs of a moment, of versions in the order of `findTariffLines`: what was planned begins to the millisecond.
 * Between two beginnings it answers the same object, so that whoever compares sees that nothing changed.
 */
export function datedTariffs(versions: readonly DatedLine[]): (moment: Date) => Tariffs {
  const beginnings = [...new Set(versions.map(({ starts_at }) => starts_at.getTime()))].toSorted(
    (one, other) => one - other,
  );
  const known = new Map<number, Tariffs>();
  return (moment) => {
    const begun = beginnings.filter((at) => at <= moment.getTime()).length;
    const tariffs = known.get(begun) ?? tariffsAt(versions, moment);
    known.set(begun, tariffs);
    return tariffs;
  };
}

function tariffsAt(versions: readonly DatedLine[], moment: Date): Tariffs {
  const lines = new Map<string, OfferedLine>();
  for (const { starts_at, ...line } of versions) {
    const name = nameOf(line);
    if (starts_at <= moment && !lines.has(name)) lines.set(name, line);
  }
  const inOrder = [...lines.values()].toSorted(byName);
  const those = (isGroups: boolean) =>
    byRegion((region) =>
      inOrder.filter((line) => line.region === region && (line.group !== null) === isGroups),
    );
  return { tariffs: those(false), groupTariffs: those(true) };
}

const nameOf = ({ region, transport, tariff_class, group, is_tax_included }: OfferedLine) =>
  [region, transport, tariff_class, is_tax_included ? "taxed" : "", group ?? ""].join(".");

/** One order whoever wrote which version last: pages compare what they show. */
export const byName = (one: OfferedLine, other: OfferedLine): number =>
  nameOf(one) < nameOf(other) ? -1 : 1;
