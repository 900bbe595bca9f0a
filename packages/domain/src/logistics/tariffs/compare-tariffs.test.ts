import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TariffLine } from "../../money/price-book/freight.ts";
import { compareTariffs, type BilledBefore } from "./compare-tariffs.ts";

const air: TariffLine = {
  region: "TW",
  transport: 12,
  tariff_class: "ordinary",
  currency: "TWD",
  per_kg: 120_00,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 80_00,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 100,
  days_min: 4,
  days_max: 6,
};
const sensitive: TariffLine = { ...air, tariff_class: "sensitive", per_kg: 150_00 };

const parcel = (weight_g: number, tariff_class: "ordinary" | "sensitive" = "ordinary") => ({
  tariff_class,
  measures: { weight_g, length_mm: 100, width_mm: 100, height_mm: 100 },
});
const bill = (tid: string, ...parcels: ReturnType<typeof parcel>[]): BilledBefore => ({
  tid,
  shipments: [{ region: "TW", transport: 12, parcels }],
});

describe("a changed line", () => {
  const lines = [air, sensitive];
  test("is compared over bills, with what rises most first [BO-42]", () => {
    const bills = [bill("a", parcel(1_000)), bill("b", parcel(3_000)), bill("c", parcel(2_000))];
    expect(compareTariffs(bills, lines, { ...air, per_kg: 130_00 })).toEqual({
      bills: 3,
      changed: 3,
      before: 960_00,
      after: 1_020_00,
      rises: [
        { tid: "b", before: 440_00, after: 470_00 },
        { tid: "c", before: 320_00, after: 340_00 },
        { tid: "a", before: 200_00, after: 210_00 },
      ],
    });
  });
  test("that falls rises for nobody, and what leaves together is reckoned together", () => {
    const together = bill("d", parcel(1_000), parcel(2_000, "sensitive"));
    expect(compareTariffs([together], lines, { ...sensitive, per_kg: 100_00 })).toEqual({
      bills: 1,
      changed: 1,
      before: 120_00 + 300_00 + 80_00,
      after: 120_00 + 200_00 + 80_00,
      rises: [],
    });
  });
  test("leaves out a bill that no line prices any more", () => {
    expect(compareTariffs([bill("e", parcel(1_000, "sensitive"))], [air], air).bills).toBe(0);
  });
  test("changes nothing where it says the same", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50_000 })), (weights) => {
        const bills = weights.map((weight_g, at) => bill(String(at), parcel(weight_g)));
        const compared = compareTariffs(bills, lines, { ...air });
        expect(compared).toMatchObject({ bills: weights.length, changed: 0, rises: [] });
        expect(compared.after).toBe(compared.before);
      }),
    );
  });
});
