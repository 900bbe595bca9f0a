import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { tariffClasses } from "../../goods/shippability/goods-class.ts";
import { quoteShipment, type ShipmentParcel } from "../shipments/quote-shipment.ts";
import { taiwanLines } from "./testing/plan-cases.ts";
import { leastShareOf } from "./least-share.ts";

const [base] = taiwanLines;
if (!base) throw new Error("Taiwan has no line");

const lines = fc.record({
  per_kg: fc.integer({ min: 1, max: 300_00 }),
  per_cbm: fc.constantFrom(0, 0, 5_000_00, 9_000_33),
  divisor: fc.constantFrom(null, 5_000, 6_000),
  base_fee: fc.constantFrom(0, 50_00),
  minimum_fee: fc.constantFrom(0, 375_00),
  minimum_weight_g: fc.constantFrom(0, 1_000, 10_000),
  weight_step_g: fc.constantFrom(1, 100, 500, 1_000),
  first_weight_g: fc.constantFrom(undefined, undefined, 1_000),
  first_fee: fc.constantFrom(0, 10, 200_00),
});

const measures = fc.record({
  weight_g: fc.integer({ min: 1, max: 30_000 }),
  length_mm: fc.integer({ min: 10, max: 900 }),
  width_mm: fc.integer({ min: 10, max: 900 }),
  height_mm: fc.integer({ min: 10, max: 900 }),
});

describe("the least that a parcel pays of what leaves together", () => {
  test("is never above its part of the freight, whatever it goes with", () => {
    fc.assert(
      fc.property(
        fc.array(lines, { minLength: 3, maxLength: 3 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), measures), {
          minLength: 1,
          maxLength: 8,
        }),
        (rates, some) => {
          const rows = rates.map((one, at) => ({
            ...base,
            ...one,
            tariff_class: tariffClasses[at] ?? "ordinary",
          }));
          const parcels = some.flatMap(([at, own]): ShipmentParcel[] => {
            const line = rows[at];
            return line ? [{ line, measures: own }] : [];
          });
          const [first, ...others] = parcels;
          if (!first) return;
          const { shares } = quoteShipment([first, ...others]);
          for (const [at, parcel] of parcels.entries())
            expect(shares[at]?.international).toBeGreaterThanOrEqual(
              leastShareOf(parcel.line, parcel.measures),
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  test("is its weight at the line's rate but for a few cents, and nothing where a first weight has a price of its own", () => {
    const small = { weight_g: 2_000, length_mm: 200, width_mm: 300, height_mm: 250 };
    expect(leastShareOf({ ...base, per_kg: 135_00 }, small)).toBeGreaterThan(269_00);
    expect(leastShareOf({ ...base, first_weight_g: 500, first_fee: 1 }, small)).toBe(0);
  });
});
