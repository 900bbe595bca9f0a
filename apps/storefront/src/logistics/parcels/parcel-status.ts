import type { Tone } from "@sampan/ui/chip";
import type { ParcelRow } from "./parcel-queries.ts";

/** Billing as it travels: 0 is awaiting payment. [PKG-16] */
export const toneOfParcel = {
  1: "neutral",
  2: "neutral",
  3: "brand",
  0: "action",
  4: "ok",
} as const satisfies Record<ParcelRow["status"], Tone>;

/** Its freight can be paid. [PKG-17] [PKG-24] */
export const isUnpaid = ({ status }: Pick<ParcelRow, "status">): boolean => status === 0;

/** Parcels of one bill are ticked and paid together. [PKG-24] */
export const arePaidTogether = (one: ParcelRow, other: ParcelRow): boolean =>
  one.tid === other.tid || (one.bill_tid !== null && one.bill_tid === other.bill_tid);
