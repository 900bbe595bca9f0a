import type { Db } from "../../kernel/db/db.ts";
import type { BillExplanation } from "./bill-explanation.ts";

/** The bill of a parcel with its lines. */
export async function findBillOfParcel(db: Db, billId: number) {
  const bill = await db
    .selectFrom("bills")
    .select(["tid", "state", "amount", "currency", "explanation", "posted_at", "paid_at"])
    .where("id", "=", billId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("order_charges as line")
    .innerJoin("orders", "orders.id", "line.order_id")
    .select([
      "line.kind",
      "orders.tid as order_tid",
      "line.amount",
      "line.original_amount",
      "line.reason",
    ])
    .$narrowType<{ amount: number; original_amount: number }>()
    .where("line.bill_id", "=", billId)
    .orderBy("line.id")
    .execute();
  const cover = await db
    .selectFrom("delay_covers as cover")
    .innerJoin("packages as late", "late.id", "cover.parcel_id")
    .select([
      "cover.state",
      "cover.clause",
      "late.tid as parcel_tid",
      "cover.promised_days",
      "cover.over_days",
      "cover.share_bp",
      "cover.freight",
      "cover.amount",
      "cover.ended_at",
      "cover.reason",
    ])
    .where("cover.bill_id", "=", billId)
    .executeTakeFirst();
  // Written by `post-bill` alone.
  return { ...bill, explanation: bill.explanation as BillExplanation, lines, cover };
}
