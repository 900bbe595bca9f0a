import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { VoyageState } from "@sampan/domain/logistics/voyages/voyage-state";
import type { ColumnType, Generated } from "kysely";

/** Containers and flights. `last_at`: when its last step was, as it was written down. */
export interface VoyagesTable {
  id: Generated<number>;
  number: string;
  name: string;
  warehouse: Warehouse;
  region: Region;
  transport: TransportId;
  state: VoyageState;
  created_at: Date;
  last_at: Date;
  departed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  arrived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface VoyageBoxesTable {
  box_id: number;
  voyage_id: number;
}

/** What a parcel weighed at the destination, beside what it weighed when it left. Grams. */
export interface ArrivalWeightsTable {
  package_id: number;
  weight_g: number;
  departed_g: number;
  differs: boolean;
  weighed_at: Date;
  weighed_by: number;
  /** Address of a photo of the scale. */
  photo: ColumnType<string | null, string | null | undefined, string | null>;
  /** The reading before this one, where it was weighed twice. */
  first_g: ColumnType<number | null, number | null | undefined, number | null>;
}
