import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type {
  ClearanceHand,
  ClearanceState,
  ClearanceStepEvent,
} from "@sampan/domain/logistics/clearance/clearance-state";
import type { ClearedLine } from "@sampan/domain/logistics/clearance/declaration";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

/** The tables of what parcels are declared as. */
export interface ClearanceTables {
  clearances: ClearancesTable;
  clearance_steps: ClearanceStepsTable;
  clearance_proofs: ClearanceProofsTable;
  declarants: DeclarantsTable;
  duty_receipts: DutyReceiptsTable;
  duty_receipt_pages: DutyReceiptPagesTable;
}

/** Duty and tax that were paid for a parcel, by their receipt. Amounts are cents of the payment currency; the day is `YYYY-MM-DD`. */
interface DutyReceiptsTable {
  id: Generated<number>;
  key: Generated<string>;
  package_id: number;
  region: Region;
  corrects_id: ColumnType<number | null, number | null | undefined, number | null>;
  number: string;
  paid_on: string;
  currency: PaymentCurrency;
  duty: number;
  vat: number;
  worth: number;
  freight: number;
  is_tax_included: boolean;
  expected_low: number;
  expected_high: number;
  staff_id: number;
  at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
  ended_why: ColumnType<string | null, string | null | undefined, string | null>;
}

interface DutyReceiptPagesTable {
  id: Generated<number>;
  receipt_id: number;
  file_id: number;
}

interface DeclarantsTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  /** Both empty once the account is erased; the mobile as E.164. */
  name: string;
  mobile: string;
  used_at: Date;
}

/** One version of a parcel's declaration. Amounts are cents of the payment currency. */
export interface ClearancesTable {
  id: Generated<number>;
  package_id: number;
  version: number;
  state: ClearanceState;
  lines: Json<readonly ClearedLine[]>;
  insurance: number;
  freight: number;
  declarant_id: ColumnType<number | null, number | null | undefined, number | null>;
  reason: Generated<string>;
  asked_at: Date;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ClearanceStepsTable {
  id: Generated<number>;
  clearance_id: number;
  event: ClearanceStepEvent;
  by: ClearanceHand;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  note: Generated<string>;
  at: Date;
}

/** A picture that was brought with a step. */
interface ClearanceProofsTable {
  id: Generated<number>;
  step_id: number;
  file_id: number;
}
