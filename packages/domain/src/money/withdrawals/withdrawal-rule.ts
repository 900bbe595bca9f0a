import { isWholeUnits, wholeUnits, type Cents } from "../../kernel/money.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

type WithdrawalLimits = Pick<Limits, "withdrawal_above_units" | "withdrawal_fee_units">;

/** What a customer has, in cents of the account's currency. */
export interface Holdings {
  readonly cash: Cents;
  /** Of the cash, what came in by card so lately that the card's owner may still take it back. */
  readonly fresh: Cents;
}

/** What leaves the balance: the amount that is paid out and, beside it, the fee. */
export interface WithdrawalSum {
  readonly amount: Cents;
  readonly fee: Cents;
}

export type WithdrawalRefused =
  | { readonly code: "withdrawal_amount_needed" }
  | { readonly code: "whole_amount_needed" }
  | { readonly code: "withdrawal_below_minimum"; readonly least: Cents }
  | { readonly code: "withdrawal_above_balance"; readonly cash: Cents }
  | { readonly code: "withdrawal_fee_uncovered"; readonly most: Cents }
  | { readonly code: "withdrawal_not_free"; readonly most: Cents };

/** The smallest withdrawal, in cents: a whole unit above the limit. [WAL-21] [WAL-27] [CONST-11] */
export const leastWithdrawal = ({
  withdrawal_above_units,
}: Pick<Limits, "withdrawal_above_units">): Cents => wholeUnits(withdrawal_above_units + 1);

/** Cash that may leave, in cents: all but what came in by card lately. */
export const withdrawable = ({ cash, fresh }: Holdings): Cents => Math.max(0, cash - fresh);

/** The largest withdrawal whose fee is covered, in cents and whole units; 0 where there is none. [WAL-20] [WAL-23] */
export function mostWithdrawal(holdings: Holdings, limits: WithdrawalLimits): Cents {
  const most = withdrawable(holdings) - wholeUnits(limits.withdrawal_fee_units);
  const whole = most - (most % 100);
  return whole >= leastWithdrawal(limits) ? whole : 0;
}

/**
 * Judges an amount in cents. Refuses `withdrawal_amount_needed`, `whole_amount_needed`, `withdrawal_below_minimum`,
 * `withdrawal_above_balance`, `withdrawal_fee_uncovered` when the rest cannot bear the fee, and `withdrawal_not_free`
 * when it could only with money that came in by card lately. [WAL-20] [WAL-21] [WAL-22] [WAL-23]
 */
export function checkWithdrawal(
  amount: Cents | undefined,
  holdings: Holdings,
  limits: WithdrawalLimits,
): Result<WithdrawalSum, WithdrawalRefused> {
  if (amount === undefined) return refuse({ code: "withdrawal_amount_needed" });
  if (!isWholeUnits(amount)) return refuse({ code: "whole_amount_needed" });
  const least = leastWithdrawal(limits);
  if (amount < least) return refuse({ code: "withdrawal_below_minimum", least });
  const { cash } = holdings;
  if (amount > cash) return refuse({ code: "withdrawal_above_balance", cash });
  const fee = wholeUnits(limits.withdrawal_fee_units);
  const most = mostWithdrawal(holdings, limits);
  if (amount + fee > cash) return refuse({ code: "withdrawal_fee_uncovered", most });
  if (amount + fee > withdrawable(holdings)) return refuse({ code: "withdrawal_not_free", most });
  return ok({ amount, fee });
}

export type ClosingRefused =
  | { readonly code: "nothing_left" }
  | { readonly code: "withdrawal_not_free"; readonly most: Cents };

/**
 * What an account that is to be closed pays out: everything, cents included, without minimum and without fee. Refuses
 * `nothing_left`, and `withdrawal_not_free` while money that came in by card is among it.
 */
export function checkClosingPayout({
  cash,
  fresh,
}: Holdings): Result<WithdrawalSum, ClosingRefused> {
  if (cash <= 0) return refuse({ code: "nothing_left" });
  if (fresh > 0) return refuse({ code: "withdrawal_not_free", most: Math.max(0, cash - fresh) });
  return ok({ amount: cash, fee: 0 });
}
