import type { TransportId } from "../../goods/shippability/transports.ts";
import { wholeUnits } from "../../kernel/money.ts";
import type { Search } from "./best-exact.ts";
import { boxesNow, insuranceOf, isStanding, type PlanBox, type PlanUnit } from "./plan-unit.ts";
import { addUp, type LaneBox, laneOf, priceLane } from "./price-plan.ts";

/** So many plans are looked at for a parcel at most, the fewer the more parcels there are: the search ends, whatever it has found. */
const looked = 10_000;

/** What lanes cost that were priced before, for whoever searches among the same parcels for something else. */
export type PricedLanes = Map<string, readonly LaneBox[] | undefined>;

/**
 * A good way to send many parcels: from several beginnings (all on one line, each by its cheapest, as everything stands)
 * one parcel or one box after the other is put elsewhere, as long as that is cheaper. Never dearer than its beginnings.
 */
export function bestNearby(
  search: Search,
  known: PricedLanes = new Map(),
): readonly PlanBox[] | undefined {
  const price = rememberLanes(search, known);
  const ends = beginnings(search).flatMap((begun) => {
    const worth = price.worthOf(begun);
    return worth === undefined ? [] : [descend(begun, worth, search, price)];
  });
  return ends.toSorted((one, other) => one.worth - other.worth)[0]?.boxes;
}

interface Prices {
  /** Cost and, where costs are equal, boxes; undefined for what may not go so. */
  readonly worthOf: (boxes: readonly PlanBox[]) => number | undefined;
  readonly isSpent: () => boolean;
}

/** Most of a plan stays as it is when one parcel moves: lanes are priced once. */
function rememberLanes({ units, terms }: Search, known: PricedLanes): Prices {
  let left = looked / units.length;
  const place = new Map(units.map((unit, at) => [unit, at]));
  const nameOf = ({ units: own }: PlanBox) => own.map((unit) => place.get(unit)).join(" ");
  const laneAt = (lane: string, boxes: readonly PlanBox[]) => {
    const name = `${lane}:${boxes.map((box) => `${box.insurance} ${nameOf(box)}`).join(",")}`;
    if (!known.has(name)) known.set(name, priceLane(boxes, units, terms));
    return known.get(name);
  };
  return {
    isSpent: () => left <= 0,
    worthOf: (boxes) => {
      left -= 1;
      const lanes = [...Map.groupBy(boxes, laneOf)].map(([lane, some]) => laneAt(lane, some));
      if (lanes.some((lane) => lane === undefined)) return undefined;
      return (
        addUp(
          lanes.flatMap((lane) => lane ?? []),
          terms,
        ).cost *
          64 +
        boxes.length
      );
    },
  };
}

function descend(
  begun: readonly PlanBox[],
  worth: number,
  search: Search,
  price: Prices,
): { readonly boxes: readonly PlanBox[]; readonly worth: number } {
  let best = { boxes: begun, worth };
  for (let isBetter = true; isBetter && !price.isSpent();) {
    isBetter = false;
    for (const changed of changesOf(best.boxes, search)) {
      const now = price.worthOf(changed);
      if (now !== undefined && now < best.worth) {
        best = { boxes: changed, worth: now };
        isBetter = true;
        break;
      }
      if (price.isSpent()) break;
    }
  }
  return best;
}

