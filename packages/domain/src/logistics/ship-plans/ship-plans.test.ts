import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import type { InsuranceType } from "../../trade/charges/insurance.ts";
import { bestExact } from "./testing/best-plans.ts";
import { boxOf } from "./box-of.ts";
import { boxesNow, type PlanBox, type PlanUnit } from "./plan-unit.ts";
import { pricePlan } from "./price-plan.ts";
import { type ShipPlan, shipPlans } from "./ship-plans.ts";
import {
  careOfShops,
  taiwanLines,
  termsOf,
  thaiLines,
  unitOf,
  type UnitWish,
} from "./testing/plan-cases.ts";
import {
  bestByTrying,
  cheapest,
  isBetter,
  type Judged,
  safest,
  soonest,
} from "./testing/tried-plans.ts";

const insurances: readonly InsuranceType[] = [0, 2, 3];

const wishes = fc.record({
  weight_g: fc.integer({ min: 200, max: 12_000 }),
  side_mm: fc.integer({ min: 80, max: 620 }),
  value: fc.integer({ min: 40_00, max: 1_050_00 }).map((half) => 2 * half),
  tariff_class: fc.constantFrom("ordinary", "ordinary", "sensitive", "special"),
  duty_class: fc.constantFrom("clothing", "toys", "care", undefined),
  insured: fc.constantFrom(0, 2, 3),
  is_tax_wanted: fc.constantFrom(false, false, false, true),
  // Orders of two parcels, and a pair that waits to be packed into one box.
  order: fc.constantFrom("A", "B", "C", "D", "E"),
  merged_tid: fc.constantFrom(null, null, null, "SPM"),
  transports: fc.constantFrom<readonly TransportId[]>([12, 8, 9, 10], [12, 8, 9, 10], [12]),
  facts: fc.constantFrom([], [], ["fragile"], ["battery"], ["liquid"], ["magnet"]),
  had: fc.constantFrom([], [], [], [{ service: "waterproof", oid: null }]),
  // A box that is packed leaves as it is, by air; and what was asked for of a parcel as it is, is gone in another box.
  is_fixed: fc.constantFrom(false, false, false, false, false, false, false, true),
  had_as_is: fc.constantFrom([], [], [{ service: "waterproof", oid: null }]),
} as const);

/** Lines that take boxes up to a weight and a side, one of them by space too, one with tax in it, one closed at times. */
const limited = fc.record({
  weight_max_g: fc.constantFrom(null, 15_000, 30_000),
  side_max_mm: fc.constantFrom(null, 500, 600),
  isSeaOpen: fc.boolean(),
});

const cases = (least: number, most: number) =>
  fc.record({
    region: fc.constantFrom("TW", "TH"),
    freeTimesLeft: fc.integer({ min: 0, max: 6 }),
    carrier: fc.constantFrom(1, 2),
    limits: limited,
    some: fc.array(wishes, { minLength: least, maxLength: most }),
  } as const);

type Case =
  ReturnType<typeof cases> extends fc.Arbitrary<infer One>
    ? Omit<One, "some"> & { readonly some: readonly UnitWish[] }
    : never;

/** What waits to be packed together goes one way, is insured alike, and is not packed yet. */
const unitsOf = (some: readonly UnitWish[]): PlanUnit[] =>
  some.map((wish, at) =>
    unitOf(`SP${at}`, wish.merged_tid ? { ...wish, insurance: 3, is_fixed: false } : wish),
  );

/** As the region's tariff has them: no line to Thailand takes special goods, and none to Taiwan has tax in it. */
const asGoing = (region: Case["region"], wish: UnitWish): UnitWish =>
  region === "TW"
    ? { ...wish, is_tax_wanted: false }
    : { ...wish, ...(wish.tariff_class === "special" ? { tariff_class: "sensitive" } : {}) };

