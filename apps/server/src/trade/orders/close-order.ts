import type { InputOf } from "@sampan/contract/kernel/call";
import type { closeOrder as call } from "@sampan/contract/trade/orders/orders";
import { nextOrderStatus, type OrderEvent } from "@sampan/domain/trade/orders/order-state";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes, type BizCode } from "@sampan/domain/trade/orders/order-log";
import { returnOwnStock } from "../../goods/catalogue/take-own-stock.ts";
import { releaseCoupon } from "../../money/coupons/release-coupon.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockOrder, type LockedOrder } from "./lock-order.ts";
import { moveLiveItems } from "./move-live-items.ts";
import { writeOrderLog, type OrderActor } from "./write-order-log.ts";

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
  readonly actor: OrderActor;
  /** Words for the customer; empty when the customer closed it. */
  readonly reason: string;
  readonly now: Date;
}

const logCodes = {
  close: orderLogCodes.closed,
  expire: orderLogCodes.closed,
  reject: orderLogCodes.rejected,
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
  await writeOrderLog(db, { orderId: order.id, biz_code: logCodes[event], actor, content, now });
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
