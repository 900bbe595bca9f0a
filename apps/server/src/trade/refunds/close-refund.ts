import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { holdRefundWithLine, moveRefund } from "./hold-refund.ts";

/** A customer closes a request that was not answered yet, or was rejected. [REF-10] [REF-20] */
export async function closeRefund(
  db: Db,
  number: string,
  { customer, now, settings }: CustomerCaller,
): Promise<Result<null, Refusal<"refund_unknown" | "refund_not_in_state">>> {
  const held = await holdRefundWithLine(db, { number, accountId: customer.id });
  if (!held.ok) return held;
  const change = { closed_at: now };
  const moved = await moveRefund(db, held.value, {
    event: "close",
    change,
    limits: settings,
    now,
  });
  if (!moved.ok) return moved;
  const { item } = held.value.facts;
  await writeOrderLog(db, {
    orderId: item.order.id,
    biz_code: orderLogCodes.refund_closed,
    actor: { kind: "customer" },
    content: { oid: item.oid, number },
    now,
  });
  return ok(null);
}
