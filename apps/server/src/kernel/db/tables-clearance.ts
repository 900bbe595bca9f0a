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
}

interface DeclarantsTable {
  id: Generated<number>;
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