function placeOf({ region, freeTimesLeft, carrier, limits, some }: Case) {
  const lines = region === "TW" ? taiwanLines : thaiLines;
  const { weight_max_g, side_max_mm, isSeaOpen } = limits;
  const tariff = lines.map((line) => ({
    ...line,
    ...(line.transport === 12 ? {} : { weight_max_g, side_max_mm }),
    is_open: line.transport !== 9 || isSeaOpen,
  }));
  const terms = termsOf(region, {
    freeTimesLeft,
    carrier,
    tariff,
    care: careOfShops,
  });
  const ways: TransportId[] = region === "TW" ? [12, 8, 9] : [12, 9, 10];
  return { units: unitsOf(some.map((wish) => asGoing(region, wish))), terms, ways };
}

/** As if customs asked for nothing. */
function untaxed({ customs }: ReturnType<typeof placeOf>["terms"]) {
  const duty = Object.fromEntries(
    Object.entries(customs.duty).map(([name, rate]) => [name, { ...rate, low_bp: 0, high_bp: 0 }]),
  );
  return { ...customs, vat_bp: 0, duty };
}

const planAt = (plans: readonly ShipPlan[], kind: ShipPlan["kinds"][number]) =>
  plans.find(({ kinds }) => kinds.includes(kind));

/** Of how many cases there was anything to compare. */
let planned = 0;

/** Each of the three plans by its own measure beside the best of everything there is. */
function compare(one: Case): void {
  const { units, terms, ways } = placeOf(one);
  const { plans } = shipPlans(units, terms, insurances);
  const plain = { units, terms, ways, wished: 0 } as const;
  const careful = { ...plain, wished: 3, isCared: true } as const;
  const tried = bestByTrying(plain, { cheapest, soonest: soonest(plain) });
  const { safe } = bestByTrying(careful, { safe: safest(careful) });
  const told = {
    cheapest: planAt(plans, "cheapest"),
    fastest: planAt(plans, "fastest"),
    safest: planAt(plans, "safest"),
  };
  const now = pricePlan(boxesNow(units), units, terms);
  // For less than one unit of money nothing is moved.
  const least = tried.cheapest?.[0];
  const { cost } = told.cheapest ?? {};
  const isLeft = cost !== undefined && cost === now?.cost;
  expect((cost ?? 0) - (least ?? 0)).toBeLessThan(isLeft ? 100 : 1);
  expect(cost === undefined).toBe(least === undefined);
  const judgedAs = (plan: ShipPlan | undefined, judge: ReturnType<typeof soonest>) =>
    plan &&
    judge(
      plan.boxes.map(({ box }) => box),
      plan.cost,
    );
  expect(judgedAs(told.fastest, soonest(plain))).toEqual(tried.soonest);
  expect(judgedAs(told.safest, safest(careful))).toEqual(safe);
  planned += plans.length > 0 ? 1 : 0;
  for (const plan of plans) expect(plan.total - plan.care).toBe(billOf(plan));
}

const billOf = ({ boxes }: ShipPlan) =>
  boxes.reduce((cents, { freight, raise }) => cents + freight + raise, 0);

