import { expect, test } from "vitest";
import { isBelowCost } from "./below-cost.ts";

test("goods of a marketplace cost what their listing says, own goods half of their price at least", () => {
  const listed = { platform: 3, regular: 5_900 } as const;
  expect([5_900, 5_899].map((price) => isBelowCost({ ...listed, price }, 5_000))).toEqual([
    false,
    true,
  ]);
  const own = { platform: 1, regular: 5_900 } as const;
  expect([2_950, 2_949].map((price) => isBelowCost({ ...own, price }, 5_000))).toEqual([
    false,
    true,
  ]);
});
