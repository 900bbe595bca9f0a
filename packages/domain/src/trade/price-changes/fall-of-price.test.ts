import { expect, test } from "vitest";
import type { PaidCharge } from "../refunds/refund-shares.ts";
import { fallOfPrice } from "./fall-of-price.ts";

const goods: PaidCharge = {
  id: 1,
  kind: "goods",
  seller: "a",
  line: "1",
  cny: 30_000,
  paid: 135_900,
  refunded: 0,
};
const coupon: PaidCharge = { ...goods, id: 2, kind: "coupon", line: null, cny: null, paid: -5_900 };
const fee: PaidCharge = { ...coupon, id: 3, kind: "service_fee", paid: 900 };
const line = { line: "1", num: 3, pieces: 3, paid_price: 10_000 };

test("a fall is its share of what was paid for the goods, the coupon's part off [REF-18]", () => {
  expect(fallOfPrice({ ...line, charges: [goods], price: 9_000 })).toBe(13_590);
  expect(fallOfPrice({ ...line, charges: [goods, coupon, fee], price: 9_000 })).toBe(13_000);
});

test("pieces that came back before have no part in it, and a rise brings nothing", () => {
  expect(fallOfPrice({ ...line, charges: [goods], price: 9_000, pieces: 1 })).toBe(4_530);
  expect(fallOfPrice({ ...line, charges: [goods], price: 10_001 })).toBe(0);
});

test("half a cent goes to the customer", () => {
  const half = { ...line, num: 1, pieces: 1, paid_price: 2, price: 1 };
  expect(fallOfPrice({ ...half, charges: [{ ...goods, cny: 2, paid: 5 }] })).toBe(3);
});
