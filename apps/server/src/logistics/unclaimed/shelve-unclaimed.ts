import type { Db } from "../../kernel/db/db.ts";

/** Puts a parcel without an owner on a shelf; an empty one says that nobody knows where it is. */
export async function shelveUnclaimed(db: Db, id: number, shelf: string): Promise<void> {
  await db.updateTable("unclaimed_parcels").set({ shelf }).where("id", "=", id).execute();
}
