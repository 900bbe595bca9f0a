import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { sum, type Cents } from "../../kernel/money.ts";
import { compareEstimate } from "./compare-estimate.ts";
import type {
  ChargedSince,
  ChargeNow,
  ComparedKind,
  ComparedPart,
  DifferenceReason,
} from "./estimate.ts";
import { cameTo, keep, type Placed, type Since } from "./testing/placed-order.ts";

const placed: Placed = {
  lines: [{ price: 59_00, num: 4, weight_g: 500 }],
  rate_e6: 4_530_000,
  packaging_bp: 1_000,
};
/** Charged as it was placed, and weighed as it was said. */
const asSaid: Since = {
  rate_e6: placed.rate_e6,
  freight: 8_00,
  lines: [{ price: 59_00, num: 4 }],
  parcels: [{ line: "air", weight_g: 2_100, side_mm: 0, others_g: 0, discount: 0 }],
  storage: 0,
  asked: 0,
};
const compared = (change: Partial<Since>) =>
  compareEstimate(keep(placed), cameTo(placed, { ...asSaid, ...change }));
const reasonsOf = (parts: readonly ComparedPart[], kind: ComparedKind) =>
  (parts.find((part) => part.kind === kind)?.differences ?? []).map(
    ({ reason, amount, from, to }) =>
      from === undefined ? [reason, amount] : [reason, amount, from, to],
  );
const parcel = { line: "air", weight_g: 2_100, side_mm: 0, others_g: 0, discount: 0 } as const;

describe("an estimate beside what it came to", () => {
  test("has no differences where everything came as it was said", () => {
    for (const { kind, differences, low, real, high } of compared({})) {
      expect([kind, differences]).toEqual([kind, []]);
      expect([low, real, high]).toEqual(
        [low, real, high].toSorted((a, b) => Number(a) - Number(b)),
      );
    }
  });

  test("is of what was said or charged, and of nothing else", () => {
    expect(compared({}).map(({ kind }) => kind)).toEqual([
      "goods",
      "mainland_freight",
      "service_fee",
      "insurance",
      "international_freight",
      "local_freight",
      "warehouse",
    ]);
    const since = cameTo(placed, asSaid);
    const charges = since.charges.filter(({ kind }) => kind !== "mainland_freight");
    const without = compareEstimate(keep(placed), { ...since, charges });
    expect(reasonsOf(without, "mainland_freight")).toEqual([["seller_freight", -36_24]]);
  });

  test("has no differences where they make up for each other, nor where nobody knows yet", () => {
    const even = compared({ lines: [{ price: 118_00, num: 2 }] });
    expect(reasonsOf(even, "goods")).toEqual([]);
    const dearer = cameTo(placed, { ...asSaid, lines: [{ price: 60_00, num: 4 }] });
    const unjudged = compareEstimate(keep(placed), { ...dearer, isJudged: false });
    expect(reasonsOf(unjudged, "goods")).toEqual([]);
  });

  const charge: ChargeNow = {
    kind: "other",
    line: null,
    cny: null,
    amount: 7_00,
    original_amount: 7_00,
    refunded: 0,
    figures: {},
  };
  const charged = (extra: Partial<ChargeNow>, change: Partial<ChargedSince> = {}) => {
    const since = cameTo(placed, asSaid);
    const charges = [...since.charges, { ...charge, ...extra }];
    return compareEstimate(keep(placed), { ...since, charges, ...change });
  };

  test.each([
    [{ insured_percent: 4 }, "insurance_raised"],
    [{ rehearsal_fee: 90 }, "packed_first"],
    [{ storage_days: 3 }, "storage"],
    [{}, "written_by_staff"],
  ])("tells by the figures %o left with what a bill added: %s", (figures, reason) => {
    expect(reasonsOf(charged({ figures }), "other")).toEqual([[reason, 7_00]]);
  });

  test("knows nothing of delivery and of what a bill adds before the bill", () => {
    const parts = charged({}, { isBilled: false });
    for (const kind of ["local_freight", "warehouse", "other"] as const)
      expect(parts.find((part) => part.kind === kind)?.real).toBeNull();
  });

  test("says of a coupon that the goods changed, and of a later charge in yuan that it was asked, at no rate", () => {
    expect(reasonsOf(charged({ kind: "coupon", amount: -50_00 }), "coupon")).toEqual([
      ["goods_changed", -50_00],
    ]);
    const later = charged({ kind: "supplement", cny: 1_00, amount: 7_00 });
    expect(reasonsOf(later, "goods")).toEqual([["asked_later", 7_00]]);
  });

  test("knows nothing of freight before the bill, and nothing of goods before they were judged", () => {
    const since = { ...cameTo(placed, asSaid), isBilled: false };
    const realOf = (change: Partial<ChargedSince>, kind: ComparedKind) =>
      compareEstimate(keep(placed), { ...since, ...change }).find((one) => one.kind === kind)?.real;
    expect(realOf({}, "goods")).toBe(1_069_08);
    expect(realOf({ isJudged: false }, "goods")).toBeNull();
    expect(realOf({}, "international_freight")).toBeNull();
  });

  test.for([
    ["a dearer rate", { rate_e6: 4_600_000 }, "goods", [["rate", 16_52, 4_530_000, 4_600_000]]],
    [
      "a price that rose and a piece that fell",
      { lines: [{ price: 60_00, num: 3 }] },
      "goods",
      [
        ["other_number", -267_27],
        ["other_price", 13_59],
      ],
    ],
    [
      "a line that was dropped",
      { lines: [{ price: 59_00, num: 0 }] },
      "goods",
      [["line_dropped", -1_069_08]],
    ],
    ["a seller's freight", { freight: 12_00 }, "mainland_freight", [["seller_freight", 18_12]]],
    ["a difference that was asked for", { asked: 30_00 }, "goods", [["asked_later", 30_00]]],
    [
      "a heavier parcel",
      { parcels: [{ ...parcel, weight_g: 2_900 }] },
      "international_freight",
      [["weight", 84_00, 2_200, 2_900]],
    ],
    [
      "a larger parcel",
      { parcels: [{ ...parcel, side_mm: 300 }] },
      "international_freight",
      [
        ["weight", -12_00, 2_200, 2_100],
        ["volume", 288_00, 0, 27_000_000],
      ],
    ],
    [
      "a tariff that rose",
      { parcels: [{ ...parcel, line: "dearer", weight_g: 2_200 }] },
      "international_freight",
      [["tariff_changed", 33_00]],
    ],
    [
      "another way",
      { parcels: [{ ...parcel, line: "sea", weight_g: 2_000 }] },
      "international_freight",
      [["other_line", -160_00, 12, 9]],
    ],
    [
      "a reduction",
      { parcels: [{ ...parcel, weight_g: 2_000, discount: 50_00 }] },
      "international_freight",
      [["reduction", -50_00]],
    ],
    ["storage that was bought", { storage: 9_00 }, "warehouse", [["storage", 9_00]]],
  ] as const)("names %s", ([, change, kind, reasons]) => {
    expect(reasonsOf(compared(change as Partial<Since>), kind)).toEqual(reasons);
  });

  test("shared with others costs less, by the part that fees and delivery are of both", () => {
    const parts = compared({ parcels: [{ ...parcel, weight_g: 2_000, others_g: 2_000 }] });
    expect(reasonsOf(parts, "local_freight")).toEqual([["shared", -40_00]]);
  });
});

