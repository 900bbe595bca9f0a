import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** A bank transfer is declared and reviewed; an online one goes through a provider. */
export const topupStates = [
  "under_review",
  "created",
  "paying",
  "success",
  "failed",
  "expired",
] as const;
export type TopupState = (typeof topupStates)[number];

/**
 * `approve` and `reject` are finance's, for bank transfers. `confirm` is a provider's verified word
 * that the money is there; it may come after we stopped waiting, after its owner gave it up, or after the provider
 * called it failed, and the money is credited still: once, since nothing leads on from success.
 */
const transitions = {
  under_review: { approve: "success", reject: "failed" },
  created: {
    start_payment: "paying",
    confirm: "success",
    fail: "failed",
    expire: "expired",
    give_up: "expired",
  },
  paying: { confirm: "success", fail: "failed", expire: "expired", give_up: "expired" },
  expired: { confirm: "success" },
  success: {},
  failed: { confirm: "success" },
} as const satisfies Record<TopupState, Partial<Record<string, TopupState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type TopupEvent = EventsOf<(typeof transitions)[TopupState]>;

export type TopupNotInState = { readonly code: "topup_not_in_state" };

/** The state an event leads to; refuses `topup_not_in_state`, so nothing is credited twice. [WAL-34] */
export function nextTopupState(
  state: TopupState,
  event: TopupEvent,
): Result<TopupState, TopupNotInState> {
  const row: Partial<Record<TopupEvent, TopupState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "topup_not_in_state" }) : ok(next);
}

/** Whether an amount is more than one person may let in without a statement; cents of its currency. [BO-32] */
export const needsSecondPerson = (
  amount: number,
  { statement_alone_units }: Pick<Limits, "statement_alone_units">,
): boolean => amount > statement_alone_units * 100;

export type ShownTopupState = "under_review" | "success" | "failed" | "expired";

/** The history knows three states, and that an online one ended without a payment. [WAL-31] [WAL-32] [WAL-33] */
export const shownTopupStates = {
  under_review: "under_review",
  created: "under_review",
  paying: "under_review",
  success: "success",
  failed: "failed",
  expired: "expired",
} as const satisfies Record<TopupState, ShownTopupState>;
