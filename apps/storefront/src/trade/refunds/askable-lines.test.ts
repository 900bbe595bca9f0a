import type { OrderItem } from "@sampan/contract/trade/orders/order-shapes";
import { expect, test } from "vitest";
import { askableLines, canAskForAny } from "./askable-lines.ts";

const item = (status: number, num: number, refund_num = 0): OrderItem =>
  ({
    oid: `T-${status}`,
    wholesale_item_d_o: { id: 1 },
    status,
    num,
    refund_num,
  }) as OrderItem;
const obstaclesOf = (status: number, items: OrderItem[], open: string[] = []) =>
  askableLines({ status, items }, new Set(open)).map(({ left, obstacle }) => [left, obstacle]);

test("a line can be asked for until its goods are on their way, and again once the order is completed [ORD-20]", () => {
  expect(obstaclesOf(1, [item(13, 3), item(7, 2)])).toEqual([
    [3, undefined],
    [2, undefined],
  ]);
  expect(obstaclesOf(4, [item(9, 3)])).toEqual([[3, "not_now"]]);
  expect(obstaclesOf(7, [item(12, 3)])).toEqual([[3, undefined]]);
});

test("pieces that came back are not asked for again, nor a line of which a refund is open [REF-18]", () => {
  expect(obstaclesOf(1, [item(13, 3, 1), item(15, 2, 2), item(4, 1)], ["T-4"])).toEqual([
    [2, undefined],
    [0, "gone"],
    [1, "open"],
  ]);
});

test("an order that was not paid, or was closed, leads to no request", () => {
  const items = [item(13, 3)];
  const pay_time = "2026-11-20 10:00:00";
  expect(canAskForAny({ status: 1, items, pay_time })).toBe(true);
  expect(canAskForAny({ status: 0, items, pay_time: "" })).toBe(false);
  expect(canAskForAny({ status: 9, items, pay_time })).toBe(false);
});
