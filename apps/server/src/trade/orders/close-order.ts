import type { InputOf } from "@sampan/contract/call";
import type { closeOrder as call } from "@sampan/contract/orders";
import { nextOrderStatus, type OrderEvent } from "@sampan/domain/order-state";
import { ok, type Result } from "@sampan/domain/result";
import { tradeLogCodes, type BizCode } from "@sampan/domain/trade-log";
import { returnOwnStock } from "../catalogue/take-own-stock.ts";
import { releaseCoupon } from "../coupons/release-coupon.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { lockOrder, type LockedOrder } from "./lock-order.ts";
import { moveLiveItems } from "./move-live-items.ts";
import { writeTradeLog, type TradeActor } from "./write-trade-log.ts";

/**
 * The customer closes an order that is in review or unpaid; its coupon comes back. Refuses `order_unknown`
 * and, once it is paid or closed, `order_not_in_state`. [API-69] [ORD-17] [CPN-13]
 */
export async function closeOrder(
  db: Db,
  needs: Pick<Needs, "jobs">,
  { tid }: InputOf<typeof call>,
  { customer, now }: CustomerCaller,
): Promise<Result<Record<string, never>, Refusal<"order_unknown" | "order_not_in_state">>> {
  const order = await lockOrder(db, { tid, accountId: customer.id });
  if (!order.ok) return order;
  return endUnpaidOrder(db, needs, order.value, {
    event: "close",
    actor: { kind: "customer" },
    reason: "",
    now,
  });
}

export interface Ending {
  readonly event: Extract<OrderEvent, "close" | "reject" | "expire">;
  readonly actor: TradeActor;
  /** Words for the customer; empty when the customer closed it. */
  readonly reason: string;
  readonly now: Date;
}

const logCodes = {
  close: tradeLogCodes.closed,
  expire: tradeLogCodes.closed,
  reject: tradeLogCodes.rejected,
} as const satisfies Record<Ending["event"], BizCode>;

/**
 * Ends a locked order that was never paid: its goods are cancelled, coupon and own stock come back, the log
 * and the customer know why. Refuses `order_not_in_state`. [ORD-16] [ORD-17] [ORD-18] [ORD-19]
 */
export async function endUnpaidOrder(
  db: Db,
  { jobs }: Pick<Needs, "jobs">,
  order: LockedOrder,
  { event, actor, reason, now }: Ending,
): Promise<Result<Record<string, never>, Refusal<"order_not_in_state">>> {
  const next = nextOrderStatus(order.status, event);
  if (!next.ok) return next;
  const items = await db
    .selectFrom("order_items")
    .select(["sku_id", "platform", "num"])
    .where("order_id", "=", order.id)
    .where("status", "<>", 3)
    .orderBy("sku_id")
    .execute();
  const moved = await moveLiveItems(db, order.id, {
    event: "cancel",
    change: { closed_at: now, close_reason: reason },
  });
  if (!moved.ok)
    throw new Error(`unpaid order ${order.tid} holds an item that cannot be cancelled`);
  await returnOwnStock(db, items);
  await releaseCoupon(db, { tid: order.tid });

  const { tid } = order;
  const content = reason === "" ? {} : { reason };
  await writeTradeLog(db, { orderId: order.id, biz_code: logCodes[event], actor, content, now });
  await notifyCustomer(db, jobs, {
    accountId: order.account_id,
    ...(event === "reject"
      ? ({ kind: "order_rejected", values: { tid, reason } } as const)
      : ({ kind: "order_closed", values: { tid } } as const)),
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
  return ok({});
}
