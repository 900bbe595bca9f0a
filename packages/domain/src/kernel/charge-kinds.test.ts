import { expect, test } from "vitest";
import { chargedKinds, chargeKinds } from "./charge-kinds.ts";
import { sumKeys } from "./sum-entry.ts";

const kindsBut = (...left: readonly string[]) => chargeKinds.filter((kind) => !left.includes(kind));

test("a payment has lines for every charge; a coupon takes off and is none", () => {
  expect(chargedKinds).toEqual(kindsBut("coupon"));
});

test("a sum has a row for every charge but an estimate, which has its components, and a supplement", () => {
  const rows = ["bonus", "points", "first_weight", "base_fee", "minimum_fee", "freight_coupon"];
  expect(sumKeys).toEqual([...kindsBut("freight_estimate", "supplement"), ...rows]);
});
