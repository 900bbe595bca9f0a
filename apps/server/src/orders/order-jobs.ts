import { addDays } from "@sampan/domain/business-time";
import { lockOrderById } from "./lock-order.ts";
import type { Needs } from "../needs.ts";
import { endUnpaidOrder } from "./close-order.ts";
import { completeOrder } from "./complete-order.ts";

const atOnce = 100;

/**
 * The job "close-unpaid-orders": whatever was not paid by its deadline closes, each order in a transaction
 * of its own. An order paid in the last moment is looked at again under its lock and left alone.
 */
export async function closeUnpaidOrders(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const late = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", 0)
    .where("pay_deadline", "<=", now)
    .orderBy("pay_deadline")
    .limit(atOnce)
    .execute();
  for (const { id } of late)
    await db.transaction().execute(async (open) => {
      const order = await lockOrderById(open, id);
      if (order.status !== 0) return;
      const ending = { event: "expire", actor: { kind: "system" }, reason: "", now } as const;
      await endUnpaidOrder(open, needs, order, ending);
    });
}

/** The job "complete-signed-orders": days after the hand-over, without objection, an order is completed. [BO-23] */
export async function completeSignedOrders(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const signed = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", 5)
    .where("receive_time", "<=", addDays(now, -needs.limits.completion_days))
    .orderBy("receive_time")
    .limit(atOnce)
    .execute();
  for (const { id } of signed)
    await db.transaction().execute(async (open) => {
      const order = await lockOrderById(open, id);
      if (order.status !== 5) return;
      await completeOrder(open, needs, order, { actor: { kind: "system" }, now });
    });
}
