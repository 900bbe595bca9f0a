import type { TariffClass } from "../../goods/shippability/goods-class.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import type { Cents } from "../../kernel/money.ts";
import { quoteShipment } from "../shipments/quote-shipment.ts";
import { type Declared, declaredOf, isSmall, raiseOf, taxOf } from "./clearance.ts";
import { careOf } from "./box-care.ts";
import {
  boxOf,
  extraOf,
  isLighter,
  isLighterThan,
  perCent,
  type Search,
  stakeIn,
  type Weighed as Found,
} from "./box-of.ts";
import { type Mask, type Reading, readingsOf, unitsIn } from "./readings.ts";
import { classOfBox, isTaxWanted, lineOfBox, type PlanLine, type PlanTerms } from "./plan-terms.ts";
import type { PlanBox } from "./plan-unit.ts";

/** What was found on a lane for one wish, for whoever asks about the same parcels with fewer ways. */
export type KnownLanes = Map<string, readonly Best[]>;

const nothingYet: Found = { worth: 0, stake: 0, boxes: [] };

/** By how many times are used at most. */
type Best = readonly (Found | undefined)[];

interface Lane {
  readonly transport: TransportId;
  readonly isTaxed: boolean;
}

/**
 * The cheapest of all ways to send some parcels, taxes included: of every split into boxes, on every line. What a lane
 * costs follows from the classes its boxes pay and no further from how they are packed; so for each set of parcels on a
 * lane its freight is asked once for each such reading, and the packing that customs asks least for is found within it.
 * Undefined where something may go nowhere.
 */
export function bestExact(
  search: Search,
  known: KnownLanes = new Map(),
): readonly PlanBox[] | undefined {
  const { units, terms, ways, wished, isCared = false } = search;
  const all: Mask = 2 ** units.length - 1;
  const isScarce = terms.customs.freeUpTo_units > 0 && terms.freeTimesLeft < units.length;
  const times = isScarce ? Math.max(0, terms.freeTimesLeft) : 0;
  let joined: Best[] = [[...Array(times + 1)].map(() => nothingYet)];
  for (const lane of lanesOf(search)) {
    const isOpen = ways.includes(lane.transport);
    const name = [wished, isCared, lane.transport, lane.isTaxed, isOpen].join(" ");
    const own = known.get(name) ?? bestOnLane(search, { lane, times, isScarce });
    known.set(name, own);
    joined = join(joined, own, { all, times });
  }
  return joined[all]?.[times]?.boxes;
}

function lanesOf({ units, ways }: Search): readonly Lane[] {
  const all = new Set([...ways, ...units.map(({ transport }) => transport)]);
  const taxes = [...new Set(units.map(({ is_tax_wanted }) => is_tax_wanted))];
  // Boxes without a wish for tax have none in them that has it; with one, they may hold both.
  return [...all].flatMap((transport) => taxes.map((isTaxed) => ({ transport, isTaxed })));
}

/** Of what is found on some lanes and on one more the best of both together. */
function join(
  before: readonly Best[],
  lane: readonly Best[],
  { all, times }: { readonly all: Mask; readonly times: number },
): Best[] {
  const joined: Best[] = [];
  for (let set: Mask = 0; set <= all; set += 1) {
    const best: (Found | undefined)[] = [];
    for (let part = set; ; part = (part - 1) & set) {
      for (let used = 0; used <= times; used += 1)
        for (let here = 0; here <= used; here += 1) {
          const one = lane[part]?.[here];
          const other = before[set ^ part]?.[used - here];
          if (one && other) keepLighter(best, used, one, other);
        }
      if (part === 0) break;
    }
    joined[set] = best;
  }
  return joined;
}

/** Two parts together, where that is lighter than what is known. Most are not: only what is kept is put together. */
function keepLighter(best: (Found | undefined)[], used: number, one: Found, other: Found): void {
  const sums = {
    worth: one.worth + other.worth,
    stake: one.stake > other.stake ? one.stake : other.stake,
    count: one.boxes.length + other.boxes.length,
  };
  if (isLighterThan(best[used], sums))
    best[used] = { worth: sums.worth, stake: sums.stake, boxes: [...other.boxes, ...one.boxes] };
}

interface OnLane {
  readonly lane: Lane;
  readonly times: number;
  readonly isScarce: boolean;
}

/** Of every set of parcels the best way to send it by one lane. */
function bestOnLane(search: Search, on: OnLane): Best[] {
  const { units } = search;
  const found: Best[] = [[...Array(on.times + 1)].map(() => nothingYet)];
  const boxes = boxesOn(search, on.lane);
  const taken = new Set(boxes.flatMap((box) => (box ? [box.tariff_class] : [])));
  for (let set: Mask = 1; set < 2 ** units.length; set += 1) {
    const best: (Found | undefined)[] = [];
    for (const reading of readingsOf(units, set, taken)) {
      const worst = Math.max(...Array.from(best, (one) => one?.worth ?? Infinity), -1);
      const packed = packBest(search, {
        ...on,
        set,
        reading,
        boxes,
        below: best.length > on.times ? worst : Infinity,
      });
      for (const [used, one] of packed.entries())
        if (one && isLighter(one, best[used])) best[used] = one;
    }
    found[set] = best;
  }
  return found;
}

