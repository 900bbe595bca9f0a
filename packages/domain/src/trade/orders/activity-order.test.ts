import { expect, test } from "vitest";
import { campaignOf, checkActivityCap } from "./activity-order.ts";

test("an order is of the campaign whose price one of its goods has, whatever else is in it", () => {
  const plain = { price: 5_900, campaign: null };
  const cheap = { price: 3_900, campaign: { id: 7, price: 3_900 } };
  // A tier of their own is cheaper than the campaign: nothing is owed to it.
  const cheaper = { price: 2_900, campaign: { id: 8, price: 3_900 } };
  expect(campaignOf([plain, cheaper, cheap])).toBe(7);
  expect(campaignOf([plain, cheaper])).toBeNull();
});

test("an activity order may come to the cap and not a cent more, any other order to anything [CHK-24] [CONST-21]", () => {
  const judge = (goods: number, isActivity = true) => checkActivityCap({ isActivity, goods }, 1300);
  expect(judge(130_000).ok).toBe(true);
  expect(judge(130_001)).toEqual({
    ok: false,
    error: { code: "activity_cap_exceeded", values: { cap: 130_000, amount: 130_001 } },
  });
  expect(judge(9_000_000, false).ok).toBe(true);
});
