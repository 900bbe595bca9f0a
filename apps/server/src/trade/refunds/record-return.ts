import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { holdRefundWithLine, moveRefund } from "./hold-refund.ts";
import { tellOfRefund } from "./tell-of-refund.ts";

/** Records that the goods of an accepted return after completion have come back (256 to 512). [BO-27] [REF-06] */
export async function recordReturn(
  db: Db,
  number: string,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refusal<"refund_unknown" | "refund_not_in_state">>> {
  const held = await holdRefundWithLine(db, { number });
  if (!held.ok) return held;
  const { refund, facts } = held.value;
  const { now } = caller;
  const moved = await moveRefund(db, held.value, {
    event: "take_back",
    change: { returned_at: now, returned_by: caller.staff.id },
    limits: caller.settings,
    now,
  });
  if (!moved.ok) return moved;
  await writeOrderLog(db, {
    orderId: facts.item.order.id,
    biz_code: orderLogCodes.goods_returned,
    actor: { kind: "staff", name: caller.staff.name },
    content: { oid: facts.item.oid, number },
    now,
  });
  await recordAudit(db, caller, {
    action: "record_return",
    object_kind: "refund",
    object_id: number,
    old_value: { status: refund.status },
    new_value: { num: refund.real_num },
  });
  await tellOfRefund(db, { jobs }, refund, {
    kind: "refund_goods_back",
    values: { tid: facts.item.order.tid },
    now,
  });
  return ok(null);
}
