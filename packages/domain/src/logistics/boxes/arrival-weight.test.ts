import { expect, test } from "vitest";
import { checkArrival, differsFromDeparture } from "./arrival-weight.ts";

const tolerance = { arrival_weight_percent: 5, arrival_weight_g: 100 };

test.each([
  ["as it left", 2_400, 2_400, false],
  ["at the share", 2_400, 2_280, false],
  ["beyond both, lighter", 2_400, 2_279, true],
  ["beyond both, heavier", 2_400, 2_521, true],
  ["beyond the share alone", 1_000, 900, false],
  ["beyond the grams alone", 10_000, 9_600, false],
])("a parcel that arrives %s", (_how, departed_g, arrived_g, differs) => {
  expect(differsFromDeparture({ departed_g, arrived_g }, tolerance)).toBe(differs);
});

const read = (weight_g: number, more: { first_g?: number; hasPhoto?: boolean } = {}) => {
  const reading = { departed_g: 2_400, weight_g, first_g: more.first_g };
  const checked = checkArrival({ ...reading, hasPhoto: more.hasPhoto ?? false }, tolerance);
  return checked.ok ? checked.value.differs : checked.error;
};

test("a reading near departure is written down at once, and nothing is asked for with it", () => {
  expect(read(2_350)).toBe(false);
});

test("what no parcel weighs is refused as at the desk of receiving [BO-14]", () => {
  expect(read(0)).toEqual({ code: "scale_empty" });
  const values = { weight: 900, most: 300 };
  expect(read(900_000)).toEqual({ code: "scale_too_heavy", values });
});

test("a reading that differs is taken twice, both alike, and photographed", () => {
  const departed = 2.4;
  expect(read(1_700, { hasPhoto: true })).toEqual({
    code: "reading_again_needed",
    values: { departed, weight: 1.7 },
  });
  expect(read(1_700, { first_g: 1_760, hasPhoto: true })).toEqual({
    code: "readings_differ",
    values: { first: 1.76, weight: 1.7 },
  });
  expect(read(1_700, { first_g: 1_750 })).toEqual({ code: "arrival_photo_needed" });
  expect(read(1_700, { first_g: 1_750, hasPhoto: true })).toBe(true);
});

test("of a heavy parcel two readings may be a hundredth apart", () => {
  const tolerant = { departed_g: 60_000, weight_g: 50_000, hasPhoto: true };
  expect(checkArrival({ ...tolerant, first_g: 50_500 }, tolerance).ok).toBe(true);
  expect(checkArrival({ ...tolerant, first_g: 50_600 }, tolerance).ok).toBe(false);
});
