import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type {
  CountState,
  ScanFinding,
  StockDifferenceKind,
  StockOutcome,
} from "@sampan/domain/logistics/stock/stock-count";
import type { ColumnType, Generated } from "kysely";

/** A count of a warehouse, or of one shelf of it. */
export interface StockCountsTable {
  id: Generated<number>;
  key: Generated<string>;
  warehouse: Warehouse;
  shelf: string;
  state: CountState;
  scans: Generated<number>;
  expected: ColumnType<number | null, number | null | undefined, number | null>;
  counted: ColumnType<number | null, number | null | undefined, number | null>;
  opened_at: Date;
  opened_by: number;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_by: ColumnType<number | null, number | null | undefined, number | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface StockScansTable {
  count_id: number;
  number: string;
  package_id: ColumnType<number | null, number | null | undefined, number | null>;
  unclaimed_id: ColumnType<number | null, number | null | undefined, number | null>;
  finding: ScanFinding;
  scanned_at: Date;
  scanned_by: number;
}

export interface StockDifferencesTable {
  id: Generated<number>;
  key: Generated<string>;
  count_id: number;
  kind: StockDifferenceKind;
  number: string;
  package_id: ColumnType<number | null, number | null | undefined, number | null>;
  unclaimed_id: ColumnType<number | null, number | null | undefined, number | null>;
  shelf: string;
  outcome: ColumnType<StockOutcome | null, StockOutcome | null | undefined, StockOutcome | null>;
  note: Generated<string>;
  owner_id: ColumnType<number | null, number | null | undefined, number | null>;
}
