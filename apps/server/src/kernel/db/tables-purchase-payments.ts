import type { DifferenceState } from "@sampan/domain/money/closes/difference";
import type {
  BillForm,
  MatchedBy,
  MovementKind,
  PaymentDifferenceKind,
} from "@sampan/domain/trade/purchase-payments/payment-difference";
import type { ColumnType, Generated } from "kysely";

interface PurchaseBillsTable {
  id: Generated<number>;
  form: BillForm;
  account: string;
  file_name: string;
  began_at: Date;
  ended_at: Date;
  movements: number;
  known: number;
  imported_at: Date;
  imported_by: number;
}

interface PurchaseMovementsTable {
  id: Generated<number>;
  bill_id: number;
  digest: string;
  kind: MovementKind;
  trade_no: string;
  merchant_no: string;
  moved_at: Date;
  amount: number;
  counterparty: string;
  goods: string;
  method: string;
  raw: string;
  out_oid: Generated<string>;
  matched_by: ColumnType<MatchedBy | null, MatchedBy | null | undefined, MatchedBy | null>;
}

export interface PaymentDifferencesTable {
  id: Generated<number>;
  key: Generated<string>;
  kind: PaymentDifferenceKind;
  out_oid: Generated<string>;
  movement_id: ColumnType<number | null, number | null | undefined, number | null>;
  expected: number;
  found: number;
  found_at: Date;
  state: DifferenceState;
  owner_id: number;
  note: Generated<string>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What was paid at marketplaces, and where it disagrees with what was bought. */
export interface PurchasePaymentTables {
  purchase_bills: PurchaseBillsTable;
  purchase_movements: PurchaseMovementsTable;
  payment_differences: PaymentDifferencesTable;
}
