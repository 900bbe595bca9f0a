import { expect, test } from "vitest";
import { payoutsHeldUntil } from "./payout-hold.ts";

const changed = new Date("2026-03-02T04:00:00Z");
const after = (hours: number) => new Date(changed.getTime() + hours * 3_600_000);
const limits = { payout_hold_hours: 24 };

test("payouts wait 24 hours after what opens an account has changed", () => {
  const account = { credentials_changed_at: changed };
  expect(payoutsHeldUntil(account, limits, changed)).toEqual(after(24));
  expect(payoutsHeldUntil(account, limits, after(23.999))).toEqual(after(24));
  expect(payoutsHeldUntil(account, limits, after(24))).toBeUndefined();
});

test("an account that never changed is paid as usual", () => {
  expect(payoutsHeldUntil({ credentials_changed_at: null }, limits, changed)).toBeUndefined();
});
