import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { defaultAcceptance, tariffClasses } from "../../goods/shippability/goods-class.ts";
import { quoteFreight, type TariffLine } from "../../money/price-book/freight.ts";
import { quoteShipment } from "../shipments/quote-shipment.ts";
import { compareLines } from "./compare-lines.ts";

const inTaiwan = (
  [
    [9, "ordinary", 35_00, { minimum_weight_g: 10_000 }],
    [8, "ordinary", 55_00, { minimum_fee: 375_00 }],
    [12, "ordinary", 135_00, { minimum_weight_g: 1_000 }],
    [12, "sensitive", 165_00, { minimum_weight_g: 1_000 }],
    [12, "special", 195_00, { minimum_weight_g: 1_000 }],
  ] as const
).map(([transport, tariff_class, per_kg, rest]) => ({
  region: "TW" as const,
  currency: "TWD" as const,
  per_cbm: 0,
  base_fee: 0,
  minimum_fee: 0,
  delivery_fee: 100_00,
  divisor: 6_000,
  minimum_weight_g: 0,
  weight_step_g: 1_000,
  days_min: 3,
  days_max: 5,
  is_open: true,
  weight_max_g: null,
  side_max_mm: null,
  transport,
  tariff_class,
  per_kg,
  ...rest,
}));

/** Lines that staff may write, with a divisor or a price per cubic metre, fees and minimums or none. */
const anyLine: fc.Arbitrary<TariffLine> = fc.record({
  first_weight_g: fc.constantFrom(0, 500, 1_000, 3_000),
  first_fee: fc.integer({ min: 1, max: 500_00 }),
  region: fc.constant("TH" as const),
  transport: fc.constantFrom(12, 8, 9, 10),
  tariff_class: fc.constantFrom("ordinary", "sensitive", "special"),
  currency: fc.constant("THB" as const),
  per_kg: fc.nat(500_00),
  per_cbm: fc.oneof(fc.constant(0), fc.nat(20_000_00)),
  base_fee: fc.oneof(fc.constant(0), fc.nat(500_00)),
  minimum_fee: fc.oneof(fc.constant(0), fc.nat(500_00)),
  delivery_fee: fc.nat(200_00),
  divisor: fc.constantFrom(null, 4_000, 5_000, 6_000, 8_000),
  minimum_weight_g: fc.oneof(fc.constant(0), fc.nat(20_000)),
  weight_step_g: fc.constantFrom(1, 100, 500, 1_000),
  days_min: fc.constant(3),
  days_max: fc.constant(9),
});
const measures = { weight_g: 1_400, length_mm: 300, width_mm: 220, height_mm: 180 };
const anyMeasures = fc.record({
  weight_g: fc.integer({ min: 1, max: 100_000 }),
  length_mm: fc.integer({ min: 1, max: 2_000 }),
  width_mm: fc.integer({ min: 1, max: 2_000 }),
  height_mm: fc.integer({ min: 1, max: 2_000 }),
});

const [bySea, , byAir] = inTaiwan;
const waysOf = (lines: Parameters<typeof compareLines>[0], acceptance = defaultAcceptance) =>
  compareLines(lines, { measures, tariff_class: "ordinary" }, acceptance).map(
    ({ line }) => line.transport,
  );

test("a way stands by what it costs for such goods, whatever it costs for others", () => {
  const forOthers = { ...bySea!, tariff_class: "sensitive" as const, per_kg: 1 };
  const takesAll = { ...defaultAcceptance, 9: ["ordinary", "sensitive"] as const };
  expect(waysOf([bySea!, byAir!, forOthers], takesAll)).toEqual([12, 9, 9]);
});

test("a way stands by the price that takes the parcel, whatever another would come to", () => {
  const light = { ...byAir!, is_tax_included: true, per_kg: 1, weight_max_g: 1 };
  const cheaper = { ...bySea!, minimum_weight_g: 0 };
  expect(waysOf([byAir!, cheaper, light])).toEqual([9, 12, 12]);
  const none = { ...bySea!, per_kg: 0, weight_max_g: 1 };
  expect(waysOf([byAir!, light, none])).toEqual([12, 9, 12]);
});

