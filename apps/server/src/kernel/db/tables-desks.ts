import type { GoodsFault } from "@sampan/domain/logistics/warehouse/inspection";
import type { ColumnType, Generated } from "kysely";

/** A phone that takes the photos of the one parcel on a desk. */
export interface DeskCamerasTable {
  id: Generated<number>;
  key: Generated<string>;
  token_hash: Buffer;
  phone_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  session_id: ColumnType<number | null, number | null | undefined, number | null>;
  staff_id: number;
  parcel_number: string;
  photos: Generated<number>;
  created_at: Date;
  expires_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CameraPhotosTable {
  camera_id: number;
  shot: string;
  photo: string;
  taken_at: Date;
}

export interface GoodsFaultsTable {
  package_id: number;
  item_id: number;
  fault: GoodsFault;
  num: number;
  words: string;
  found_at: Date;
  found_by: number;
}
