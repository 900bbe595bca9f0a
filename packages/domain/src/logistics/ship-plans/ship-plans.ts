import type { TransportId } from "../../goods/shippability/transports.ts";
import { type Cents, wholeUnits } from "../../kernel/money.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import { bestExact, type KnownLanes, type Search } from "./best-exact.ts";
import { bestNearby, type PricedLanes } from "./best-nearby.ts";
import { lineOfBox, type PlanTerms } from "./plan-terms.ts";
import {
  boxesNow,
  exactUpTo,
  insuranceOf,
  isStanding,
  type PlanBox,
  type PlanUnit,
} from "./plan-unit.ts";
import { pricePlan, type PricedPlan } from "./price-plan.ts";

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
  /** The least that one of its boxes is insured by. */
  readonly insured: InsuranceType;
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
 * the cheapest of those whose last box comes soonest; safest the cheapest of those that are insured by the most on offer
 * and whose arrival is least uncertain. A plan that another is at least as good as in every one of these is not told.
 */
export function shipPlans(
  units: readonly PlanUnit[],
  terms: PlanTerms,
  insurances: readonly InsuranceType[],
): ShipPlans {
  const ways = waysOf(units, terms);
  const now = pricePlan(boxesNow(units), units, terms);
  const most = insurances.reduce<InsuranceType>((top, one) => (one > top ? one : top), 0);
  const wishes: Record<PlanKind, Pick<Search, "ways" | "wished">> = {
    cheapest: { ways, wished: 0 },
    fastest: { ways: within(units, terms, ways, ({ days_max }) => days_max), wished: 0 },
    safest: {
      ways: within(units, terms, ways, ({ days_max, days_min }) => days_max - days_min),
      wished: most,
    },
  };
  const known: Known = { exact: new Map(), nearby: new Map() };
  const found = planKinds.flatMap((kind): ShipPlan[] => {
    const boxes = bestPlan({ units, terms, ...wishes[kind] }, known);
    const best = boxes && pricePlan(boxes, units, terms);
    const priced = kind === "cheapest" && best && now && isNotWorthIt(best, now) ? now : best;
    return priced ? [describe(priced, { kind, units, terms, now })] : [];
  });
  const plans = collapse(found);
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

interface Known {
  readonly exact: KnownLanes;
  readonly nearby: PricedLanes;
}

const bestPlan = (search: Search, known: Known): readonly PlanBox[] | undefined =>
  search.units.length <= exactUpTo
    ? bestExact(search, known.exact)
    : bestNearby(search, known.nearby);

/** Ways that anything at all may go. */
function waysOf(units: readonly PlanUnit[], terms: PlanTerms): readonly TransportId[] {
  const ways = Object.keys(terms.days).map(Number) as TransportId[];
  return ways.filter((way) => units.some((unit) => goesBy(unit, way, { units, terms })));
}

const goesBy = (
  unit: PlanUnit,
  transport: TransportId,
  { units, terms }: { readonly units: readonly PlanUnit[]; readonly terms: PlanTerms },
): boolean =>
  lineOfBox({ units: [unit], transport, insurance: insuranceOf([unit], 0) }, units, terms) !==
  undefined;

/** The ways that are at most as bad at something as the best way of whatever has the worst one. */
function within(
  units: readonly PlanUnit[],
  terms: PlanTerms,
  ways: readonly TransportId[],
  badness: (days: { readonly days_min: number; readonly days_max: number }) => number,
): readonly TransportId[] {
  const of = (way: TransportId): number => {
    const days = terms.days[way];
    return days ? badness(days) : Infinity;
  };
  const bound = Math.max(
    0,
    ...units
      .filter(({ is_fixed }) => !is_fixed)
      .map((unit) =>
        Math.min(...ways.filter((way) => goesBy(unit, way, { units, terms })).map(of)),
      ),
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
    insured: priced.boxes.reduce<InsuranceType>(
      (least, { box }) => (box.insurance < least ? box.insurance : least),
      4,
    ),
    saving: now ? now.cost - priced.cost : null,
    isStanding: priced.boxes.every(({ box }) => isStanding(box, units)),
  };
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
      if (first) kept.splice(0, kept.length, ...rest, { ...plan, kinds: [first, ...kinds] });
    }
  }
  return kept;
}

const isAsGood = (one: ShipPlan, other: ShipPlan): boolean =>
  one.cost <= other.cost &&
  one.days_max <= other.days_max &&
  one.spread_days <= other.spread_days &&
  one.insured >= other.insured;

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
    const all: PlanBox = { units: open, transport, insurance: insuranceOf(open, 0) };
    const priced = pricePlan([...boxesNow(fixed), all], units, terms);
    return priced ? [priced] : [];
  });
  return together.toSorted((one, other) => one.cost - other.cost)[0];
}
