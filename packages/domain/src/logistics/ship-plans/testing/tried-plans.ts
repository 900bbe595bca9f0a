import type { TransportId } from "../../../goods/shippability/transports.ts";
import { lackingIn, stakeOf } from "../box-care.ts";
import { boxOf, type Search } from "../box-of.ts";
import { lineOfBox } from "../plan-terms.ts";
import type { PlanBox, PlanUnit } from "../plan-unit.ts";
import { addUp, type LaneBox, laneOf, priceLane, type PricedPlan } from "../price-plan.ts";
import { splitsOf } from "./plan-cases.ts";

/** What a plan is judged by, the first figure first: less is better. */
export type Judged = readonly number[];
type Judge = (boxes: readonly PlanBox[], cost: number) => Judged;

const daysOf = (box: PlanBox, { terms }: Search) => terms.days[box.transport];

/** By the last box's day, then by cost. */
export const soonest =
  (search: Search): Judge =>
  (boxes, cost) => [Math.max(...boxes.map((box) => daysOf(box, search)?.days_max ?? 0)), cost];

/** By what is least certain, then by what goes without protection, by cost, and by what is lost with a single box. */
export const safest =
  (search: Search): Judge =>
  (boxes, cost) => [
    Math.max(
      ...boxes.map((box) => {
        const days = daysOf(box, search);
        return days ? days.days_max - days.days_min : 0;
      }),
    ),
    boxes.reduce((all, box) => all + lackingIn(box, search.units, search.terms.care), 0),
    cost,
    Math.max(...boxes.map(stakeOf)),
  ];

export const cheapest: Judge = (_, cost) => [cost];

export function isBetter(one: Judged, other: Judged | undefined): boolean {
  if (!other) return true;
  const at = one.findIndex((figure, place) => figure !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/**
 * By trying: every split, every way of each of its boxes, each added up as a plan is, and the best of all by each judge. A lane that
 * several plans share is priced once; nothing of how plans are searched is used.
 */
export function bestByTrying<Name extends string>(
  search: Search,
  judges: Readonly<Record<Name, Judge>>,
): Partial<Record<Name, Judged>> {
  const best: Partial<Record<Name, Judged>> = {};
  const price = pricing(search);
  const names = Object.keys(judges) as Name[];
  const go = (split: readonly Group[], boxes: readonly PlanBox[]): void => {
    const group = split[boxes.length];
    if (group) {
      for (const box of price.waysOf(group)) go(split, [...boxes, box]);
      return;
    }
    const cost = price.costOf(boxes);
    if (cost === undefined) return;
    for (const name of names) {
      const judged = judges[name](boxes, cost);
      if (isBetter(judged, best[name])) best[name] = judged;
    }
  };
  for (const split of splitsOf(search.units)) go(split, []);
  return best;
}

type Group = readonly [PlanUnit, ...PlanUnit[]];

/** Boxes and lanes as they are asked for over and over. */
function pricing(search: Search) {
  const { units, terms, ways } = search;
  const names = new Map<PlanUnit, number>(units.map((unit, at) => [unit, 2 ** at]));
  const nameOf = (group: Group) => group.reduce((all, unit) => all + (names.get(unit) ?? 0), 0);
  const byGroup = new Map<number, readonly PlanBox[]>();
  const byLane = new Map<string, readonly LaneBox[] | undefined>();
  const boxesOf = (group: Group): readonly PlanBox[] =>
    ways
      .map((way: TransportId) => boxOf(search, group, way))
      .filter((box) => lineOfBox(box, units, terms) !== undefined);
  const laneFor = (lane: string, boxes: readonly PlanBox[]) => {
    const name = `${lane} ${boxes
      .map((box) => nameOf(box.units))
      .toSorted((one, other) => one - other)
      .join()}`;
    if (!byLane.has(name)) byLane.set(name, priceLane(boxes, units, terms));
    return byLane.get(name) ?? [];
  };
  return {
    waysOf: (group: Group): readonly PlanBox[] => {
      const name = nameOf(group);
      const known = byGroup.get(name) ?? boxesOf(group);
      byGroup.set(name, known);
      return known;
    },
    costOf: (boxes: readonly PlanBox[]): PricedPlan["cost"] => {
      const lanes = new Map<string, PlanBox[]>();
      for (const box of boxes) {
        const lane = laneOf(box);
        const some = lanes.get(lane);
        if (some) some.push(box);
        else lanes.set(lane, [box]);
      }
      return addUp(
        [...lanes].flatMap(([lane, some]) => laneFor(lane, some)),
        terms,
      ).cost;
    },
  };
}