interface KnownBox {
  readonly alone: readonly [PlanBox];
  readonly line: PlanLine;
  readonly tariff_class: TariffClass;
  /** What it is insured by more, and its services; cents. */
  readonly more: Cents;
  /** What it weighs beside its cents. */
  readonly extra: number;
  readonly stake: Cents;
  readonly declared: Declared;
}

/** Every box that a lane takes, by what is in it. */
function boxesOn(search: Search, { transport, isTaxed }: Lane): (KnownBox | undefined)[] {
  const { units, ways, terms } = search;
  return Array.from({ length: 2 ** units.length }, (_, set) => {
    const [first, ...others] = unitsIn(units, set);
    if (!first || isTaxWanted([first, ...others]) !== isTaxed) return undefined;
    if (!ways.includes(transport) && !first.is_fixed) return undefined;
    const box = boxOf(search, [first, ...others], transport);
    const line = lineOfBox(box, units, terms);
    return (
      line && {
        alone: [box] as const,
        line,
        tariff_class: classOfBox(box.units),
        more: raiseOf(box, units) + careOf(box),
        extra: extraOf(box, search),
        stake: stakeIn(box, search),
        declared: declaredOf(box),
      }
    );
  });
}

interface ToPack extends OnLane {
  readonly set: Mask;
  readonly reading: Reading;
  /** What a packing has to be better than to be of any use. */
  readonly below: number;
  readonly boxes: readonly (KnownBox | undefined)[];
}

/** One box as what it costs beside the freight of its lane, taxed, and where it may come in free, if it does. */
interface BoxCost {
  readonly taxed: Found;
  readonly free: Found | undefined;
}

/** Of all packings of a set whose boxes pay by this reading the one that customs asks least for. */
function packBest(search: Search, toPack: ToPack): Best {
  const { set, times } = toPack;
  const lane = costsOnLane(search, toPack);
  if (!lane) return [];
  const packed: (Found | undefined)[][] = [];
  packed[0] = Array.from({ length: times + 1 }, () => ({
    ...nothingYet,
    worth: lane.freight * perCent,
  }));
  // Sets within this one, the smaller ones first.
  for (let some = set & -set; some !== 0; some = (some - set) & set)
    packed[some] = packSet(some, { packed, costs: lane.costs, times });
  return packed[set] ?? [];
}

interface Packing {
  readonly packed: readonly (readonly (Found | undefined)[])[];
  readonly costs: readonly (BoxCost | undefined)[];
  readonly times: number;
}

/** The box that the first of a set lies in, and the rest as it is packed best. */
function packSet(set: Mask, { packed, costs, times }: Packing): (Found | undefined)[] {
  const best: (Found | undefined)[] = [];
  const first = set & -set;
  const others = set ^ first;
  for (let beside = others; ; beside = (beside - 1) & others) {
    const cost = costs[first | beside];
    const rest = packed[others ^ beside];
    if (cost && rest)
      for (let used = 0; used <= times; used += 1) {
        keepWith(best, used, cost.taxed, rest[used]);
        if (cost.free !== undefined && used > 0) keepWith(best, used, cost.free, rest[used - 1]);
      }
    if (beside === 0) return best;
  }
}

const keepWith = (
  best: (Found | undefined)[],
  used: number,
  one: Found,
  rest: Found | undefined,
): void => {
  if (rest) keepLighter(best, used, one, rest);
};

/** The freight of a set on its lane by a reading, and what each box of it costs beside that. */
function costsOnLane(
  { units, terms }: Search,
  { lane, set, reading, boxes, isScarce, below }: ToPack,
):
  | {
      readonly freight: Cents;
      readonly costs: readonly (BoxCost | undefined)[];
    }
  | undefined {
  const lines = terms.lines[lane.isTaxed ? "taxed" : "untaxed"][lane.transport];
  const parcels = units.flatMap(({ measures }, at) => {
    const line = ((set >> at) & 1) === 1 ? lines[reading[at] ?? "ordinary"] : undefined;
    return line ? [{ at, line, measures }] : [];
  });
  const [first, ...others] = parcels;
  if (!first) return undefined;
  const quote = quoteShipment([first, ...others]);
  if (quote.total * perCent > below) return undefined;
  const international = new Map(
    parcels.map(({ at }, index) => [at, quote.shares[index]?.international ?? 0]),
  );
  const costs: (BoxCost | undefined)[] = [];
  for (let some = set; some !== 0; some = (some - 1) & set) {
    const known = boxes[some];
    const isRead = (at: number) => ((some >> at) & 1) === 0 || reading[at] === known?.tariff_class;
    if (!known || !reading.every((_, at) => isRead(at))) continue;
    let share = 0;
    for (const [at, cents] of international) if (((some >> at) & 1) === 1) share += cents;
    costs[some] = costOfBox(known, { share, terms, isScarce });
  }
  return { freight: quote.total, costs };
}

function costOfBox(
  known: KnownBox,
  { share, terms, isScarce }: { share: Cents; terms: PlanTerms; isScarce: boolean },
): BoxCost {
  const found = (cents: Cents): Found => ({
    worth: cents * perCent + known.extra,
    stake: known.stake,
    boxes: known.alone,
  });
  const free = found(known.more);
  if (known.line.is_tax_included) return { taxed: free, free: undefined };
  const value = known.declared.worth + share;
  const isFree = isSmall(value, terms.customs);
  if (isFree && !isScarce) return { taxed: free, free: undefined };
  const taxed = found(known.more + taxOf(known.declared, value, terms.customs).high);
  return { taxed, free: isFree ? free : undefined };
}
