import type { Db } from "../../kernel/db/db.ts";

/** Puts a parcel into a box, or takes it out with null. Its transport state is moved by the caller. */
export async function placeParcel(db: Db, parcelId: number, boxId: number | null): Promise<void> {
  await db.updateTable("packages").set({ box_id: boxId }).where("id", "=", parcelId).execute();
}

/** Puts a parcel on a shelf; an empty one says that nobody knows where it is. */
export async function shelvePackage(db: Db, parcelId: number, shelf: string): Promise<void> {
  await db.updateTable("packages").set({ shelf }).where("id", "=", parcelId).execute();
}

/** Who brings a parcel to the door, and under which number. */
export async function recordLocalCarrier(
  db: Db,
  parcelId: number,
  carrier: { readonly local_carrier: string; readonly local_express_no: string },
): Promise<void> {
  await db.updateTable("packages").set(carrier).where("id", "=", parcelId).execute();
}
