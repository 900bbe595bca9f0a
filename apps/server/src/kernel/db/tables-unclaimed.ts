import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { ParcelClaimState } from "@sampan/domain/logistics/unclaimed/parcel-claim";
import type { UnclaimedState } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

/** What arrived under a number that nobody forecast. Grams and millimetres. */
export interface UnclaimedParcelsTable {
  id: Generated<number>;
  key: Generated<string>;
  express_no: string;
  warehouse: Warehouse;
  shelf: string;
  weight_g: ColumnType<number | null, number | null | undefined, number | null>;
  length_mm: ColumnType<number | null, number | null | undefined, number | null>;
  width_mm: ColumnType<number | null, number | null | undefined, number | null>;
  height_mm: ColumnType<number | null, number | null | undefined, number | null>;
  photos: Json<string[]>;
  marks: Json<string[]>;
  label: string;
  note: string;
  state: UnclaimedState;
  received_at: Date;
  received_by: number;
  discard_asked_by: ColumnType<number | null, number | null | undefined, number | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Who says that a parcel without an owner is theirs. */
export interface ParcelClaimsTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  express_no: string;
  words: string;
  imgs: Json<string[]>;
  state: ParcelClaimState;
  answer: Generated<string>;
  created_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}
