import { describe, expect, test } from "vitest";
import { compareEstimate } from "./compare-estimate.ts";
import type { ChargedSince, ComparedKind, ComparedPart } from "./estimate.ts";
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

describe("freight beside what was said", () => {
  const billed = (change: Partial<Since>) => cameTo(placed, { ...asSaid, ...change });
  const byAir = "international_freight";

  test("names what travelled apart, by the line of the heaviest", () => {
    const two = [
      { ...parcel, line: "sea", weight_g: 600 },
      { ...parcel, weight_g: 2_000 },
    ] as const;
    expect(reasonsOf(compared({ parcels: two }), byAir)).toEqual([
      ["weight", 48_00, 2_200, 2_600],
      ["several_shipments", 18_00, 1, 2],
    ]);
  });

  test.each([
    ["another class of goods", { tariff_class: "special" }],
    ["tax in its price", { is_tax_included: true }],
  ] as const)("is by another line for %s", (_, change) => {
    const since = billed({ parcels: [{ ...parcel, line: "dearer", weight_g: 2_200 }] });
    const [one] = since.shipments;
    const line = { ...one!.line!, ...change };
    const parts = compareEstimate(keep(placed), { ...since, shipments: [{ ...one!, line }] });
    expect(reasonsOf(parts, byAir)).toEqual([["other_line", 33_00, 12, 12]]);
  });

  test("of goods that no way took is of whichever they went by", () => {
    const since = billed({});
    const differencesOf = (change: Partial<ChargedSince>) =>
      compareEstimate({ ...keep(placed), line: null, parts: [] }, { ...since, ...change }).find(
        ({ kind }) => kind === byAir,
      )?.differences;
    const [went] = differencesOf({}) ?? [];
    expect(went).toMatchObject({ reason: "other_line", to: 12 });
    expect(went).not.toHaveProperty("from");
    const load = { weight_g: 2_000, volume_mm3: 0 };
    const amount = since.charges.find(({ kind }) => kind === byAir)?.amount;
    for (const shipments of [[], [{ line: undefined, load }]])
      expect(differencesOf({ shipments })).toEqual([{ reason: "other_line", amount }]);
  });

  test("of a bill whose shipments nobody knows is by another line, then a reduction", () => {
    const dearer = { ...parcel, line: "dearer", weight_g: 2_900, discount: 20_00 } as const;
    const since = billed({ parcels: [dearer] });
    const parts = compareEstimate(keep(placed), { ...since, shipments: [] });
    expect(reasonsOf(parts, byAir)).toEqual([
      ["other_line", 127_50],
      ["reduction", -20_00],
    ]);
  });

  test("of a way without delivery tells of delivery by another", () => {
    const kept = keep(placed);
    const parts = kept.parts.filter(({ kind }) => kind !== "local_freight");
    const without = { ...kept, line: { ...kept.line!, delivery_fee: 0 }, parts };
    expect(reasonsOf(compareEstimate(without, billed({})), "local_freight")).toEqual([
      ["tariff_changed", 80_00],
    ]);
  });
});
