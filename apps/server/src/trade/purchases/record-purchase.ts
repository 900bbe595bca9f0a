import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockItems } from "../orders/lock-items.ts";
import { moveItem } from "../orders/move-item.ts";
import { recordItemPurchase } from "../orders/record-item-facts.ts";
import { rewriteOrderStatus } from "../orders/rewrite-order-status.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";

export interface Purchase {
  readonly oids: readonly string[];
  /** The marketplace's order number. */
  readonly out_oid: string;
}

type Refused = Refusal<"order_unknown" | "item_not_in_state" | "out_oid_needed">;

/**
 * Records that a buyer ordered paid goods at the marketplace (13 to 4), all of the named lines or none.
 * [BO-10]
 */
export async function recordPurchase(
  db: Db,
  { oids, out_oid }: Purchase,
  { caller, jobs }: { caller: StaffCaller; jobs: Needs["jobs"] },
): Promise<Result<null, Refused>> {
  const number = out_oid.trim();
  if (number === "") return refuse({ code: "out_oid_needed" });
  const items = await lockItems(db, { oids });
  if (items.length < new Set(oids).size) return refuse({ code: "order_unknown" });

  for (const item of items) {
    const moved = await moveItem(db, item, "purchase");
    if (!moved.ok) return moved;
    await recordItemPurchase(db, item.id, { out_oid: number });
    await recordAudit(db, caller, {
      action: "record_purchase",
      object_kind: "order_item",
      object_id: item.oid,
      old_value: { status: item.status, out_oid: item.out_oid },
      new_value: { status: moved.value, out_oid: number },
    });
  }
  for (const order of new Set(items.map((item) => item.order))) {
    await rewriteOrderStatus(db, order.id);
    await writeOrderLog(db, {
      orderId: order.id,
      biz_code: orderLogCodes.purchased,
      actor: { kind: "staff", name: caller.staff.name },
      content: {
        out_oid: number,
        oids: items.filter((item) => item.order === order).map(({ oid }) => oid),
      },
      now: caller.now,
    });
    await notifyCustomer(db, jobs, {
      accountId: order.account_id,
      kind: "goods_purchased",
      values: { tid: order.tid },
      link: `/orderDetailOwn?tid=${order.tid}`,
      now: caller.now,
    });
  }
  return ok(null);
}
