import type { TransportId } from "../../goods/shippability/transports.ts";
import { wholeUnits } from "../../kernel/money.ts";
import {
  boxOf,
  extraOf,
  isLighter,
  perCent,
  type Search,
  stakeIn,
  type Weighed,
} from "./box-of.ts";
import { boxesNow, isStanding, type PlanBox, type PlanUnit } from "./plan-unit.ts";
import { addUp, type LaneBox, laneOf, priceLane } from "./price-plan.ts";

/** So many plans are looked at for a parcel at most, the fewer the more parcels there are: the search ends, whatever it has found. */
const looked = 10_000;

/** What lanes cost that were priced before, for whoever searches among the same parcels for something else. */
export type PricedLanes = Map<string, readonly LaneBox[] | undefined>;

/**
 * A good way to send many parcels: from several beginnings (all on one line, each by its cheapest, as everything stands)
 * one parcel or one box after the other is put elsewhere, as long as that is cheaper. Never dearer than its beginnings.
 * In steps of some milliseconds, for whoever has others waiting.
 */
export function* nearby(
  search: Search,
  known: PricedLanes,
): Generator<void, readonly PlanBox[] | undefined> {
  const price = rememberLanes(search, known);
  const boxFor = makeBox(search);
  const ends: Weighed[] = [];
  for (const begun of beginnings(search, boxFor)) {
    const weighed = price.weigh(begun);
    if (weighed) ends.push(yield* descend(weighed, { search, price, boxFor }));
  }
  return ends.toSorted((one, other) => (isLighter(one, other) ? -1 : 1))[0]?.boxes;
}

interface Prices {
  /** Undefined for what may not go so. */
  readonly weigh: (boxes: readonly PlanBox[]) => Weighed | undefined;
  readonly isSpent: () => boolean;
}

/** Most of a plan stays as it is when one parcel moves: lanes are priced once. */
function rememberLanes(search: Search, known: PricedLanes): Prices {
  const { units, terms } = search;
  let left = looked / units.length;
  const place = new Map(units.map((unit, at) => [unit, at]));
  const nameOf = ({ units: own }: PlanBox) => own.map((unit) => place.get(unit)).join(" ");
  const boxes = new Map<string, { readonly extra: number; readonly stake: number }>();
  const beside = (box: PlanBox) => {
    const name = `${box.transport} ${nameOf(box)}`;
    const own = boxes.get(name) ?? { extra: extraOf(box, search), stake: stakeIn(box, search) };
    boxes.set(name, own);
    return own;
  };
  const laneAt = (lane: string, boxes: readonly PlanBox[]) => {
    const name = `${lane}:${boxes.map((box) => `${box.insurance} ${box.care.length} ${nameOf(box)}`).join(",")}`;
    if (!known.has(name)) known.set(name, priceLane(boxes, units, terms));
    return known.get(name);
  };
  return {
    isSpent: () => left <= 0,
    weigh: (boxes) => {
      left -= 1;
      const lanes = [...Map.groupBy(boxes, laneOf)].map(([lane, some]) => laneAt(lane, some));
      if (lanes.some((lane) => lane === undefined)) return undefined;
      const { cost } = addUp(
        lanes.flatMap((lane) => lane ?? []),
        terms,
      );
      let [worth, stake] = [cost * perCent, 0];
      for (const box of boxes) {
        const own = beside(box);
        worth += own.extra;
        stake = Math.max(stake, own.stake);
      }
      return { worth, stake, boxes };
    },
  };
}

interface Descent {
  readonly search: Search;
  readonly price: Prices;
  readonly boxFor: BoxFor;
}

function* descend(begun: Weighed, { search, price, boxFor }: Descent): Generator<void, Weighed> {
  let best = begun;
  for (let isBetter = true; isBetter && !price.isSpent();) {
    isBetter = false;
    for (const changed of changesOf(best.boxes, search, boxFor)) {
      yield;
      const now = price.weigh(changed);
      if (now && isLighter(now, best)) {
        best = now;
        isBetter = true;
        break;
      }
      if (price.isSpent()) break;
    }
  }
  return best;
}

