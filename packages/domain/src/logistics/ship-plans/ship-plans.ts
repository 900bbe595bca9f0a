import type { TransportId } from "../../goods/shippability/transports.ts";
import { type Cents, wholeUnits } from "../../kernel/money.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import { exactly } from "./best-exact.ts";
import { nearby, type PricedLanes } from "./best-nearby.ts";
import { lackingIn, stakeOf } from "./box-care.ts";
import { boxOf, type Search } from "./box-of.ts";
import type { KnownQuotes } from "./lane-quotes.ts";
import { lineOfBox, type PlanTerms } from "./plan-terms.ts";
import { boxesNow, exactUpTo, isStanding, type PlanBox, type PlanUnit } from "./plan-unit.ts";
import { pricePlan, type PricedPlan } from "./price-plan.ts";
import { throughAll } from "./through-all.ts";

/** What a plan is the best at. */
export const planKinds = ["cheapest", "fastest", "safest"] as const;
export type PlanKind = (typeof planKinds)[number];

export interface ShipPlan extends PricedPlan {
  /** One plan may be the best at several. */
  readonly kinds: readonly [PlanKind, ...PlanKind[]];
  /** Until the last of its boxes is at the door, from today. */
  readonly days_max: number;
  /** By how many days the arrival of its least certain box may differ. */
  readonly spread_days: number;
  /** The least that one of its boxes is insured by, of those that are not packed. */
  readonly insured: InsuranceType;
  /** Lines of goods that go without a service that rules call for to keep them from harm. */
  readonly lacking: number;
  /** What is lost with the worst of its boxes that no insurance pays. Cents. */
  readonly stake: Cents;
  /** What it is cheaper than as everything stands, taxes included; null where nothing can be said of that. */
  readonly saving: Cents | null;
  /** Everything stands so already. */
  readonly isStanding: boolean;
}

export interface ShipPlans {
  /** None where something may go by no way. */
  readonly plans: readonly ShipPlan[];
  /** As everything stands now; undefined where that can be priced by no line. */
  readonly now: PricedPlan | undefined;
  /** Everything in one box, where that may be and is dearer than the cheapest: so people see why it is not proposed. */
  readonly allInOne: PricedPlan | undefined;
  /** Whether no other way could be cheaper; else only a good one is known. */
  readonly isExact: boolean;
}

/**
 * The cheapest, the fastest and the safest way to send what lies in one warehouse for one person and one door. Fastest is
 * the cheapest of those whose last box comes soonest. Safest are those that are insured by the most on offer and whose arrival
 * is least uncertain; of them those whose goods go without the fewest services that rules call for to keep them from harm, of
 * them the cheapest, and of what costs the same the one that loses least with a single box. A plan that another is at least as
 * good as in every one of these is not told.
 */
export const shipPlans = (
  units: readonly PlanUnit[],
  terms: PlanTerms,
  insurances: readonly InsuranceType[],
): ShipPlans => throughAll(shipPlansBySteps(units, terms, insurances));

/** The same in steps of some milliseconds, so that others may be served between two. */
export function* shipPlansBySteps(
  units: readonly PlanUnit[],
  terms: PlanTerms,
  insurances: readonly InsuranceType[],
): Generator<void, ShipPlans> {
  const ways = waysOf(units, terms);
  yield;
  const now = pricePlan(boxesNow(units), units, terms);
  const most = insurances.reduce<InsuranceType>((top, one) => (one > top ? one : top), 0);
  const plain: Search = { units, terms, ways, wished: 0 };
  const safe: Search = { ...plain, wished: most, isCared: true };
  const wishes: Record<PlanKind, Search> = {
    cheapest: plain,
    fastest: { ...plain, ways: within(plain, ({ days_max }) => days_max) },
    safest: {
      ...safe,
      ways: within(safe, ({ days_max, days_min }) => days_max - days_min),
    },
  };
  const known: Known = { exact: new Map(), nearby: new Map() };
  const found: ShipPlan[] = [];
  let thrifty: readonly PlanBox[] | undefined;
  for (const kind of planKinds) {
    const isThrifty = kind === "fastest" && thrifty && keepsTo(thrifty, wishes.fastest.ways);
    const boxes = isThrifty ? thrifty : yield* bestPlan(wishes[kind], known);
    if (kind === "cheapest") thrifty = boxes;
    const best = boxes && pricePlan(boxes, units, terms);
    const priced = kind === "cheapest" && best && now && isNotWorthIt(best, now) ? now : best;
    if (priced) found.push(describe(priced, { kind, units, terms, now }));
  }
  const plans = collapse(found);
  yield;
  const allInOne = oneBox(units, terms, ways);
  const cheapest = plans.find(({ kinds }) => kinds.includes("cheapest"));
  return {
    plans,
    now,
    allInOne: cheapest && allInOne && allInOne.cost > cheapest.cost ? allInOne : undefined,
    isExact: units.length <= exactUpTo,
  };
}

/** For less than one unit of money nobody packs anything, unless customs counts fewer parcels then. */
function isNotWorthIt(best: PricedPlan, now: PricedPlan): boolean {
  const counted = ({ boxes }: PricedPlan) =>
    boxes.filter(({ clearance }) => clearance === "free").length;
  return now.cost - best.cost < wholeUnits(1) && counted(now) <= counted(best);
}

