import type { Db } from "../../kernel/db/db.ts";

/**
 * Takes name and mobile from those who declared parcels of somebody who is erased, and what they wrote from the declarations; that something
 * was declared, and confirmed, stays.
 */
export async function forgetDeclarants(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("declarants")
    .set({ name: "", mobile: "" })
    .where("account_id", "=", accountId)
    .execute();
  const theirs = db
    .selectFrom("clearances")
    .innerJoin("packages", "packages.id", "clearances.package_id")
    .select("clearances.id")
    .where("packages.account_id", "=", accountId);
  await db.updateTable("clearances").set({ reason: "" }).where("id", "in", theirs).execute();
  await db
    .updateTable("clearance_steps")
    .set({ note: "" })
    .where("clearance_id", "in", theirs)
    .where("by", "=", "customer")
    .execute();
}
