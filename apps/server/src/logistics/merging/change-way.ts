import type { Db } from "../../kernel/db/db.ts";
import type { ChosenWay } from "./chosen-way.ts";

/** Sends a parcel another way than its owner chose for it before; false where they chose none. Its orders are held. */
export async function changeWay(
  db: Db,
  parcelId: number,
  { address, ...way }: ChosenWay,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("parcel_ways")
    .set({ ...way, address: JSON.stringify(address) })
    .where("package_id", "=", parcelId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
