import { expect, test } from "vitest";
import { marginOf } from "./margin-of.ts";

const line = { paid_price: 5_900, num: 4, cost: 22_000 };

test("a margin is what the customer paid for goods and freight less what the marketplace took", () => {
  expect(marginOf([line], 800)).toEqual({ cost: 22_000, margin: 2_400 });
  const dear = { paid_price: 1_000, num: 1, cost: 1_900 };
  expect(marginOf([line, dear], 800)).toEqual({ cost: 23_900, margin: 1_500 });
  expect(marginOf([dear], 800)).toEqual({ cost: 1_900, margin: -100 });
});

test("nobody knows it before the cost of every line is known", () => {
  expect(marginOf([line, { ...line, cost: null }], 800)).toBeNull();
  expect(marginOf([], 800)).toBeNull();
});
