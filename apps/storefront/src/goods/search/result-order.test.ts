import { describe, expect, test } from "vitest";
import {
  orderAfterTap,
  orderByOf,
  orderControlsOf,
  orderOn,
  type OrderControl,
  type ResultOrder,
} from "./result-order.ts";

const taps = (...controls: readonly OrderControl[]): ResultOrder[] => {
  let order: ResultOrder = "default";
  return controls.map((control) => (order = orderAfterTap(order, control)));
};

describe("tapping the order of results", () => {
  test("turns sales from most to least and back [SRCH-30]", () => {
    expect(taps("sales", "sales", "sales")).toEqual(["sales_down", "sales_up", "sales_down"]);
  });

  test("turns price from low to high and back [SRCH-31]", () => {
    expect(taps("price", "price", "price")).toEqual(["price_up", "price_down", "price_up"]);
  });

  test("forgets both directions with the default [SRCH-32]", () => {
    expect(taps("price", "price", "default", "price")).toEqual([
      "price_up",
      "price_down",
      "default",
      "price_up",
    ]);
    expect(taps("sales", "default", "sales")).toEqual(["sales_down", "default", "sales_down"]);
  });
});

test("an order travels as its number: 1, 3, 4, 5 and 6 [CONST-35] [CONST-36] [CONST-37]", () => {
  const orders = ["default", "price_up", "price_down", "sales_down", "sales_up"] as const;
  expect(orders.map((order) => orderByOf(3, order))).toEqual(["1", "3", "4", "5", "6"]);
});

test("Taobao is asked in its own order by default, and not by price [SRCH-15]", () => {
  expect(orderByOf(4, "default")).toBe("total_sales_des");
  expect(orderControlsOf(4)).not.toContain("price");
  expect(orderOn(4, "price_up")).toBe("default");
  expect(orderOn(4, "sales_up")).toBe("sales_up");
  expect(orderOn(5, "price_up")).toBe("price_up");
});