const arbitraryPlaced = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 2_000_00 }),
      num: fc.integer({ min: 1, max: 40 }),
      weight_g: fc.integer({ min: 1, max: 5_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  rate_e6: fc.integer({ min: 3_000_000, max: 6_000_000 }),
  packaging_bp: fc.constantFrom(0, 1_000, 2_500),
});
const arbitrarySince = fc.record({
  rate_e6: fc.integer({ min: 3_000_000, max: 6_000_000 }),
  freight: fc.integer({ min: 0, max: 50_00 }),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 2_000_00 }),
      num: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 5 },
  ),
  parcels: fc.array(
    fc.record({
      line: fc.constantFrom("air" as const, "sea" as const, "dearer" as const),
      weight_g: fc.integer({ min: 1, max: 60_000 }),
      side_mm: fc.integer({ min: 1, max: 900 }),
      others_g: fc.constantFrom(0, 300, 9_000),
      discount: fc.constantFrom(0, 0, 20_00),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  storage: fc.constantFrom(0, 12_00),
  asked: fc.constantFrom(0, 33_00),
});

/** How far an amount lies outside what was said. */
const outside = ({ low, high, real }: ComparedPart): Cents =>
  real === null ? 0 : real < low ? real - low : Math.max(0, real - high);

test("reasons of 10,000 orders add up to their differences, to the cent, and none is named that nothing caused", () => {
  fc.assert(
    fc.property(arbitraryPlaced, arbitrarySince, (order, since) => {
      const parts = compareEstimate(keep(order), cameTo(order, since));
      const named = new Set<DifferenceReason>();
      for (const part of parts) {
        expect([part.kind, sum(part.differences.map(({ amount }) => amount))]).toEqual([
          part.kind,
          outside(part),
        ]);
        for (const { reason } of part.differences) named.add(reason);
      }
      const ways = since.parcels.map(({ line }) => line);
      const only = (reason: DifferenceReason, isCaused: boolean) =>
        expect([reason, isCaused || !named.has(reason)]).toEqual([reason, true]);
      only("rate", since.rate_e6 !== order.rate_e6);
      only("other_line", ways.includes("sea"));
      only("tariff_changed", ways.includes("dearer"));
      only("several_shipments", ways.length > 1);
      only(
        "shared",
        since.parcels.some(({ others_g }) => others_g > 0),
      );
      only(
        "reduction",
        since.parcels.some(({ discount }) => discount > 0),
      );
      only("storage", since.storage > 0);
      only("asked_later", since.asked > 0);
      expect(named.has("written_by_staff")).toBe(false);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
