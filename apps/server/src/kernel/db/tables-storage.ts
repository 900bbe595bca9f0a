import type { AbandonmentState } from "@sampan/domain/logistics/storage/abandonment";
import type { ColumnType, Generated } from "kysely";

/** The tables of how long goods are kept. */
export interface StorageTables {
  abandonments: AbandonmentsTable;
  storage_extensions: StorageExtensionsTable;
  storage_notices: StorageNoticesTable;
}

/** A word to an owner about the end of their parcel's days. */
interface StorageNoticesTable {
  package_id: number;
  /** `YYYY-MM-DD`. */
  last_day: string;
  days: number;
  told_at: Date;
}

/** Days that were added to a parcel's. Cents of the payment currency. */
interface StorageExtensionsTable {
  id: Generated<number>;
  package_id: number;
  /** `YYYY-MM-DD`. */
  until: string;
  days: number;
  lines: number;
  per_day: number;
  amount: number;
  reason: Generated<string>;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
  created_at: Date;
}

/** Goods that were left lying, and who gives them up. */
interface AbandonmentsTable {
  id: Generated<number>;
  key: Generated<string>;
  package_id: number;
  state: AbandonmentState;
  reason: string;
  asked_at: Date;
  asked_by: ColumnType<number | null, number | null | undefined, never>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
}
