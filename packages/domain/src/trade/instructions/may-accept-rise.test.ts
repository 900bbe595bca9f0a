import { expect, test } from "vitest";
import { mayAcceptRise } from "./may-accept-rise.ts";

const rise = { ordered_price: 10_000, price: 11_000, amount: 13_590, accepted: 0 };
const upTo = { rise_percent: 10, rise_ceiling: 20_000 };

test("a rise is accepted up to the percent of what was ordered at, and not a cent above", () => {
  expect(mayAcceptRise(rise, upTo)).toBe(true);
  expect(mayAcceptRise({ ...rise, price: 11_001 }, upTo)).toBe(false);
});

test("all rises of an order together stay below the ceiling, and whoever said nothing is asked", () => {
  expect(mayAcceptRise({ ...rise, accepted: 6_410 }, upTo)).toBe(true);
  expect(mayAcceptRise({ ...rise, accepted: 6_411 }, upTo)).toBe(false);
  expect(mayAcceptRise(rise, { rise_percent: 0, rise_ceiling: 0 })).toBe(false);
});
