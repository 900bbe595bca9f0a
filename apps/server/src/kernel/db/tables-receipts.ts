import type { ChargedKind } from "@sampan/domain/kernel/charge-kinds";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { InvoiceBuyer, InvoiceBuyerKind } from "@sampan/domain/money/receipts/invoice-buyer";
import type { ReceiptKind, ReceiptMoment } from "@sampan/domain/kernel/receipt-kinds";
import type { ReceiptLine } from "@sampan/domain/money/receipts/receipt-lines";
import type { AllowanceState, ReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

export interface InvoiceDetailsTable {
  account_id: number;
  kind: InvoiceBuyerKind;
  barcode: string;
  love_code: string;
  tax_id: string;
  company_name: string;
  saved_at: Date;
}

/** One for each payment of a region whose receipts are issued. Cents. */
export interface ReceiptsTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  kind: ReceiptKind;
  tid: string;
  payable: "order" | "supplement" | "bill";
  payable_id: number;
  order_tids: string[];
  currency: PaymentCurrency;
  moment: ReceiptMoment;
  kinds: ChargedKind[];
  charged: number;
  lines: Json<ReceiptLine[]>;
  exact: number;
  amount: number;
  rounding: number;
  allowed: Generated<number>;
  is_refunded: Generated<boolean>;
  paid_at: Date;
  state: Generated<ReceiptState>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  random_number: ColumnType<string | null, string | null | undefined, string | null>;
  buyer: ColumnType<InvoiceBuyer | null, string | null | undefined, string | null>;
  issued_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Who issued it, of those that we number ourselves. */
  issuer: ColumnType<string | null, string | null | undefined, string | null>;
  refusal: Generated<string>;
}

export interface ReceiptCountersTable {
  series: "th_receipt" | "th_credit_note";
  year: number;
  last: number;
}

export interface ReceiptAllowancesTable {
  id: Generated<number>;
  key: Generated<string>;
  receipt_id: number;
  amount: number;
  left_before: number;
  state: Generated<AllowanceState>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  asked_at: Date;
  granted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  issuer: ColumnType<string | null, string | null | undefined, string | null>;
  refusal: Generated<string>;
}
