import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { missingWeight, probablyMissing } from "./weight-claim.ts";

const tolerance = { arrival_weight_percent: 5, arrival_weight_g: 100 };

test("weight is missing only from a parcel that is lighter by more than both tolerances", () => {
  const missing = (departed_g: number, arrived_g: number) =>
    missingWeight({ departed_g, arrived_g }, tolerance);
  expect(missing(2_000, 1_900)).toBe(0);
  expect(missing(2_000, 1_899)).toBe(101);
  expect(missing(10_000, 9_500)).toBe(0);
  expect(missing(10_000, 9_499)).toBe(501);
  // Heavier is looked at, and nothing is missing from it.
  expect(missing(2_000, 3_000)).toBe(0);
});

test("what is missing is the line whose pieces weigh nearest to it", () => {
  const shirts = { oid: "shirts", pieces: 5, weight_g: 200 };
  const boots = { oid: "boots", pieces: 1, weight_g: 1_100 };
  const unknown = { oid: "unknown", pieces: 3, weight_g: 0 };
  expect(probablyMissing([shirts, boots], 1_080)).toEqual({ oid: "boots", pieces: 1 });
  expect(probablyMissing([shirts, boots], 420)).toEqual({ oid: "shirts", pieces: 2 });
  expect(probablyMissing([unknown], 420)).toEqual({ oid: "unknown", pieces: 1 });
  expect(probablyMissing([{ ...shirts, pieces: 0 }, unknown], 420)?.oid).toBe("unknown");
  expect(probablyMissing([{ ...shirts, pieces: 0 }], 420)).toBeUndefined();
});

test("never more pieces are missing than are in the parcel, and never none", () => {
  const line = fc.record({
    oid: fc.uuid(),
    pieces: fc.integer({ min: 0, max: 20 }),
    weight_g: fc.integer({ min: 0, max: 5_000 }),
  });
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 50_000 }), (lines, missing_g) => {
      const found = probablyMissing(lines, missing_g);
      const inside = lines.filter(({ pieces }) => pieces > 0);
      expect(found !== undefined).toBe(inside.length > 0);
      const isPossible = ({ oid, pieces }: { oid: string; pieces: number }) =>
        oid === found?.oid && pieces >= found.pieces && found.pieces >= 1;
      expect(inside.length === 0 || inside.some(isPossible)).toBe(true);
    }),
  );
});
