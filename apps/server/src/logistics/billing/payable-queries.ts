import type { Db } from "../../kernel/db/db.ts";

export function selectBalanceDueToPay(db: Db, id: number) {
  return db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .select([
      "supplements.child_tid",
      "supplements.order_id",
      "supplements.amount",
      "supplements.reason",
      "supplements.pay_status",
      "supplements.status",
      "orders.tid as order_tid",
    ])
    .where("supplements.id", "=", id)
    .executeTakeFirstOrThrow();
}

export function selectBillToPay(db: Db, id: number) {
  return db
    .selectFrom("bills")
    .select(["id", "tid", "state", "amount"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** A bill's charges by kind, and the orders and parcels it is for. */
export async function selectBillContent(db: Db, billId: number) {
  const charges = await db
    .selectFrom("order_charges as charge")
    .innerJoin("orders", "orders.id", "charge.order_id")
    .select([
      "charge.kind",
      "charge.amount",
      "orders.id as order_id",
      "orders.tid",
      "orders.campaign_id",
    ])
    .where("charge.bill_id", "=", billId)
    .orderBy("charge.id")
    .execute();
  const parcels = await db
    .selectFrom("packages")
    .select("tid")
    .where("bill_id", "=", billId)
    .orderBy("id")
    .execute();
  return { charges, parcel_tids: parcels.map(({ tid }) => tid) };
}
