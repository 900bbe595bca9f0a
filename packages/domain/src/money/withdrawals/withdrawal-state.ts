import { ok, refuse, type Result } from "../../kernel/result.ts";

/** [WAL-28] [WAL-29] [WAL-30] */
export const withdrawalStates = ["waiting", "passed", "failed"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];
export type WithdrawalEvent = "pass" | "fail";

const transitions = {
  waiting: { pass: "passed", fail: "failed" },
  passed: {},
  failed: {},
} as const satisfies Record<WithdrawalState, Partial<Record<WithdrawalEvent, WithdrawalState>>>;

/**
 * What each move does to the customer's cash, as ledger directs in order: an application freezes
 * amount and fee, a failed audit unfreezes them, a passed one unfreezes and expenses. [WAL-35]
 */
export const directsOfWithdrawal = {
  apply: [2],
  pass: [-2, -1],
  fail: [-2],
} as const satisfies Record<"apply" | WithdrawalEvent, readonly (1 | 2 | -1 | -2)[]>;

export type WithdrawalNotInState = { readonly code: "withdrawal_not_in_state" };

/** The state an audit leads to; refuses `withdrawal_not_in_state` once it was decided. */
export function nextWithdrawalState(
  state: WithdrawalState,
  event: WithdrawalEvent,
): Result<WithdrawalState, WithdrawalNotInState> {
  const row: Partial<Record<WithdrawalEvent, WithdrawalState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "withdrawal_not_in_state" }) : ok(next);
}
