import { describe, expect, test } from "vitest";
import { billedTogether, type WaitingOrder, type WaitingParcel } from "./billed-together.ts";

const home = "Ming, Taipei, sea";
const order = (id: number, wish: Partial<WaitingOrder> = {}): WaitingOrder => ({
  id,
  isComplete: true,
  way: home,
  ...wish,
});
const parcel = (order_ids: number[], wish: Partial<WaitingParcel> = {}): WaitingParcel => ({
  warehouse: "guangzhou",
  billing: 3,
  order_ids,
  ...wish,
});

describe("one bill", () => {
  test("takes all complete orders that leave a warehouse the same way [PAY-06] [BO-16]", () => {
    const orders = [order(1), order(2), order(3, { way: "Ming, Taipei, air" })];
    expect(billedTogether(orders, [parcel([2]), parcel([1]), parcel([3])])).toEqual([[1, 2], [3]]);
  });

  test("takes nobody from another warehouse, unless an order lies in both", () => {
    const away = { warehouse: "shenzhen" } as const;
    const two = [order(1), order(2)];
    expect(billedTogether(two, [parcel([1]), parcel([2], away)])).toEqual([[1], [2]]);
    const between = [parcel([1]), parcel([2], away), parcel([3]), parcel([3], away)];
    expect(billedTogether([...two, order(3)], between)).toEqual([[1, 2, 3]]);
  });

  test("does not wait for orders that are still being bought", () => {
    const orders = [order(1), order(2, { isComplete: false }), order(3)];
    const parcels = [parcel([1]), parcel([2]), parcel([3])];
    expect(billedTogether(orders, parcels)).toEqual([[2], [1, 3]]);
  });

  test("keeps orders that share a parcel together, whatever they wait for", () => {
    const orders = [order(1), order(2, { isComplete: false, way: "other" }), order(3)];
    const parcels = [parcel([1]), parcel([3]), parcel([1, 2])];
    expect(billedTogether(orders, parcels)).toEqual([[3], [1, 2]]);
  });

  test("leaves out an order one of whose parcels waits for a merge, and who shares with it", () => {
    const orders = [order(1), order(2), order(3), order(4)];
    const parcels = [parcel([1]), parcel([2, 3]), parcel([3], { billing: 1 }), parcel([4])];
    expect(billedTogether(orders, parcels)).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  test("sees where a merged parcel goes, whatever way its orders took [PAY-06]", () => {
    const elsewhere = "Ming, Taichung, air";
    const orders = [order(1), order(2), order(3), order(4, { way: elsewhere })];
    const merged = parcel([1, 2], { way: elsewhere });
    expect(billedTogether(orders, [merged, parcel([3]), parcel([4])])).toEqual([[3], [1, 2, 4]]);
    const unpacked = { ...merged, billing: 2 } as const;
    expect(billedTogether(orders, [unpacked, parcel([3]), parcel([4])])).toEqual([
      [1, 2],
      [3],
      [4],
    ]);
  });

  test("goes the way of the oldest of those that share a parcel", () => {
    const orders = [order(1), order(2, { way: "Ming, Taipei, air" }), order(3)];
    const parcels = [parcel([2, 1]), parcel([3])];
    expect(billedTogether(orders, parcels)).toEqual([[1, 2, 3]]);
  });

  test("is alone where nothing lies in a warehouse", () => {
    expect(billedTogether([order(1), order(2)], [])).toEqual([[1], [2]]);
  });
});