describe("all lines compared", () => {
  const compared = (tariff_class: "ordinary" | "sensitive" = "ordinary", of = inTaiwan) =>
    compareLines(of, { measures, tariff_class }, defaultAcceptance).map(
      ({ line, quote }) => [line.transport, line.tariff_class, quote.total] as const,
    );

  test("begin with those for such goods, the cheapest first [FRT-08]", () => {
    expect(compared()).toEqual([
      [12, "ordinary", 370_00],
      [9, "ordinary", 450_00],
      [8, "ordinary", 475_00],
      [12, "sensitive", 430_00],
      [12, "special", 490_00],
    ]);
    expect(compared("sensitive")[0]).toEqual([12, "sensitive", 430_00]);
  });
  test.each([
    [{ weight_max_g: 1_399 }, { code: "parcel_too_heavy", values: { kg: 1.399 } }],
    [{ weight_max_g: 1_400 }, undefined],
    [{ side_max_mm: 299 }, { code: "side_too_long", values: { cm: 29.9 } }],
    [{ side_max_mm: 300 }, undefined],
  ] as const)(
    "name the limit %o that a parcel is beyond, behind those that take it",
    (limit, beyond) => {
      const limited = inTaiwan.map((line) =>
        line.transport === 12 ? { ...line, ...limit } : line,
      );
      const quoted = compareLines(
        limited,
        { measures, tariff_class: "ordinary" },
        defaultAcceptance,
      );
      const air = quoted.findIndex(({ line }) => line.transport === 12);
      expect(quoted[air]?.beyond).toEqual(beyond);
      expect(air).toBe(beyond ? 2 : 0);
    },
  );
  test("put a way with tax in its price beside the one without [FRT-08]", () => {
    const taxed = inTaiwan.flatMap((line) =>
      line.transport === 12 ? [{ ...line, is_tax_included: true, per_kg: 300_00 }, line] : line,
    );
    const ways = compareLines(taxed, { measures, tariff_class: "ordinary" }, defaultAcceptance);
    expect(ways.slice(0, 4).map(({ line, quote }) => [line.transport, quote.total])).toEqual([
      [12, 370_00],
      [12, 700_00],
      [9, 450_00],
      [8, 475_00],
    ]);
  });
  test("keep a way apart from itself where only one of the two takes the parcel", () => {
    const light = inTaiwan.flatMap((line) =>
      line.transport === 12
        ? [
            { ...line, per_kg: 1_00, weight_max_g: 1_000 },
            { ...line, per_kg: 400_00 },
          ]
        : line,
    );
    const ways = compareLines(light, { measures, tariff_class: "ordinary" }, defaultAcceptance);
    // What cannot take it makes nothing cheaper, and stands behind everything that can.
    expect(ways.slice(0, 4).map(({ line, beyond }) => [line.transport, !beyond])).toEqual([
      [9, true],
      [8, true],
      [12, true],
      [12, false],
    ]);
  });
  test("leave out what is closed and what does not take its class", () => {
    const closed = inTaiwan.map((line) => ({ ...line, is_open: line.transport !== 8 }));
    expect(compared("ordinary", closed).map(([transport]) => transport)).not.toContain(8);
    const sea = inTaiwan.map((line) => ({ ...line, transport: 9 as const }));
    expect(new Set(compared("sensitive", sea).map(([, one]) => one))).toEqual(
      new Set(["ordinary"]),
    );
  });
});

describe("on any line that a tariff may have", () => {
  test("what is estimated is what a bill of that parcel says [FRT-09]", () => {
    fc.assert(
      fc.property(anyLine, anyMeasures, (line, measured) => {
        const [one] = compareLines(
          [{ ...line, is_open: true, weight_max_g: null, side_max_mm: null }],
          { measures: measured, tariff_class: line.tariff_class },
          {
            12: [...tariffClasses],
            8: [...tariffClasses],
            9: [...tariffClasses],
            10: [...tariffClasses],
          },
        );
        const bill = quoteShipment([{ line, measures: measured }]);
        expect(one?.quote.total).toBe(bill.total);
        expect(one?.quote.entries).toEqual(bill.entries);
      }),
    );
  });
  test("more weight or a longer side never costs less", () => {
    fc.assert(
      fc.property(
        anyLine,
        anyMeasures,
        fc.constantFrom("weight_g", "length_mm", "width_mm", "height_mm"),
        fc.nat(5_000),
        (line, measured, grows, more) => {
          const larger = { ...measured, [grows]: measured[grows] + more };
          expect(quoteFreight(line, larger).total).toBeGreaterThanOrEqual(
            quoteFreight(line, measured).total,
          );
        },
      ),
    );
  });
  test("nothing costs less than the line's least weight and least fee", () => {
    fc.assert(
      fc.property(anyLine, anyMeasures, (line, measured) => {
        const quote = quoteFreight(line, measured);
        const least = quoteFreight(line, { ...measured, weight_g: 0, length_mm: 0 });
        expect(quote.chargeable_g).toBeGreaterThanOrEqual(line.minimum_weight_g);
        expect(quote.international).toBeGreaterThanOrEqual(line.minimum_fee);
        expect(quote.total).toBeGreaterThanOrEqual(least.total);
      }),
    );
  });
});
