import type { Db } from "../../kernel/db/db.ts";

/** A parcel that held something of a claimed line, as our warehouse saw it. */
export interface EvidenceParcel {
  readonly item_id: number;
  readonly tid: string;
  readonly express_no: string;
  readonly weight_g: number | null;
  /** At the destination, where it was weighed there. */
  readonly arrival_weight_g: number | null;
  readonly differs: boolean | null;
  /** Of the scale there. */
  readonly arrival_photo: string | null;
  readonly photos: string[];
  readonly created_at: Date;
  readonly measured_at: Date | null;
  readonly receive_time: Date | null;
}

/** The parcels of some lines, in the order in which they came in. */
export const findEvidence = (db: Db, itemIds: readonly number[]): Promise<EvidenceParcel[]> =>
  db
    .selectFrom("package_items as content")
    .innerJoin("packages as parcel", "parcel.id", "content.package_id")
    .leftJoin("arrival_weights as arrival", "arrival.package_id", "parcel.id")
    .select([
      "content.item_id",
      "parcel.tid",
      "parcel.express_no",
      "parcel.weight_g",
      "arrival.weight_g as arrival_weight_g",
      "arrival.differs",
      "arrival.photo as arrival_photo",
      "parcel.photos",
      "parcel.created_at",
      "parcel.measured_at",
      "parcel.receive_time",
    ])
    .where("content.item_id", "in", [0, ...itemIds])
    .orderBy("parcel.id")
    .execute();
