import { tariffClasses, type TariffClass } from "../../goods/shippability/goods-class.ts";
import type { PlanUnit } from "./plan-unit.ts";

/** Some of the units, one bit each. */
export type Mask = number;

export const unitsIn = (units: readonly PlanUnit[], set: Mask): readonly PlanUnit[] =>
  units.filter((_, at) => (set >> at) & 1);

/** The class that each parcel of a set pays: its own, or a harder one that it shares a box with. */
export type Reading = readonly TariffClass[];

/** Every reading of a set on a lane that takes boxes of these classes. */
export function readingsOf(
  units: readonly PlanUnit[],
  set: Mask,
  taken: ReadonlySet<TariffClass>,
): Reading[] {
  const present = new Set(unitsIn(units, set).map(({ tariff_class }) => tariff_class));
  const classes = tariffClasses.filter((one) => present.has(one));
  let readings: TariffClass[][] = [[]];
  for (const [at, unit] of units.entries()) {
    const own = tariffClasses.indexOf(unit.tariff_class);
    const isIn = ((set >> at) & 1) === 1;
    const harder = classes.filter((one) => tariffClasses.indexOf(one) > own);
    const ways = isIn
      ? [unit.tariff_class, ...(unit.is_fixed ? [] : harder)]
      : ["ordinary" as const];
    readings = readings.flatMap((reading) => ways.map((one) => [...reading, one]));
  }
  // A lane that takes none of a class has no such reading.
  return readings.filter((reading) =>
    reading.every((one, at) => ((set >> at) & 1) === 0 || taken.has(one)),
  );
}
