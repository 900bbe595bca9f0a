import type { InputOf } from "@sampan/contract/kernel/call";
import type { recordDelay as call } from "@sampan/contract/trade/purchases/staff-purchases";
import { addDays, businessDay } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockItems } from "../orders/lock-items.ts";
import { writeOrderLog } from "../orders/write-order-log.ts";

/**
 * A buyer says why goods are late that wait to be bought or for their seller, and when they are expected; a later word
 * takes the place of an earlier one. Its customer is told. Days of the customer's region.
 */
export async function recordDelay(
  db: Db,
  { oid, reason, days }: InputOf<typeof call>,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refusal<"order_unknown" | "item_not_in_state">>> {
  const [item] = await lockItems(db, { oids: [oid] });
  if (!item) return refuse({ code: "order_unknown" });
  const { order, status } = item;
  const isAwaited = nextItemStatus(status, "purchase").ok || nextItemStatus(status, "ship").ok;
  if (!isAwaited || order.biz_attribute === bizAttributes.payment_on_behalf)
    return refuse({ code: "item_not_in_state" });
  const { now, staff } = caller;
  const expected_on = days === 0 ? null : businessDay(addDays(now, days), order.region);
  const said = { reason, expected_on, entered_at: now, entered_by: staff.id };
  await db
    .insertInto("purchase_delays")
    .values({ item_id: item.id, ...said })
    .onConflict((conflict) => conflict.column("item_id").doUpdateSet(said))
    .execute();
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.purchase_late,
    actor: { kind: "staff", name: staff.name },
    content: { oid, reason, expected_on },
    now,
  });
  await recordAudit(db, caller, {
    action: "record_delay",
    object_kind: "order_item",
    object_id: oid,
    new_value: { reason, expected_on },
  });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "purchase_late",
    values: { tid: order.tid, reason, day: expected_on ?? "none" },
    link: `/orderDetailOwn?tid=${order.tid}`,
    now,
  });
  return ok(null);
}
