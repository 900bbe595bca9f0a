import { expect, test } from "vitest";
import { isWithinBounds } from "./is-within-bounds.ts";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

test("what our own pages send is within bounds", () => {
  const goods = { names: { zh: "裙" }, skus: Array.from({ length: 500 }, (_, i) => ({ id: i })) };
  for (const value of [undefined, null, 1, "text", {}, goods, { file: new Uint8Array(900_000) }])
    expect(isWithinBounds(value)).toBe(true);
});

test.each([
  ["deeper than a stack", nested(100_000)],
  ["one level too deep", nested(21)],
  ["deep in a late field", { a: 1, b: [{ c: nested(30) }] }],
  ["wider than any list", { ids: Array.from({ length: 60_000 }, () => 1) }],
  ["many lists of lists", Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => 0))],
])("a value %s is not", (_what, value) => {
  expect(isWithinBounds(value)).toBe(false);
});

test("twenty levels are", () => {
  expect(isWithinBounds(nested(20))).toBe(true);
});