/** One box by another line, two in one, one parcel into another box or one of its own, two parcels in each other's place. */
function* changesOf(
  boxes: readonly PlanBox[],
  search: Search,
  boxFor: BoxFor,
): Generator<readonly PlanBox[]> {
  const open = boxes.filter(({ units: [first] }) => !first.is_fixed);
  const fixed = boxes.filter(({ units: [first] }) => first.is_fixed);
  const without = (...gone: readonly PlanBox[]) => [
    ...fixed,
    ...open.filter((box) => !gone.includes(box)),
  ];
  for (const box of open)
    for (const way of search.ways)
      if (way !== box.transport) yield [...without(box), ...boxFor(box.units, way)];
  for (const [at, one] of open.entries())
    for (const other of open.slice(at + 1))
      for (const way of new Set([one.transport, other.transport]))
        yield [...without(one, other), ...boxFor([...one.units, ...other.units], way)];
  for (const from of open)
    for (const unit of from.units) {
      const rest = from.units.filter((one) => one !== unit);
      const left = boxFor(rest, from.transport);
      for (const to of open)
        if (to !== from)
          yield [...without(from, to), ...left, ...boxFor([...to.units, unit], to.transport)];
      if (rest.length > 0)
        for (const way of search.ways) yield [...without(from), ...left, ...boxFor([unit], way)];
    }
  for (const [at, one] of open.entries())
    for (const other of open.slice(at + 1))
      for (const mine of one.units)
        for (const theirs of other.units)
          yield [
            ...without(one, other),
            ...boxFor([...one.units.filter((unit) => unit !== mine), theirs], one.transport),
            ...boxFor([...other.units.filter((unit) => unit !== theirs), mine], other.transport),
          ];
}

type BoxFor = (units: readonly PlanUnit[], transport: TransportId) => PlanBox[];

/** A box of these, in the order in which they are known; none of nothing. What it asks for is worked out once in a search. */
const makeBox = (search: Search): BoxFor => {
  const known = new Map<string, PlanBox>();
  return (units, transport) => {
    const [first, ...others] = search.units.filter((unit) => units.includes(unit));
    if (!first) return [];
    const name = [transport, first.tid, ...others.map(({ tid }) => tid)].join(" ");
    const box = known.get(name) ?? boxOf(search, [first, ...others], transport);
    known.set(name, box);
    return [box];
  };
};

function beginnings(search: Search, boxFor: BoxFor): readonly (readonly PlanBox[])[] {
  const { units, ways } = search;
  const fixed = units
    .filter(({ is_fixed }) => is_fixed)
    .flatMap((unit) => boxFor([unit], unit.transport));
  const open = units.filter(({ is_fixed }) => !is_fixed);
  const cheapest = (unit: PlanUnit, first: readonly TransportId[]): TransportId | undefined =>
    [...first, ...ways].find((way) => isCarried(unit, way, search));
  const byWay = (first: readonly TransportId[], isPacked: boolean): readonly PlanBox[] => {
    const going = Map.groupBy(open, (unit) => cheapest(unit, first) ?? unit.transport);
    return [...going].flatMap(([way, some]) =>
      isPacked
        ? packedFirst(some, search).flatMap((each) => boxFor(each, way))
        : some.flatMap((unit) => boxFor([unit], way)),
    );
  };
  const now = boxesNow(units).flatMap((box) => boxFor(box.units, box.transport));
  return [
    now,
    ...ways.flatMap((way) => [
      [...fixed, ...byWay([way], true)],
      [...fixed, ...byWay([way], false)],
    ]),
  ];
}

const isCarried = (unit: PlanUnit, transport: TransportId, search: Search) => {
  const { units, terms } = search;
  const box = boxOf(search, [unit], transport);
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
