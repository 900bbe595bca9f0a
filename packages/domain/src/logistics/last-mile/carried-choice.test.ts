import { expect, test } from "vitest";
import { carriedChoice, type ChosenLastMile, type PartToCarry } from "./carried-choice.ts";

const here = { way: "seven_eleven", store_id: "131380", trouble: "" } as const;
const there = { way: "seven_eleven", store_id: "991182", trouble: "" } as const;
const home = { way: "home", store_id: null, trouble: "" } as const;

const part = (choice: ChosenLastMile | null, weight_g = 2_000): PartToCarry<ChosenLastMile> => ({
  choice,
  weight_g,
  length_mm: 300,
  width_mm: 200,
  height_mm: 100,
});
const value = 100_000;

test("parcels of one store, and of owners who chose nothing, go there together", () => {
  expect(carriedChoice([part(null), part(here), part(here, 1_000)], value)).toEqual({
    choice: here,
    why: null,
  });
  expect(carriedChoice([part(home, 9_000), part(home, 9_000)], value)?.why).toBeNull();
  expect(carriedChoice([part(null), part(null)], value)).toBeUndefined();
});

test("parcels of several stores, or of a store and a door, are to be chosen for anew", () => {
  for (const other of [there, home])
    expect(carriedChoice([part(here), part(other)], value)?.why).toBe("stores_differ");
});

test.each<[string, PartToCarry<ChosenLastMile>[], number]>([
  ["weight", [part(here, 3_000), part(here, 2_001)], value],
  ["value", [part(here), part(null)], 2_000_001],
  ["size", [part(here), { ...part(null), length_mm: 460 }], value],
])("a box above a store's limit of %s is to be chosen for anew", (_, parts, worth) => {
  expect(carriedChoice(parts, worth)?.why).toBe("does_not_fit");
});

test("a store that closed stays closed for the box", () => {
  const closed = { ...here, trouble: "store_closed" } as const;
  expect(carriedChoice([part(here), part(closed)], value)?.why).toBe("store_closed");
});
