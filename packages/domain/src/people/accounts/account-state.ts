import { addDays } from "../../kernel/business-time.ts";
import type { Limits } from "../../kernel/settings/limits.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

export const accountStates = ["active", "disabled", "cancelled", "erased"] as const;
export type AccountState = (typeof accountStates)[number];

/**
 * `cancel` and `keep` are the customer's own, `disable` and `enable` the staff's, `erase` the clock's. An
 * erased account is a pseudonym that orders and ledger rows belong to; nothing brings a person back.
 */
const transitions = {
  active: { disable: "disabled", cancel: "cancelled" },
  disabled: { enable: "active" },
  cancelled: { keep: "active", erase: "erased" },
  erased: {},
} as const satisfies Record<AccountState, Partial<Record<string, AccountState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type AccountEvent = EventsOf<(typeof transitions)[AccountState]>;

export type AccountNotInState = { readonly code: "account_not_in_state" };

/** The state an event leads to; refuses `account_not_in_state`. [ACC-36] [BO-48] */
export function nextAccountState(
  state: AccountState,
  event: AccountEvent,
): Result<AccountState, AccountNotInState> {
  const row: Partial<Record<AccountEvent, AccountState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "account_not_in_state" }) : ok(next);
}

/** A month of retention has the same length whenever somebody cancels. */
const month_days = 30;

/** When what is known of a person is erased. [CONST-56] [ACC-35] */
export const eraseAfter = (
  cancelledAt: Date,
  { retention_months }: Pick<Limits, "retention_months">,
): Date => addDays(cancelledAt, retention_months * month_days);

/** Accounts cancelled at or before this moment are to be erased now. [CONST-56] [ACC-35] */
export const lastToErase = (
  now: Date,
  { retention_months }: Pick<Limits, "retention_months">,
): Date => addDays(now, -retention_months * month_days);
