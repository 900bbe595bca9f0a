import { ok, refuse, type Result } from "../../kernel/result.ts";

/** How books disagree: with themselves, with what a close wrote down before, or with banks and providers. */
export const differenceKinds = [
  "balance",
  "chain",
  "transfer",
  "negative",
  "seal",
  "history",
  "topup_unseen",
  "payout_unseen",
  "return_unseen",
  "settlement_unseen",
  "bank_balance",
  "statement_gap",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Open until somebody says what it is, or until it is no longer found. */
export const differenceStates = ["open", "explained", "gone"] as const;
export type DifferenceState = (typeof differenceStates)[number];
export type DifferenceEvent = "take" | "explain" | "vanish";

const transitions = {
  open: { take: "open", explain: "explained", vanish: "gone" },
  explained: {},
  gone: {},
} as const satisfies Record<DifferenceState, Partial<Record<DifferenceEvent, DifferenceState>>>;

export type DifferenceSettled = { readonly code: "difference_settled" };

/** What becomes of a difference; refuses `difference_settled` for all but open ones. */
export function nextDifferenceState(
  state: DifferenceState,
  event: DifferenceEvent,
): Result<DifferenceState, DifferenceSettled> {
  const next = (transitions[state] as Partial<Record<DifferenceEvent, DifferenceState>>)[event];
  return next === undefined ? refuse({ code: "difference_settled" }) : ok(next);
}
