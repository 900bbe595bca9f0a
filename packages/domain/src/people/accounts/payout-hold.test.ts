import { expect, test } from "vitest";
import { payoutsHeldUntil } from "./payout-hold.ts";

const changed = new Date("2026-03-02T04:00:00Z");
const after = (hours: number) => new Date(changed.getTime() + hours * 3_600_000);
const limits = { payout_hold_hours: 24 };

test("payouts wait 24 hours after what opens an account has changed", () => {
  expect(payoutsHeldUntil([changed], limits, changed)).toEqual(after(24));
  expect(payoutsHeldUntil([changed], limits, after(23.999))).toEqual(after(24));
  expect(payoutsHeldUntil([changed], limits, after(24))).toBeUndefined();
});

test("the last of several changes counts, whichever it was", () => {
  expect(payoutsHeldUntil([changed, after(2), null], limits, after(3))).toEqual(after(26));
  expect(payoutsHeldUntil([after(2), changed], limits, after(3))).toEqual(after(26));
});

test("an account that never changed is paid as usual", () => {
  expect(payoutsHeldUntil([null, null], limits, changed)).toBeUndefined();
});
