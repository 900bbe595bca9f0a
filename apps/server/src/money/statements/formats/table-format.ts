import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { OldEncoding } from "./decode-statement.ts";

/** What stands in a column. A bank may have several texts of a movement. */
export interface TableColumns {
  readonly day: string;
  readonly time?: string;
  readonly out: string;
  readonly in: string;
  readonly balance: string;
  readonly texts: readonly string[];
  readonly reference?: string;
  /** The number of the account that the row is of. */
  readonly account?: string;
  /** A sign in a column of its own, beside the balance: `-` where it is below zero. */
  readonly balanceSign?: string;
}

/** A bank's table: how it is encoded, what its columns are called, and how it writes a day. */
export interface TableFormat {
  readonly currency: PaymentCurrency;
  readonly encoding: OldEncoding;
  /** What stands before the account's number above the names of the columns. */
  readonly accountLabel?: string;
  /** By the language that the bank's page had; the first whose names all stand in one row is it. */
  readonly columns: readonly TableColumns[];
  /** `YYYY-MM-DD`, or undefined for what is no day. */
  readonly readDay: (text: string) => string | undefined;
  /** A row that counts or carries over, and moves nothing. */
  readonly isNoMovement?: (texts: string) => boolean;
}

/** `2026/02/13`, as both banks of Taiwan write a day. */
export const yearFirst = (text: string): string | undefined => {
  const [, year, month, day] = /^(\d{4})[/-](\d{2})[/-](\d{2})$/.exec(text) ?? [];
  return dayOf(year, month, day);
};

/** A day there is, of its three numbers; undefined for the 31st of a month that has 30. */
export function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | undefined {
  const written = `${year}-${month}-${day}`;
  const moment = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isDay ? written : undefined;
}
