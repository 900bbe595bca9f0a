import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { endUnpaidOrder } from "./close-order.ts";
import { completeOrder } from "./complete-order.ts";
import { type LockedOrder, lockOrderById } from "./lock-order.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "close-unpaid-orders": Record<never, never>;
    "complete-signed-orders": Record<never, never>;
  }
}

const atOnce = 100;

/**
 * The job "close-unpaid-orders": whatever was not paid by its deadline closes. An order paid in the last moment is looked at again under its lock and left alone.
 */
export async function closeUnpaidOrders(needs: Needs): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const late = await db
    .selectFrom("orders")
    .select(["id", "tid"])
    .where("status", "=", 0)
    .where("pay_deadline", "<=", now)
    .orderBy("pay_deadline")
    .limit(atOnce)
    .execute();
  await underLock(needs, late, async (open, order) => {
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
    .select(["id", "tid"])
    .where("status", "=", 5)
    .where("receive_time", "<=", addDays(now, -needs.limits.completion_days))
    .orderBy("receive_time")
    .limit(atOnce)
    .execute();
  await underLock(needs, signed, async (open, order) => {
    if (order.status !== 5) return;
    await completeOrder(open, needs, order, { actor: { kind: "system" }, now });
  });
}

/** Each order in a transaction of its own; one that fails keeps none of the others waiting. */
const underLock = (
  { database, log }: Needs,
  orders: readonly { readonly id: number; readonly tid: string }[],
  act: (open: Db, order: LockedOrder) => Promise<void>,
): Promise<void> =>
  actOnEach(orders, {
    log,
    name: ({ tid }) => tid,
    act: ({ id }) =>
      database.db.transaction().execute(async (open) => act(open, await lockOrderById(open, id))),
  });
