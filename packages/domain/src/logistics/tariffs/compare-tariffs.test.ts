import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import type { TariffLine } from "../../money/price-book/freight.ts";
import { compareTariffs, isSameLine, type BilledBefore } from "./compare-tariffs.ts";

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
  groups: [],
  shipments: [{ region: "TW", transport: 12, is_tax_included: false, parcels }],
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
      byGroup: [{ group: null, bills: 3, changed: 3, before: 960_00, after: 1_020_00 }],
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
      byGroup: [{ group: null, bills: 1, changed: 1, before: 500_00, after: 400_00 }],
      rises: [],
    });
  });
  test("leaves out a bill that no line prices any more", () => {
    expect(compareTariffs([bill("e", parcel(1_000, "sensitive"))], [air], air).bills).toBe(0);
  });
  test("of everybody leaves a group's bills as they are, and of a group everybody else's [BO-42]", () => {
    const of = (tid: string, ...groups: number[]) => ({ ...bill(tid, parcel(1_000)), groups });
    const bills = [of("a", 7), of("b"), of("c", 8), of("d", 7, 8)];
    const ofSeven = { ...air, group: 7, per_kg: 100_00 };
    const risen = compareTariffs(bills, [...lines, ofSeven], {
      ...air,
      per_kg: 130_00,
    });
    expect(risen.byGroup).toEqual([
      { group: 7, bills: 2, changed: 0, before: 360_00, after: 360_00 },
      { group: null, bills: 2, changed: 2, before: 400_00, after: 420_00 },
    ]);
    const begun = compareTariffs(bills, lines, ofSeven);
    expect(begun.byGroup).toEqual([
      { group: 7, bills: 2, changed: 2, before: 400_00, after: 360_00 },
      { group: null, bills: 2, changed: 0, before: 400_00, after: 400_00 },
    ]);
  });
  test("counts a bill by the goods of that class that it has, and by the way they went", () => {
    const mixed = bill("a", parcel(1_000), parcel(1_000, "sensitive"));
    const bySea = { ...air, transport: 9 as const };
    const two = {
      ...bill("b", parcel(1_000)),
      shipments: [
        ...bill("b", parcel(1_000)).shipments,
        { region: "TW", transport: 9, is_tax_included: false, parcels: [parcel(1_000)] },
      ],
    } as const;
    const compare = (one: BilledBefore, changed: TariffLine) =>
      compareTariffs([one], [...lines, bySea], changed);
    expect(compare(mixed, { ...air, per_kg: 130_00 })).toMatchObject({ bills: 1, changed: 1 });
    expect(compare(two, { ...bySea, per_kg: 130_00 })).toMatchObject({ bills: 1, changed: 1 });
    expect(compare(bill("c", parcel(1_000)), { ...bySea, per_kg: 1_00 }).bills).toBe(0);
    expect(compare(bill("d", parcel(1_000)), { ...sensitive, per_kg: 1_00 }).bills).toBe(0);
  });
  test("replaces the line of its own region, way and class, and no other", () => {
    const inBangkok = { ...air, region: "TH" as const };
    const bySea = { ...air, transport: 9 as const };
    const dearer = { ...air, per_kg: 1 };
    expect(isSameLine(air, dearer)).toBe(true);
    for (const other of [inBangkok, bySea, sensitive, { ...air, group: 7 }])
      expect(isSameLine(air, other)).toBe(false);
    expect(isSameLine(inBangkok, { ...inBangkok, transport: 9 })).toBe(false);
  });
  test("leaves out a bill of which some goods have no line any more, or had none before", () => {
    const mixed = bill("a", parcel(1_000), parcel(1_000, "sensitive"));
    expect(compareTariffs([mixed], [air], { ...air, per_kg: 130_00 })).toMatchObject({ bills: 0 });
    const begun = compareTariffs([bill("b", parcel(1_000, "sensitive"))], [air], sensitive);
    expect(begun).toMatchObject({ bills: 0, byGroup: [], rises: [] });
  });
  test("shows whose bills are most first", () => {
    const of = (tid: string, ...groups: number[]) => ({ ...bill(tid, parcel(1_000)), groups });
    const ofSeven = { ...air, group: 7 };
    const bills = [of("a", 7), of("b"), of("c"), of("d")];
    const compared = compareTariffs(bills, [...lines, ofSeven], { ...air, per_kg: 130_00 });
    expect(compared.byGroup.map(({ group, bills: count }) => [group, count])).toEqual([
      [null, 3],
      [7, 1],
    ]);
  });
  test("with tax in it is compared over bills of whoever wanted that alone [BO-42]", () => {
    const [plain] = [bill("a", parcel(1_000))];
    const taxed = {
      ...bill("b", parcel(1_000)),
      shipments: plain.shipments.map((one) => ({ ...one, is_tax_included: true })),
    };
    const withTax = { ...air, is_tax_included: true, per_kg: 150_00 };
    const compared = compareTariffs([plain, taxed], [...lines, withTax], {
      ...withTax,
      per_kg: 160_00,
    });
    expect(compared).toMatchObject({ bills: 1, before: 230_00, after: 240_00 });
    const without = compareTariffs([plain, taxed], [...lines, withTax], { ...air, per_kg: 130_00 });
    expect(without.rises).toEqual([{ tid: "a", before: 200_00, after: 210_00 }]);
    expect(without.bills).toBe(1);
  });
  test("that closes is compared by the line with tax that takes its place", () => {
    const withTax = { ...air, is_tax_included: true, per_kg: 150_00 };
    const closed = { ...air, is_open: false };
    expect(compareTariffs([bill("a", parcel(1_000))], [air, withTax], closed)).toMatchObject({
      bills: 1,
      before: 200_00,
      after: 230_00,
    });
  });
  test("of a group with tax in it is that group's", () => {
    const one = bill("a", parcel(1_000));
    const shipments = one.shipments.map((each) => ({ ...each, is_tax_included: true }));
    const withTax = { ...air, is_tax_included: true };
    const ofSeven = { ...withTax, group: 7, per_kg: 100_00 };
    expect(
      compareTariffs([{ ...one, groups: [7], shipments }], [...lines, withTax], ofSeven).byGroup,
    ).toMatchObject([{ group: 7, before: 200_00, after: 180_00 }]);
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
