import { expect, test } from "vitest";
import { needsSecondPerson } from "./price-cut.ts";

test.each([
  [0, 10_000, true],
  [0, 0, true],
  [4_999, 10_000, true],
  [5_000, 10_000, false],
  [5_000, 10_001, true],
  [20_000, 10_000, false],
  [1, 0, false],
])(
  "a price of %d beside a listing of %d needs a second person: %s (table)",
  (price, listing, needs) => {
    expect(needsSecondPerson({ price, listing }, 5_000)).toBe(needs);
  },
);

test("whatever the share, a price of nothing does", () => {
  expect(needsSecondPerson({ price: 0, listing: 100 }, 0)).toBe(true);
  expect(needsSecondPerson({ price: 1, listing: 100 }, 0)).toBe(false);
});
