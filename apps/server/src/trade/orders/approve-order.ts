import { nextOrderStatus } from "@sampan/domain/order-state";
import type { Limits } from "@sampan/domain/limits";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { tradeLogCodes } from "@sampan/domain/trade-log";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import type { LockedOrder } from "./lock-order.ts";
import { moveLiveItems } from "./move-live-items.ts";
import { writeTradeLog, type TradeActor } from "./write-trade-log.ts";

export interface Approval {
  readonly actor: TradeActor;
  /** Words for the customer. */
  readonly note: string;
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * Makes a locked order payable: its goods wait for payment until the deadline, and the customer is told.
 * Nothing is charged. Refuses `order_not_in_state`, and `order_has_no_items` when no line is left.
 * [BO-06] [ORD-13] [ORD-18]
 */
export async function approveLockedOrder(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  order: LockedOrder,
  { actor, note, limits, now }: Approval,
): Promise<Result<Record<string, never>, Refusal<"order_not_in_state" | "order_has_no_items">>> {
  const next = nextOrderStatus(order.status, "approve");
  if (!next.ok) return next;
  const moved = await moveLiveItems(db, order.id, {
    event: "approve",
    change: {
      reviewed_at: now,
      review_note: note,
      pay_deadline: new Date(now.getTime() + limits.payment_deadline_hours * 3_600_000),
    },
  });
  if (!moved.ok) throw new Error(`order ${order.tid} in review holds an item that is not`);
  if (moved.value.moved === 0) return refuse({ code: "order_has_no_items" });

  const { tid } = order;
  await writeTradeLog(db, {
    orderId: order.id,
    biz_code: tradeLogCodes.approved,
    actor,
    content: note === "" ? {} : { note },
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    kind: "order_payable",
    values: { tid },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
  return ok({});
}
