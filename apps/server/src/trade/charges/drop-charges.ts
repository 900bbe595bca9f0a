import type { Db } from "../../kernel/db/db.ts";

/** Takes back what an unpaid bill charged; an order's page shows the charges of the bill it has. */
export async function dropBilledCharges(db: Db, billId: number): Promise<void> {
  await db.deleteFrom("order_charges").where("bill_id", "=", billId).execute();
}

/** Takes back an unpaid difference in goods. */
export async function dropBalanceDueCharge(db: Db, balanceDueId: number): Promise<void> {
  await db.deleteFrom("order_charges").where("supplement_id", "=", balanceDueId).execute();
}
