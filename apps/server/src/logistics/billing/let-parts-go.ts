import { partGoesAt } from "@sampan/domain/trade/instructions/part-goes-at";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  findStoredPart,
  findWaitingParts,
  writePart,
} from "../../trade/instructions/part-of-order.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockOrderById } from "../../trade/orders/lock-order.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "let-parts-go": Record<never, never>;
  }
}

/**
 * The job "let-parts-go": what has arrived of an order goes without the rest once the days are over that its customer
 * gave when they ordered. From then on it waits for its bill beside complete orders; each is looked at again under
 * its lock, so that nobody is told twice. [ORD-22]
 */
export async function letPartsGo({ database, clock, settings, jobs, log }: Needs): Promise<void> {
  const now = clock();
  const isOver = (first_received: Date, days: number) =>
    partGoesAt(first_received, days, settings.at(now)) <= now;
  const waiting = await findWaitingParts(database.db);
  const due = waiting.filter((one) => isOver(one.first_received, one.ship_after_days));
  await actOnEach(due, {
    log,
    name: ({ order_id }) => `part of order ${order_id}`,
    act: ({ order_id }) =>
      database.db.transaction().execute(async (open) => {
        const order = await lockOrderById(open, order_id);
        const part = await findStoredPart(open, order_id);
        if (order.status !== 1 || !part || part.part_goes_since !== null) return;
        const { first_received, ship_after_days } = part;
        if (first_received === null || ship_after_days === null) return;
        if (isOver(first_received, ship_after_days)) await letGo(open, order, { jobs, now });
      }),
  });
}

async function letGo(
  db: Db,
  order: { readonly id: number; readonly tid: string; readonly account_id: number },
  { jobs, now }: Pick<Needs, "jobs"> & { readonly now: Date },
): Promise<void> {
  await writePart(db, order.id, now);
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.part_let_go,
    actor: { kind: "system" },
    content: {},
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "part_let_go",
    values: { tid: order.tid },
    link: `/orderDetailOwn?tid=${order.tid}`,
    now,
  });
}
