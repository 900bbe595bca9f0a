import type { Db } from "../../kernel/db/db.ts";
import { deleteCode, insertHandOver, type StoredHandOver } from "./pickup-queries.ts";

/** Keeps who took a parcel and what shows it; its code has done its work. */
export async function recordPickup(
  db: Db,
  handOver: StoredHandOver & { readonly package_id: number; readonly handed_by: number },
): Promise<void> {
  await insertHandOver(db, handOver);
  await deleteCode(db, handOver.package_id);
}
