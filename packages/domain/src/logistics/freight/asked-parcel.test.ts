import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { readAskedParcel, type AskedParcel } from "./asked-parcel.ts";

const parcel: AskedParcel = { weight: 2.36, length: 30, width: 22, height: 18, transport: 12 };

const problemsOf = (changed: Partial<AskedParcel>) => {
  const read = readAskedParcel({ ...parcel, ...changed });
  return read.ok ? [] : read.error;
};

describe("a parcel that is asked about", () => {
  test("is read in grams and millimetres", () => {
    expect(readAskedParcel(parcel)).toEqual({
      ok: true,
      value: {
        measures: { weight_g: 2_360, length_mm: 300, width_mm: 220, height_mm: 180 },
        transport: 12,
      },
    });
  });
  test.each([
    [1.1, 1_100],
    [1.0004, 1_001],
    [0.002, 2],
    [0.0011, 2],
    [8.2, 8_200],
  ])("of %d kg weighs %d g, up to the next whole one", (weight, weight_g) => {
    expect(readAskedParcel({ ...parcel, weight })).toMatchObject({
      value: { measures: { weight_g } },
    });
  });
  test.each([undefined, 0, -1, 0.001, Number.NaN])(
    "needs a weight above 0.001 kg, not %s [FRT-01]",
    (weight) => {
      expect(problemsOf({ weight })).toEqual([{ field: "weight", code: "weight_needed" }]);
    },
  );
  test.each(["length", "width", "height"] as const)(
    "needs a %s above nothing [FRT-02] [FRT-03] [FRT-04]",
    (field) => {
      for (const side of [undefined, 0, -3, Number.NaN])
        expect(problemsOf({ [field]: side })).toEqual([{ field, code: `${field}_needed` }]);
      expect(problemsOf({ [field]: 0.1 })).toEqual([]);
    },
  );
  test.each([undefined, 0, 1, 11])(
    "needs a transport that there is, not %s [FRT-05]",
    (transport) => {
      expect(problemsOf({ transport })).toEqual([{ field: "transport", code: "transport_needed" }]);
    },
  );
  test("is told everything that is missing at once, in the order of the form", () => {
    const nothing = { weight: 0, length: 0, width: 0, height: 0, transport: 0 };
    expect(problemsOf(nothing).map(({ field }) => field)).toEqual(Object.keys(nothing));
  });
  test("is no heavier and no longer than what is carried", () => {
    expect(problemsOf({ weight: 2_000.001 })).toEqual([
      { field: "weight", code: "parcel_too_heavy", values: { kg: 2_000 } },
    ]);
    expect(problemsOf({ width: 2_000.1 })).toEqual([
      { field: "width", code: "side_too_long", values: { cm: 2_000 } },
    ]);
    expect(problemsOf({ weight: 2_000, height: 2_000 })).toEqual([]);
  });
  test("is never read as lighter or smaller than was typed", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.0011, max: 2_000, noNaN: true }),
        fc.double({ min: 0.0001, max: 2_000, noNaN: true }),
        (weight, length) => {
          const read = readAskedParcel({ ...parcel, weight, length });
          if (!read.ok) throw new Error("it was refused");
          const { weight_g, length_mm } = read.value.measures;
          expect(weight_g).toBeGreaterThanOrEqual(weight * 1_000 - 1e-6);
          expect(weight_g).toBeLessThan(weight * 1_000 + 1);
          expect(length_mm).toBeGreaterThanOrEqual(length * 10 - 1e-6);
          expect(length_mm).toBeGreaterThan(0);
        },
      ),
    );
  });
});
