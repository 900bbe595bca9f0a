import type { Withdrawal } from "@sampan/contract/money/withdrawals/withdrawals";
import { expect, test } from "vitest";
import { progressOf, standOf } from "./withdrawal-progress.ts";

const application: Withdrawal = {
  number: "W2611230001",
  amount: 200_000,
  fee: 3_000,
  currency: "TWD",
  state: "waiting",
  bank: "004",
  bank_name: "臺灣銀行",
  last_digits: "40718",
  is_closing: false,
  reason: "",
  cdate: "2026-11-23 10:00:00",
  decided_at: "",
  paid_at: "",
  returned_at: "",
};
const passed = { ...application, state: "passed", decided_at: "2026-11-24 09:00:00" } as const;
const paid = { ...passed, paid_at: "2026-11-25 09:00:00" };
const stepsOf = (withdrawal: Withdrawal) =>
  progressOf(withdrawal).map(({ step, stage }) => `${step} ${stage}`);

test("a withdrawal waits for the audit, then for the bank, and is paid [WAL-28] [WAL-29]", () => {
  expect(standOf(application)).toBe("waiting");
  expect(stepsOf(application)).toEqual(["applied done", "audit now", "pay expected"]);
  expect(standOf(passed)).toBe("passed");
  expect(stepsOf(passed)).toEqual(["applied done", "passed done", "pay now"]);
  expect(standOf(paid)).toBe("paid");
  expect(stepsOf(paid)).toEqual(["applied done", "passed done", "paid done"]);
});

test("one that failed, or that the bank sent back, is over [WAL-30]", () => {
  const failed = { ...application, state: "failed", decided_at: "2026-11-24 09:00:00" } as const;
  expect(standOf(failed)).toBe("failed");
  expect(stepsOf(failed)).toEqual(["applied done", "failed done"]);
  const returned = { ...paid, returned_at: "2026-11-27 09:00:00" };
  expect(standOf(returned)).toBe("returned");
  expect(stepsOf(returned).at(-1)).toBe("returned done");
});
