import type { Db } from "../../kernel/db/db.ts";
import { type LockedItem, lockItems } from "../../trade/orders/lock-items.ts";
import { type LockedParcel, lockParcels } from "../parcels/lock-parcels.ts";
import { findStoring, type StoringParcel } from "./storage-queries.ts";

/** A parcel that lies in a warehouse, held with the orders of what is in it. */
export interface HeldStored {
  readonly stored: StoringParcel;
  readonly parcel: LockedParcel;
  readonly items: readonly LockedItem[];
}

/**
 * Holds the orders of what is in a parcel, then the parcel, until the transaction ends, and reads it as it then stands:
 * whoever bills, merges, extends or gives it up at the same moment comes first or finds it done. Undefined where it does
 * not lie in a warehouse any more.
 */
export async function holdStored(db: Db, id: number): Promise<HeldStored | undefined> {
  const items = await lockItems(db, { parcelIds: [id] });
  const [parcel] = await lockParcels(db, { ids: [id] });
  const stored = await findStoring(db, id);
  return parcel && stored ? { stored, parcel, items } : undefined;
}
