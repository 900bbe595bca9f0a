import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { rewriteOrderStatus, type StatusChange } from "./rewrite-order-status.ts";

export interface BilledFreight {
  /** What the order costs more (or, corrected, less), cents of the payment currency. */
  readonly change: number;
  readonly now: Date;
}

/** Marks an order's freight as measured and charged. The bill and its supplement are written by the caller. */
export function recordBill(
  db: Db,
  orderId: number,
  { change, now }: BilledFreight,
): Promise<StatusChange> {
  return rewriteOrderStatus(db, orderId, {
    billed_at: now,
    fee_total: sql<number>`fee_total + ${change}`,
  });
}

/** Takes the mark back while a bill is corrected before it is paid. */
export function withdrawBill(
  db: Db,
  orderId: number,
  { change }: { readonly change: number },
): Promise<StatusChange> {
  return rewriteOrderStatus(db, orderId, {
    billed_at: null,
    fee_total: sql<number>`fee_total + ${change}`,
  });
}

/** Adds a difference in goods to what an order costs, or, below zero, takes it off again. Cents. [ORD-71] */
export async function recordDifference(
  db: Db,
  orderId: number,
  { change }: { readonly change: number },
): Promise<StatusChange> {
  await db
    .updateTable("orders")
    .set({ fee_total: sql<number>`fee_total + ${change}` })
    .where("id", "=", orderId)
    .execute();
  return rewriteOrderStatus(db, orderId);
}
