import type {
  InvoiceDetailsTable,
  ReceiptAllowancesTable,
  ReceiptCountersTable,
  ReceiptsTable,
} from "./tables-receipts.ts";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CloseSide } from "@sampan/domain/money/closes/close";
import type { DifferenceKind, DifferenceState } from "@sampan/domain/money/closes/difference";
import type { ClearingKind, OwnedKind } from "@sampan/domain/money/ledger/ledger";
import type { StatementFormat } from "@sampan/domain/money/statements/statement";
import type { ColumnType, Generated } from "kysely";

export interface DailyClosesTable {
  id: Generated<number>;
  day: string;
  currency: PaymentCurrency | "PTS";
  until: Date;
  closed_at: Date;
  owed: number;
  held: number;
  differences: number;
  is_proved: boolean;
  sealed_block: ColumnType<number | null, number | null | undefined, number | null>;
  sealed_digest: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface DailyCloseSumsTable {
  close_id: number;
  side: CloseSide;
  kind: OwnedKind | ClearingKind;
  opening: number;
  came: number;
  went: number;
  closing: number;
}

export interface BookDifferencesTable {
  id: Generated<number>;
  key: Generated<string>;
  currency: PaymentCurrency | "PTS";
  kind: DifferenceKind;
  subject: string;
  expected: number;
  found: number;
  found_on: string;
  found_at: Date;
  state: DifferenceState;
  owner_id: ColumnType<number | null, number | null | undefined, number | null>;
  note: Generated<string>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ClosedBankAccountsTable {
  id: Generated<number>;
  format: StatementFormat;
  currency: PaymentCurrency;
  account: string;
  last_day: string;
  note: string;
  closed_at: Date;
  closed_by: number;
}

/** What the books of the house are kept in, beside the ledger. */
export interface BookTables {
  invoice_details: InvoiceDetailsTable;
  receipt_allowances: ReceiptAllowancesTable;
  receipt_counters: ReceiptCountersTable;
  receipts: ReceiptsTable;
  book_differences: BookDifferencesTable;
  closed_bank_accounts: ClosedBankAccountsTable;
  daily_closes: DailyClosesTable;
  daily_close_sums: DailyCloseSumsTable;
}
