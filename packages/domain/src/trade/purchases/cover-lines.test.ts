import { expect, test } from "vitest";
import { coverLines } from "./cover-lines.ts";

const line = (id: number, thid_spec_id: string, num: number) => ({
  id,
  thid_item_id: "7",
  thid_spec_id,
  num,
});
const order = (order_no: string, ...goods: readonly [spec: string, quantity: number][]) => ({
  order_no,
  lines: goods.map(([spec, quantity]) => ({
    thid_item_id: "7",
    thid_spec_id: spec === "" ? null : spec,
    quantity,
  })),
});

test("an order with all lines is one purchase", () => {
  expect(coverLines([line(1, "a", 2), line(2, "", 3)], [order("9", ["a", 2], ["", 3])])).toEqual({
    purchases: [{ ids: [1, 2], order_numbers: ["9"] }],
    extra: [],
  });
});

test("a cart that was split is a purchase for each order, or one where a line is in both", () => {
  const lines = [line(1, "a", 2), line(2, "b", 4)];
  expect(coverLines(lines, [order("9", ["a", 2]), order("10", ["b", 4])]).purchases).toEqual([
    { ids: [1], order_numbers: ["9"] },
    { ids: [2], order_numbers: ["10"] },
  ]);
  const halved = [order("9", ["a", 2], ["b", 2]), order("10", ["b", 2])];
  expect(coverLines(lines, halved).purchases).toEqual([
    { ids: [1, 2], order_numbers: ["10", "9"] },
  ]);
});

test("what was ordered twice is bought once, by the earlier order", () => {
  expect(coverLines([line(1, "a", 2)], [order("10", ["a", 2]), order("9", ["a", 2])])).toEqual({
    purchases: [{ ids: [1], order_numbers: ["9"] }],
    extra: ["10"],
  });
});

test("a line that was left out is still to be bought, and one in part is not bought by it", () => {
  const lines = [line(1, "a", 2), line(2, "b", 4)];
  expect(coverLines(lines, [order("9", ["a", 2])])).toEqual({
    purchases: [{ ids: [1], order_numbers: ["9"] }],
    extra: [],
  });
  expect(coverLines(lines, [order("9", ["b", 3])])).toEqual({ purchases: [], extra: ["9"] });
  expect(coverLines(lines, [order("9", ["c", 1])])).toEqual({ purchases: [], extra: ["9"] });
});

test("lines of the same goods share what came of them", () => {
  expect(coverLines([line(1, "a", 2), line(2, "a", 3)], [order("9", ["a", 5])])).toEqual({
    purchases: [{ ids: [1, 2], order_numbers: ["9"] }],
    extra: [],
  });
});
