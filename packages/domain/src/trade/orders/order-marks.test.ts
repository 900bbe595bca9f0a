import { expect, test } from "vitest";
import { isOrderMark, orderMarksOf } from "./order-marks.ts";

test.each([
  [{}, []],
  [{ coupon: 0, bonus: 0, points: 0 }, []],
  [{ coupon: 1 }, ["coupon"]],
  [{ coupon: 0, bonus: 1 }, ["red_packet"]],
  [{ points: 1 }, ["points"]],
  [{ coupon: 50_00, bonus: 30_00, points: 5_00 }, ["coupon", "red_packet", "points"]],
])("an order paid with %j beside money bears %j [ORD-75]", (used, marks) => {
  expect(orderMarksOf(used)).toEqual(marks);
});

test("nothing else is a mark of an order", () => {
  const asked = ["coupon", "red_packet", "points", "bonus", "", undefined, 1, ["coupon"]];
  expect(asked.filter(isOrderMark)).toEqual(["coupon", "red_packet", "points"]);
});
