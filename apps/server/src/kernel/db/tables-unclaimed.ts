import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
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
