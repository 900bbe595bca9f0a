import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";

/** One movement of a bank account, as the bank tells it. */
export interface StatementLine {
  /** The bank's day, `YYYY-MM-DD`. */
  readonly booked_on: string;
  /** The day of value, where movements are told apart by that; else they are by `booked_on`. */
  readonly valued_on?: string;
  /** `HH:MM` or `HH:MM:SS`; empty where the bank gives none. */
  readonly booked_at: string;
  /** Below zero it left the account. */
  readonly amount: Cents;
  /** What the account held after it; null where the bank does not say. */
  readonly balance: Cents | null;
  /** What the bank calls it and what the payer wrote, in one line. */
  readonly text: string;
  /** The bank's own number of it; empty where it gives none. */
  readonly reference: string;
  /** The row as it came, for whoever doubts what was read. */
  readonly raw: string;
}

export interface Statement {
  readonly currency: PaymentCurrency;
  /** The account's number as the bank writes it; empty where the file does not say. */
  readonly account: string;
  readonly lines: readonly StatementLine[];
  /** What the account held before the first movement and after the last, and when; undefined where nobody says. */
  readonly balances?: StatementBalances | undefined;
}

/** Cents; days are `YYYY-MM-DD`. */
export interface StatementBalances {
  readonly opening: Cents;
  readonly closing: Cents;
  /** The last day that the file tells of: it may be later than that of the last movement. */
  readonly last_day: string;
}

/**
 * Why a file is no statement. `line` counts the lines of the file from 1, where a row is to blame: what cannot be read is
 * never passed over, because a payment may stand in it.
 */
export type StatementRefused =
  | { readonly code: "statement_encoding" }
  | { readonly code: "statement_not_of_bank" }
  | { readonly code: "statement_row_unreadable"; readonly values: { readonly line: number } }
  | { readonly code: "statement_row_missing"; readonly values: { readonly line: number } }
  | { readonly code: "statement_several_accounts" }
  | { readonly code: "statement_currency"; readonly values: { readonly currency: string } };