/** One box by another line, two in one, one parcel into another box or one of its own, two parcels in each other's place. */
function* changesOf(boxes: readonly PlanBox[], search: Search): Generator<readonly PlanBox[]> {
  const open = boxes.filter(({ units: [first] }) => !first.is_fixed);
  const fixed = boxes.filter(({ units: [first] }) => first.is_fixed);
  const boxOf = makeBox(search);
  const without = (...gone: readonly PlanBox[]) => [
    ...fixed,
    ...open.filter((box) => !gone.includes(box)),
  ];
  for (const box of open)
    for (const way of search.ways)
      if (way !== box.transport) yield [...without(box), ...boxOf(box.units, way)];
  for (const [at, one] of open.entries())
    for (const other of open.slice(at + 1))
      for (const way of new Set([one.transport, other.transport]))
        yield [...without(one, other), ...boxOf([...one.units, ...other.units], way)];
  for (const from of open)
    for (const unit of from.units) {
      const rest = from.units.filter((one) => one !== unit);
      const left = boxOf(rest, from.transport);
      for (const to of open)
        if (to !== from)
          yield [...without(from, to), ...left, ...boxOf([...to.units, unit], to.transport)];
      if (rest.length > 0)
        for (const way of search.ways) yield [...without(from), ...left, ...boxOf([unit], way)];
    }
  for (const [at, one] of open.entries())
    for (const other of open.slice(at + 1))
      for (const mine of one.units)
        for (const theirs of other.units)
          yield [
            ...without(one, other),
            ...boxOf([...one.units.filter((unit) => unit !== mine), theirs], one.transport),
            ...boxOf([...other.units.filter((unit) => unit !== theirs), mine], other.transport),
          ];
}

/** A box of these, in the order in which they are known; none of nothing. */
const makeBox =
  ({ units: all, wished }: Search) =>
  (units: readonly PlanUnit[], transport: TransportId): PlanBox[] => {
    const [first, ...others] = all.filter((unit) => units.includes(unit));
    if (!first) return [];
    const insurance = insuranceOf([first, ...others], wished);
    return [{ units: [first, ...others], transport, insurance }];
  };

function beginnings(search: Search): readonly (readonly PlanBox[])[] {
  const { units, ways } = search;
  const boxOf = makeBox(search);
  const fixed = units
    .filter(({ is_fixed }) => is_fixed)
    .flatMap((unit) => boxOf([unit], unit.transport));
  const open = units.filter(({ is_fixed }) => !is_fixed);
  const cheapest = (unit: PlanUnit, first: readonly TransportId[]): TransportId | undefined =>
    [...first, ...ways].find((way) => isCarried(unit, way, search));
  const byWay = (first: readonly TransportId[], isPacked: boolean): readonly PlanBox[] => {
    const going = Map.groupBy(open, (unit) => cheapest(unit, first) ?? unit.transport);
    return [...going].flatMap(([way, some]) =>
      isPacked
        ? packedFirst(some, search).flatMap((each) => boxOf(each, way))
        : some.flatMap((unit) => boxOf([unit], way)),
    );
  };
  const now = boxesNow(units).flatMap((box) => boxOf(box.units, box.transport));
  return [
    now,
    ...ways.flatMap((way) => [
      [...fixed, ...byWay([way], true)],
      [...fixed, ...byWay([way], false)],
    ]),
  ];
}

const isCarried = (unit: PlanUnit, transport: TransportId, { units, terms, wished }: Search) => {
  const box: PlanBox = { units: [unit], transport, insurance: insuranceOf([unit], wished) };
  return isStanding(box, units) || priceLane([box], units, terms) !== undefined;
};

/** Into boxes of one class that stay below what is free, the dearest goods first; freight may take some over it later. */
function packedFirst(units: readonly PlanUnit[], { terms }: Search): readonly PlanUnit[][] {
  const free = wholeUnits(terms.customs.freeUpTo_units) || Infinity;
  const worthOf = ({ goods }: PlanUnit) => goods.reduce((cents, { value }) => cents + value, 0);
  const boxes: { readonly held: PlanUnit[]; worth: number }[] = [];
  for (const unit of units.toSorted((one, other) => worthOf(other) - worthOf(one))) {
    const fits = boxes.find(
      ({ held, worth }) =>
        held[0]?.tariff_class === unit.tariff_class && worth + worthOf(unit) <= free * 0.85,
    );
    if (fits) {
      fits.held.push(unit);
      fits.worth += worthOf(unit);
    } else boxes.push({ held: [unit], worth: worthOf(unit) });
  }
  return boxes.map(({ held }) => held);
}
