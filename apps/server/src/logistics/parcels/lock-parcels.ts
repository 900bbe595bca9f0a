import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Db } from "../../kernel/db/db.ts";

/** A parcel held for change. Measures are null until somebody measured it. */
export interface LockedParcel {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly warehouse: Warehouse;
  readonly express_no: string;
  readonly billing: BillingState;
  readonly transport_state: TransportState;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly bill_id: number | null;
  readonly box_id: number | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly shelf: string;
  readonly created_at: Date;
}

export type ParcelKey =
  | { readonly ids: readonly number[] }
  | { readonly tids: readonly string[] }
  | { readonly billId: number }
  | { readonly boxId: number };

/**
 * Holds parcels until the transaction ends, always in the order of their ids. Whoever also moves their
 * orders locks those first. Parcels that do not exist are missing from the answer.
 */
export async function lockParcels(db: Db, key: ParcelKey): Promise<LockedParcel[]> {
  const query = db
    .selectFrom("packages")
    .select([
      "id",
      "tid",
      "account_id",
      "warehouse",
      "express_no",
      "billing",
      "transport_state",
      "weight_g",
      "length_mm",
      "width_mm",
      "height_mm",
      "bill_id",
      "box_id",
      "photos",
      "marks",
      "shelf",
      "created_at",
    ])
    .orderBy("id")
    .forUpdate();
  return (
    "ids" in key
      ? query.where("id", "in", [0, ...key.ids])
      : "tids" in key
        ? query.where("tid", "in", ["", ...key.tids])
        : "billId" in key
          ? query.where("bill_id", "=", key.billId)
          : query.where("box_id", "=", key.boxId)
  ).execute();
}
