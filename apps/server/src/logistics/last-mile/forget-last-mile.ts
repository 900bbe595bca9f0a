import type { Db } from "../../kernel/db/db.ts";

/** Takes away which stores somebody picks parcels up at; what was ordered and what it cost stays. [ACC-35] */
export async function forgetLastMile(db: Db, accountId: number): Promise<void> {
  const own = (parcels: Pick<Db, "selectFrom">) =>
    parcels.selectFrom("packages").select("id").where("account_id", "=", accountId);
  await db.deleteFrom("store_map_visits").where("account_id", "=", accountId).execute();
  await db.deleteFrom("last_mile_choices").where("package_id", "in", own(db)).execute();
  await db
    .updateTable("shipping_orders")
    .set({ store_name: "", store_address: "", payment_no: "", validation_no: "" })
    .where("package_id", "in", own(db))
    .execute();
}
