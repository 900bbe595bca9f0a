import { expect, test } from "vitest";
import { checkAllowance } from "../price-changes/second-choice-state.ts";
import { noInstructions } from "./instructions.ts";
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
  const unchanged = { ...rise, price: rise.ordered_price };
  expect(mayAcceptRise(unchanged, { ...upTo, rise_percent: 0 })).toBe(false);
  expect(mayAcceptRise({ ...rise, amount: 0 }, noInstructions)).toBe(false);
});

test("whoever said nothing takes no other choice, and waits as long as it takes", () => {
  expect(checkAllowance("instruction", { ...noInstructions, remark: [] })).toEqual({
    ok: false,
    error: { code: "choice_not_allowed" },
  });
  expect(noInstructions).toMatchObject({
    choice_words: "",
    cancel_after_days: null,
    ship_after_days: null,
  });
});
