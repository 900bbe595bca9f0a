import { describe, expect, test } from "vitest";
import { costOfCarrier } from "./carrier-report.ts";
import { writtenCarriers } from "./carriers.ts";

const month = { parcels: 4, weight_g: 2_500, paid: 900_00, told: null, written: null };

describe("what a carrier cost", () => {
  test("is its bill, by parcel and by kilogram, and what is left of what customers paid", () => {
    expect(costOfCarrier({ ...month, written: 700_00 })).toEqual({
      cost: 700_00,
      per_parcel: 175_00,
      per_kg: 280_00,
      left: 200_00,
    });
    expect(costOfCarrier({ ...month, written: 1_000_00 }).left).toBe(-100_00);
  });

  test("is what it told while no bill is written down, and not known where it tells nothing: never taken for nothing", () => {
    expect(costOfCarrier({ ...month, told: 240_00 }).cost).toBe(240_00);
    expect(costOfCarrier({ ...month, told: 240_00, written: 250_00 }).cost).toBe(250_00);
    expect(costOfCarrier(month)).toEqual({
      cost: null,
      per_parcel: null,
      per_kg: null,
      left: null,
    });
  });

  test("is by nothing where nothing was carried", () => {
    const idle = { ...month, parcels: 0, weight_g: 0, paid: 0, written: 50_00 };
    expect(costOfCarrier(idle)).toEqual({
      cost: 50_00,
      per_parcel: null,
      per_kg: null,
      left: -50_00,
    });
  });
});

test("bills are written down of lines and of whoever goes to doors and stores, not of trackers, which are counted", () => {
  for (const one of ["line:12", "door:hct", "door:seven_eleven"] as const)
    expect(writtenCarriers).toContain(one);
  expect(writtenCarriers.some((one) => one.startsWith("tracker"))).toBe(false);
});
