import { bizAttributes, nextOrderStatus } from "@sampan/domain/trade/orders/order-state";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import type { LockedOrder } from "./lock-order.ts";
import { moveLiveItems } from "./move-live-items.ts";
import type { StoredFacts } from "./rewrite-order-status.ts";
import { writeOrderLog, type OrderActor } from "./write-order-log.ts";

export interface Approval {
  readonly actor: OrderActor;
  /** Words for the customer. */
  readonly note: string;
  readonly limits: Limits;
  readonly now: Date;
  /** What the order's status follows from, read since it was held. */
  readonly stored: StoredFacts | undefined;
}

/**
 * Makes a locked order payable: its goods wait for payment until the deadline, and the customer is told. A
 * consignment has nothing to pay first: its goods are expected at the warehouse. Nothing is charged. Refuses `order_not_in_state`, and `order_has_no_items` when no line is left.
 * [BO-06] [ORD-13] [ORD-18]
 */
export async function approveLockedOrder(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  order: LockedOrder,
  { actor, note, limits, now, stored }: Approval,
): Promise<Result<Record<string, never>, Refusal<"order_not_in_state" | "order_has_no_items">>> {
  // What its customer bought elsewhere is paid and on its way: nothing is due before its freight.
  const isPrepaid = order.biz_attribute === bizAttributes.consignment;
  const event = isPrepaid ? "approve_prepaid" : "approve";
  const next = nextOrderStatus(order.status, event);
  if (!next.ok) return next;
  const deadline = new Date(now.getTime() + limits.payment_deadline_hours * 3_600_000);
  const moved = await moveLiveItems(db, order.id, {
    event,
    stored,
    change: {
      reviewed_at: now,
      review_note: note,
      pay_deadline: isPrepaid ? null : deadline,
    },
  });
  if (!moved.ok) throw new Error(`order ${order.tid} in review holds an item that is not`);
  if (moved.value.moved === 0) return refuse({ code: "order_has_no_items" });

  const { tid } = order;
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.approved,
    actor,
    content: note === "" ? {} : { note },
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    ...(isPrepaid
      ? ({ kind: "consignment_accepted", link: `/collectGoods/${tid}` } as const)
      : ({ kind: "order_payable", link: `/orderDetailOwn?tid=${tid}` } as const)),
    values: { tid },
    now,
  });
  return ok({});
}
