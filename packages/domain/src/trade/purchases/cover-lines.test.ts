import { expect, test } from "vitest";
import { coverLines, isSameGoods } from "./cover-lines.ts";

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

test("an order of other goods, or of more than is wanted, buys nothing", () => {
  const wanted = [line(1, "a", 2)];
  const other = { order_no: "9", lines: [{ thid_item_id: "8", thid_spec_id: "a", quantity: 2 }] };
  expect(coverLines(wanted, [other])).toEqual({ purchases: [], extra: ["9"] });
  expect(coverLines(wanted, [order("9", ["a", 2], ["c", 1])]).purchases).toEqual([]);
  expect(coverLines([line(1, "a", 4)], [order("9", ["a", 2], ["a", 3])]).purchases).toEqual([]);
  expect(coverLines(wanted, [order("9")])).toEqual({ purchases: [], extra: ["9"] });
  const more = [order("9", ["a", 2], ["a", 3]), order("10", ["a", 4])];
  expect(coverLines([line(1, "a", 4)], more)).toEqual({
    purchases: [{ ids: [1], order_numbers: ["10"] }],
    extra: ["9"],
  });
});

test("of two orders with numbers as long the lower one is the earlier", () => {
  const both = [order("19", ["a", 2]), order("18", ["a", 2])];
  for (const orders of [both, both.toReversed()])
    expect(coverLines([line(1, "a", 2)], orders)).toMatchObject({
      purchases: [{ order_numbers: ["18"] }],
      extra: ["19"],
    });
});

test("a line of the same goods that an order left nothing for is no part of it", () => {
  const lines = [line(1, "a", 5), line(2, "a", 3)];
  expect(coverLines(lines, [order("10", ["a", 3]), order("9", ["a", 5])]).purchases).toEqual([
    { ids: [1], order_numbers: ["9"] },
    { ids: [2], order_numbers: ["10"] },
  ]);
});

test("lines that share one of their orders are one purchase of all of them", () => {
  const lines = [line(1, "a", 4), line(2, "b", 2)];
  const orders = [order("10", ["a", 2]), order("11", ["a", 2], ["b", 1]), order("12", ["b", 1])];
  expect(coverLines(lines, orders).purchases).toEqual([
    { ids: [1, 2], order_numbers: ["10", "11", "12"] },
  ]);
});

test("goods without choices are the same, whether a marketplace says none or nothing", () => {
  const plain = (thid_spec_id: string | null) => ({ thid_item_id: "7", thid_spec_id });
  expect(isSameGoods(plain(null), plain(""))).toBe(true);
  expect(isSameGoods(plain(null), plain("a"))).toBe(false);
});