/** Whether boxes go by these ways, except for what leaves as it is: the best of all ways is the best of those then. */
const keepsTo = (boxes: readonly PlanBox[], ways: readonly TransportId[]): boolean =>
  boxes.every(({ units: [first], transport }) => first.is_fixed || ways.includes(transport));

interface Known {
  readonly exact: KnownQuotes;
  readonly nearby: PricedLanes;
}

const bestPlan = (search: Search, known: Known): Generator<void, readonly PlanBox[] | undefined> =>
  search.units.length <= exactUpTo ? exactly(search, known.exact) : nearby(search, known.nearby);

/** Ways that anything at all may go. */
function waysOf(units: readonly PlanUnit[], terms: PlanTerms): readonly TransportId[] {
  const ways = Object.keys(terms.days).map(Number) as TransportId[];
  const search = { units, terms, wished: 0 } as const;
  return ways.filter((way) => units.some((unit) => goesBy(unit, way, search)));
}

/** By itself, or in the box that it waits to be packed into: that may stand on a line which takes no more. */
function goesBy(unit: PlanUnit, way: TransportId, search: Omit<Search, "ways">): boolean {
  const { units, terms } = search;
  const isCarried = (some: PlanBox["units"]) =>
    lineOfBox(boxOf(search, some, way), units, terms) !== undefined;
  if (isCarried([unit])) return true;
  const whole = boxesNow(units).find((box) => box.units.includes(unit));
  return whole !== undefined && whole.units.length > 1 && isCarried(whole.units);
}

/** The ways that are at most as bad at something as the best way of whatever has the worst one. */
function within(
  search: Search,
  badness: (days: { readonly days_min: number; readonly days_max: number }) => number,
): readonly TransportId[] {
  const { units, terms, ways } = search;
  const of = (way: TransportId): number => {
    const days = terms.days[way];
    return days ? badness(days) : Infinity;
  };
  const bound = Math.max(
    0,
    ...units
      .filter(({ is_fixed }) => !is_fixed)
      .map((unit) => Math.min(...ways.filter((way) => goesBy(unit, way, search)).map(of))),
  );
  return ways.filter((way) => of(way) <= bound);
}

function describe(
  priced: PricedPlan,
  {
    kind,
    units,
    terms,
    now,
  }: {
    readonly kind: PlanKind;
    readonly units: readonly PlanUnit[];
    readonly terms: PlanTerms;
    readonly now: PricedPlan | undefined;
  },
): ShipPlan {
  const days = priced.boxes.flatMap(({ box }) => terms.days[box.transport] ?? []);
  return {
    ...priced,
    kinds: [kind],
    days_max: Math.max(...days.map((one) => one.days_max)),
    spread_days: Math.max(...days.map((one) => one.days_max - one.days_min)),
    insured: leastInsured(priced),
    lacking: priced.boxes.reduce((all, { box }) => all + lackingIn(box, units, terms.care), 0),
    stake: Math.max(...priced.boxes.map(({ box }) => stakeOf(box))),
    saving: now ? now.cost - priced.cost : null,
    isStanding: priced.boxes.every(({ box }) => box.care.length === 0 && isStanding(box, units)),
  };
}

/** What is packed is insured as it is by any plan: it counts where nothing else goes. */
function leastInsured({ boxes }: PricedPlan): InsuranceType {
  const open = boxes.filter(({ box }) => !box.units[0].is_fixed);
  return (open.length > 0 ? open : boxes).reduce<InsuranceType>(
    (least, { box }) => (box.insurance < least ? box.insurance : least),
    4,
  );
}

/** What is at least as good in everything takes over what the other is the best at. */
function collapse(found: readonly ShipPlan[]): readonly ShipPlan[] {
  const kept: ShipPlan[] = [];
  for (const plan of found) {
    const better = kept.findIndex((one) => isAsGood(one, plan));
    const known = kept[better];
    if (known) kept[better] = { ...known, kinds: [...known.kinds, ...plan.kinds] };
    else {
      const worse = kept.filter((one) => isAsGood(plan, one));
      const [first, ...kinds] = [...worse.flatMap((one) => one.kinds), ...plan.kinds];
      const rest = kept.filter((one) => !worse.includes(one));
      if (first)
        kept.splice(0, kept.length, ...rest, {
          ...plan,
          kinds: [first, ...kinds],
        });
    }
  }
  return kept;
}

const isAsGood = (one: ShipPlan, other: ShipPlan): boolean =>
  one.cost <= other.cost &&
  one.days_max <= other.days_max &&
  one.spread_days <= other.spread_days &&
  one.insured >= other.insured &&
  one.lacking <= other.lacking &&
  one.stake <= other.stake;

/** Everything that may share a box in one, by the way where that is cheapest. */
function oneBox(
  units: readonly PlanUnit[],
  terms: PlanTerms,
  ways: readonly TransportId[],
): PricedPlan | undefined {
  const fixed = units.filter(({ is_fixed }) => is_fixed);
  const [first, ...others] = units.filter(({ is_fixed }) => !is_fixed);
  if (!first || others.length === 0) return undefined;
  const together = ways.flatMap((transport): PricedPlan[] => {
    const open = [first, ...others] as const;
    const all = boxOf({ units, terms, wished: 0 }, open, transport);
    const priced = pricePlan([...boxesNow(fixed), all], units, terms);
    return priced ? [priced] : [];
  });
  return together.toSorted((one, other) => one.cost - other.cost)[0];
}
