import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { JourneyLeg } from "@sampan/domain/trade/orders/journey-legs";
import type { ColumnType, Generated } from "kysely";

/** What past parcels of a line needed for a leg, in open days. */
export interface LegIntervalsTable {
  warehouse: Warehouse;
  region: Region;
  transport: TransportId;
  leg: JourneyLeg;
  low_days: number;
  high_days: number;
  samples: number;
  reckoned_at: Date;
}

/** How legs came out that ended while an interval was known, by the day on which they were counted (`YYYY-MM-DD`). */
export interface LegHitsTable {
  warehouse: Warehouse;
  region: Region;
  transport: TransportId;
  leg: JourneyLeg;
  day: string;
  early: Generated<number>;
  within: Generated<number>;
  late: Generated<number>;
}

/** Parcels that have been on a leg for longer than nine of ten others. */
export interface StuckParcelsTable {
  package_id: number;
  leg: JourneyLeg;
  begun_at: Date;
  due_at: Date;
  found_at: Date;
  note: Generated<string>;
  acknowledged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  acknowledged_by: ColumnType<number | null, number | null | undefined, number | null>;
}
