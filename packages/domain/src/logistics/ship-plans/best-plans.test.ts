import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { bestExact, bestNearby } from "./testing/best-plans.ts";
import { boxesNow, type PlanUnit } from "./plan-unit.ts";
import { pricePlan } from "./price-plan.ts";
import {
  cheapestByTrying,
  splitsOf,
  termsOf,
  unitOf,
  type UnitWish,
} from "./testing/plan-cases.ts";

const wishes = fc.record({
  weight_g: fc.integer({ min: 200, max: 9_000 }),
  side_mm: fc.integer({ min: 80, max: 420 }),
  // Goods that were wholly compensated are worth nothing.
  value: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 80_00, max: 1_900_00 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  tariff_class: fc.constantFrom("ordinary", "ordinary", "sensitive", "special"),
  duty_class: fc.constantFrom("clothing", "toys", "care", undefined),
  insured: fc.constantFrom(0, 2, 4),
  is_tax_wanted: fc.constantFrom(false, false, false, true),
} as const);

const unitsOf = (some: readonly UnitWish[]): PlanUnit[] =>
  some.map((wish, at) => unitOf(`SP${at}`, wish));

const cases = (least: number, most: number) =>
  fc.record({
    region: fc.constantFrom("TW", "TH"),
    freeTimesLeft: fc.integer({ min: 0, max: 6 }),
    some: fc.array(wishes, { minLength: least, maxLength: most }),
  } as const);

const costOf = (
  boxes: Parameters<typeof pricePlan>[0] | undefined,
  of: readonly PlanUnit[],
  terms: ReturnType<typeof termsOf>,
) => boxes && pricePlan(boxes, of, terms)?.cost;

describe("the cheapest way found", () => {
  test("is never dearer than any split tried by hand, up to five parcels by four ways", () => {
    fc.assert(
      fc.property(cases(1, 5), ({ region, freeTimesLeft, some }) => {
        const [units, terms] = [unitsOf(some), termsOf(region, { freeTimesLeft })];
        const ways: TransportId[] = region === "TW" ? [12, 8, 9] : [12, 9, 10];
        const found = bestExact({ units, terms, ways, wished: 0 });
        expect(costOf(found, units, terms)).toBe(cheapestByTrying(units, terms, ways));
      }),
      { numRuns: 60 },
    );
  });

  test("is missed by whoever only tries everything in one box, and by whoever sends each alone", () => {
    const terms = termsOf("TW");
    // Together they are worth more than is free; each alone pays the least that the line asks for.
    const units = unitsOf([
      { value: 1_100_00 },
      { value: 1_000_00 },
      { value: 300_00, weight_g: 300 },
    ]);
    const best = cheapestByTrying(units, terms, [12, 8]) ?? 0;
    expect(costOf(bestExact({ units, terms, ways: [12, 8], wished: 0 }), units, terms)).toBe(best);
    const [all] = [...splitsOf(units)].filter((split) => split.length === 1);
    const inOne = (all ?? []).map(
      (group) => ({ units: group, transport: 8, insurance: 2, care: [] }) as const,
    );
    expect(pricePlan(inOne, units, terms)?.cost).toBeGreaterThan(best);
    const scarce = termsOf("TW", { freeTimesLeft: 2 });
    const alone = boxesNow(units);
    expect(pricePlan(alone, units, scarce)?.cost).toBeGreaterThan(
      costOf(bestExact({ units, terms: scarce, ways: [12, 8], wished: 0 }), units, scarce) ?? 0,
    );
  });

  test("of more parcels is never dearer than as everything stands, and every parcel is in it once", () => {
    fc.assert(
      fc.property(cases(9, 16), ({ region, freeTimesLeft, some }) => {
        const units = unitsOf(
          some.map((wish) => ({ ...wish, tariff_class: "ordinary", is_tax_wanted: false })),
        );
        const terms = termsOf(region, { freeTimesLeft });
        const found = bestNearby({ units, terms, ways: [12, 8, 9, 10], wished: 0 });
        const now = pricePlan(boxesNow(units), units, terms);
        expect(costOf(found, units, terms)).toBeLessThanOrEqual(now?.cost ?? Infinity);
        const tids = (found ?? []).flatMap((box) => box.units.map(({ tid }) => tid));
        expect(tids.toSorted()).toEqual(units.map(({ tid }) => tid).toSorted());
      }),
      { numRuns: 6 },
    );
  });
});