// Every split of eight parcels by every line is some seconds of work, more where the machine has other things to do.
describe("the three plans", { timeout: 60_000 }, () => {
  test("are beaten by nothing that can be tried by hand: not in price, not in days, not in safety, up to six parcels by every line", () => {
    fc.assert(fc.property(cases(1, 6), compare), { numRuns: 80 });
    expect(planned).toBeGreaterThan(40);
  });

  test("are beaten by nothing that can be tried by hand, of seven and of eight parcels", () => {
    planned = 0;
    fc.assert(fc.property(cases(7, 7), compare), { numRuns: 12 });
    fc.assert(fc.property(cases(8, 8), compare), { numRuns: 8 });
    expect(planned).toBeGreaterThan(5);
  });

  test("are told from worse ones by the same trying: from what stands, from one another, and from plans that overlook a limit", () => {
    const beaten = {
      standing: 0,
      later: 0,
      barer: 0,
      timesOverlooked: 0,
      harmOverlooked: 0,
    };
    const count = (name: keyof typeof beaten, isBeaten: boolean) => {
      if (isBeaten) beaten[name] += 1;
    };
    fc.assert(
      fc.property(cases(3, 6), (one) => {
        const { units, terms, ways } = placeOf(one);
        const plain = { units, terms, ways, wished: 0 } as const;
        const careful = { ...plain, wished: 3, isCared: true } as const;
        const best = bestByTrying(plain, { cheapest, soonest: soonest(plain) });
        const { safe } = bestByTrying(careful, { safe: safest(careful) });
        const judged = (boxes: readonly PlanBox[] | undefined, judge: typeof cheapest) => {
          const cost = boxes && pricePlan(boxes, units, terms)?.cost;
          return boxes && cost !== undefined ? judge(boxes, cost) : undefined;
        };
        const isWorse = (own: Judged | undefined, other: Judged | undefined) =>
          own !== undefined && other !== undefined && isBetter(other, own);
        const thrifty = bestExact(plain);
        count("standing", isWorse(judged(boxesNow(units), cheapest), best.cheapest));
        count("later", isWorse(judged(thrifty, soonest(plain)), best.soonest));
        count("barer", isWorse(judged(thrifty, safest(careful)), safe));
        // One that asks for services after it has packed.
        const packed = bestExact({ ...careful, isCared: false })?.map((box) =>
          boxOf(careful, box.units, box.transport),
        );
        count("harmOverlooked", isWorse(judged(packed, safest(careful)), safe));
      }),
      { numRuns: 60 },
    );
    // One that believes in more free times than are left.
    fc.assert(
      fc.property(cases(4, 6), (one) => {
        const some = one.some.map((wish) => ({ ...wish, value: wish.value / 2, merged_tid: null }));
        const { units, terms, ways } = placeOf({ ...one, some, region: "TW", freeTimesLeft: 1 });
        const plain = { units, terms, ways, wished: 0 } as const;
        const often = bestExact({ ...plain, terms: { ...terms, freeTimesLeft: 6 } });
        const cost = often && pricePlan(often, units, terms)?.cost;
        const best = bestByTrying(plain, { cheapest }).cheapest ?? [];
        count("timesOverlooked", cost !== undefined && isBetter(best, [cost]));
      }),
      { numRuns: 40 },
    );
    expect(Object.entries(beaten).filter(([, times]) => times === 0)).toEqual([]);
  });

  test("that overlook the weight or the sides a line takes, a carrier's limits, a closed line or tax are told by the same trying", () => {
    const free = { weight_max_g: null, side_max_mm: null, isSeaOpen: true } as const;
    const overlooked = {
      weight: { limits: { ...free, weight_max_g: 15_000 } },
      side: { limits: { ...free, side_max_mm: 500 } },
      carrier: { limits: free, carrier: 2 },
      closed: { limits: { ...free, isSeaOpen: false } },
      tax: { limits: free },
    } as const;
    const noticed = { weight: 0, side: 0, carrier: 0, closed: 0, tax: 0 };
    fc.assert(
      fc.property(cases(3, 5), (one) => {
        for (const name of ["weight", "side", "carrier", "closed", "tax"] as const) {
          const own: Case = { ...one, carrier: 1, ...overlooked[name] };
          const { units, terms, ways } = placeOf(own);
          const seen = placeOf({ ...own, carrier: 1, limits: free }).terms;
          const blind = name === "tax" ? { ...seen, customs: untaxed(seen) } : seen;
          const least = bestByTrying({ units, terms, ways, wished: 0 }, { cheapest }).cheapest;
          const boxes = bestExact({ units, terms: blind, ways, wished: 0 });
          const cost = boxes && pricePlan(boxes, units, terms)?.cost;
          // What may not go so has no price at all, where something else would have had one.
          if (least && boxes && (cost === undefined || cost > (least[0] ?? 0))) noticed[name] += 1;
          expect(cost ?? Infinity).toBeGreaterThanOrEqual(least?.[0] ?? 0);
        }
      }),
      { numRuns: 60 },
    );
    expect(Object.entries(noticed).filter(([, times]) => times === 0)).toEqual([]);
  });
});
