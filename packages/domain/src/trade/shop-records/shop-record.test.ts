import { expect, test } from "vitest";
import { linesNeeded, publicRecordOf, type ShopRecord } from "./shop-record.ts";

const record: ShopRecord = { lines: 40, hours_half: 30, hours_most: 71, shortages: 1, refunds: 2 };

test("is told in whole days, rounded up, and in shares of all lines", () => {
  expect(publicRecordOf(record)).toEqual({
    lines: 40,
    days_half: 2,
    days_most: 3,
    shortage_bp: 250,
    refund_bp: 500,
  });
  expect(publicRecordOf({ ...record, hours_half: 0, hours_most: 24 })).toMatchObject({
    days_half: 1,
    days_most: 1,
  });
  expect(publicRecordOf({ ...record, hours_half: null, hours_most: null })).toMatchObject({
    days_half: null,
    days_most: null,
  });
});

test("is kept from the public while it is of fewer than ten lines", () => {
  expect(linesNeeded).toBe(10);
  expect(publicRecordOf({ ...record, lines: 9 })).toBeUndefined();
  expect(publicRecordOf({ ...record, lines: 10 })).toBeDefined();
});
