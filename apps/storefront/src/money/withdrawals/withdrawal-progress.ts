import type { Withdrawal } from "@sampan/contract/money/withdrawals/withdrawals";

/** Where a withdrawal stands for its owner: what passed is to be paid, paid, or sent back by the bank. */
export type Stand = "waiting" | "passed" | "paid" | "returned" | "failed";

/** [WAL-28] [WAL-29] [WAL-30] */
export function standOf({ state, paid_at, returned_at }: Withdrawal): Stand {
  if (state !== "passed") return state;
  if (returned_at) return "returned";
  return paid_at ? "paid" : "passed";
}

export interface ProgressStep {
  readonly step: "applied" | "audit" | "passed" | "failed" | "pay" | "paid" | "returned";
  readonly stage: "done" | "now" | "expected";
  /** As the call answered it; empty for what is still to come. */
  readonly when: string;
}

/** What happened to a withdrawal and what is still to come, in order. */
export function progressOf(withdrawal: Withdrawal): ProgressStep[] {
  const { cdate, decided_at, paid_at, returned_at } = withdrawal;
  const done = (step: ProgressStep["step"], when: string): ProgressStep => ({
    step,
    stage: "done",
    when,
  });
  const applied = done("applied", cdate);
  const stand = standOf(withdrawal);
  if (stand === "waiting")
    return [
      applied,
      { step: "audit", stage: "now", when: "" },
      { step: "pay", stage: "expected", when: "" },
    ];
  if (stand === "failed") return [applied, done("failed", decided_at)];
  const passed = [applied, done("passed", decided_at)];
  if (stand === "passed") return [...passed, { step: "pay", stage: "now", when: "" }];
  const paid = paid_at ? [...passed, done("paid", paid_at)] : passed;
  return stand === "paid" ? paid : [...paid, done("returned", returned_at)];
}
