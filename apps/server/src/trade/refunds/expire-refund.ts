import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { type HeldRefund, moveRefund, type RefundMove } from "./hold-refund.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

type Expiring = Pick<RefundMove, "limits" | "now"> & Pick<Needs, "jobs">;

/**
 * Closes an accepted request whose goods never came back, and tells its customer; a request that has gone on meanwhile
 * is left as it is. [REF-10]
 */
export async function expireRefund(
  db: Db,
  held: HeldRefund,
  { jobs, limits, now }: Expiring,
): Promise<void> {
  const { refund, facts } = held;
  const { order, oid } = facts.item;
  const moved = await moveRefund(db, held, {
    event: "expire",
    change: { closed_at: now },
    limits,
    now,
  });
  if (!moved.ok) return;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.refund_closed,
    actor: { kind: "system" },
    content: { oid, number: refund.number },
    now,
  });
  await tellOfRefund(db, { jobs }, refund, {
    kind: "refund_expired",
    values: { tid: order.tid },
    now,
  });
}
