import type { ScanState } from "@sampan/domain/logistics/tracking/scan-state";
import type { TrackedLeg, Tracker } from "@sampan/domain/logistics/tracking/trackers";
import type { ColumnType, Generated } from "kysely";

/** The tables of what couriers scan. */
export interface TrackingTables {
  tracked_numbers: TrackedNumbersTable;
  tracking_scans: TrackingScansTable;
  tracker_days: TrackerDaysTable;
}

interface TrackedNumbersTable {
  id: Generated<number>;
  leg: TrackedLeg;
  express_no: string;
  carrier: Generated<string>;
  /** A courier of our table, or empty. */
  courier: Generated<string>;
  tracker: ColumnType<Tracker | null, Tracker | null | undefined, Tracker | null>;
  is_registered: Generated<boolean>;
  state: ColumnType<ScanState | null, ScanState | null | undefined, ScanState | null>;
  scanned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  tracked_at: Date;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ask_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  misses: Generated<number>;
  trouble: Generated<string>;
}

interface TrackingScansTable {
  tracked_id: number;
  tracker: Tracker;
  courier: string;
  at: Date;
  state: ScanState;
  words: string;
  place: string;
  told_at: Date;
}

interface TrackerDaysTable {
  tracker: Tracker;
  day: ColumnType<string, string, never>;
  asks: Generated<number>;
  answers: Generated<number>;
  minute: Date;
  minute_asks: Generated<number>;
  granted: Generated<number>;
}
