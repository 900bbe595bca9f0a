import { csvOf, decimalOf } from "@sampan/domain/kernel/csv";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";

export interface PayoutLine {
  readonly number: string;
  readonly bank: string;
  readonly bank_name: string;
  readonly branch: string;
  readonly account: string;
  readonly holder: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: PaymentCurrency;
}

const columns = [
  "reference",
  "bank_code",
  "bank_name",
  "branch",
  "account_number",
  "account_name",
  "amount",
  "currency",
];

/** Payouts as a file for banks' pages and spreadsheets. [BO-31] */
export const csvOfPayouts = (lines: readonly PayoutLine[]): string =>
  csvOf([columns, ...lines.map(cellsOf)]);

const cellsOf = (line: PayoutLine): string[] => [
  line.number,
  line.bank,
  line.bank_name,
  line.branch,
  line.account,
  line.holder,
  decimalOf(line.amount),
  line.currency,
];
