import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { completeOrder } from "../orders/complete-order.ts";
import { lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { recordItemPurchase } from "../orders/record-item-facts.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";

export interface Done {
  readonly oid: string;
  /** The number under which we paid. */
  readonly out_oid: string;
}

type Refused = Refusal<"order_unknown" | "item_not_in_state" | "out_oid_needed">;

/**
 * Records that what a customer asked to be paid was paid (13 to 12), which completes the order: nothing is sent, so
 * its claim window runs from now, and what was paid earns points. Refuses a line of any other order. [ORD-12] [ORD-58]
 */
export async function completeOnBehalf(
  db: Db,
  needs: Pick<Needs, "jobs" | "limits">,
  { oid, out_oid }: Done,
  caller: StaffCaller,
): Promise<Result<null, Refused>> {
  const number = out_oid.trim();
  if (number === "") return refuse({ code: "out_oid_needed" });
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) return refuse({ code: "order_unknown" });
  const { order } = item;
  if (order.biz_attribute !== bizAttributes.payment_on_behalf)
    return refuse({ code: "item_not_in_state" });
  const moved = await moveItem(db, item, "complete_on_behalf");
  if (!moved.ok) return moved;
  await recordItemPurchase(db, item.id, {
    out_oid: number,
    bought_at: caller.now,
    bought_by: caller.staff.id,
  });
  const actor = { kind: "staff", name: caller.staff.name } as const;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.purchased,
    actor,
    content: { out_oid: number, oids: [oid] },
    now: caller.now,
  });
  await recordAudit(db, caller, {
    action: "complete_on_behalf",
    object_kind: "order_item",
    object_id: oid,
    old_value: { status: item.status },
    new_value: { status: moved.value, out_oid: number },
  });
  if (!(await hasMoreToPay(db, order.id)))
    await completeOrder(db, needs, order, { actor, now: caller.now });
  return ok(null);
}

/** Whether another live line of the order still waits to be paid. */
async function hasMoreToPay(db: Db, orderId: number): Promise<boolean> {
  const lines = await db
    .selectFrom("order_items")
    .select("status")
    .where("order_id", "=", orderId)
    .execute();
  return lines.some(({ status }) => isLiveItem(status) && status !== 12);
}
