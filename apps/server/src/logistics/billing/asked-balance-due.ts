import { newTid } from "@sampan/domain/kernel/ids";
import { nextOrderStatus } from "@sampan/domain/trade/orders/order-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { announceArrival } from "../../trade/orders/announce-arrival.ts";
import { lockOrder, lockOrderById } from "../../trade/orders/lock-order.ts";
import { writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { settlePriceQuestion } from "../../trade/price-changes/settle-price-question.ts";
import { dropBalanceDue, openBalanceDue } from "./open-balance-due.ts";

export interface WantedBalanceDue {
  readonly order_tid: string;
  /** Freight beside its bill: what the bill could not know. */
  readonly kind: "goods" | "freight";
  /** Cents of the payment currency. */
  readonly amount: number;
  readonly reason: string;
}

type AddRefused = Refusal<"order_unknown" | "order_not_in_state" | "reason_needed">;

/** Asks a customer for a difference in goods or freight; the order waits for it (6). Answers its tid. [BO-17] [ORD-40] */
export async function askBalanceDue(
  db: Db,
  { order_tid, kind, amount, reason }: WantedBalanceDue,
  { caller, jobs, chance }: { caller: StaffCaller } & Pick<Needs, "jobs" | "chance">,
): Promise<Result<string, AddRefused>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const order = await lockOrder(db, { tid: order_tid });
  if (!order.ok) return order;
  const { id, account_id, region, currency, status } = order.value;
  // A second one is asked for while the first still waits.
  const next = status === 6 ? ok(6) : nextOrderStatus(status, "ask_supplement");
  if (!next.ok) return refuse({ code: "order_not_in_state" });

  const { now } = caller;
  const child_tid = newTid(now, region, chance(6));
  await openBalanceDue(db, { child_tid, order_id: id, item_id: null, kind, amount, words, now });
  await writeOrderLog(db, {
    orderId: id,
    biz_code: orderLogCodes.billed,
    actor: { kind: "staff", name: caller.staff.name },
    content: { tid: child_tid, currency, amount, due: amount, reason: words, entries: [] },
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "supplement_billed",
    values: { tid: order_tid, amount, currency, reason: words },
    link: `/orderDetailOwn?tid=${order_tid}`,
    now,
  });
  await recordAudit(db, caller, {
    action: "add_supplement",
    object_kind: "order",
    object_id: order_tid,
    new_value: { child_tid, kind, amount, reason: words },
  });
  return ok(child_tid);
}

type CancelRefused = Refusal<"order_unknown" | "not_payable" | "reason_needed">;

/** Takes back an unpaid difference that staff asked for; the order goes on without it. [BO-17] [ORD-43] */
export async function cancelBalanceDue(
  db: Db,
  { child_tid, reason }: { child_tid: string; reason: string },
  { caller, jobs }: { caller: StaffCaller } & Pick<Needs, "jobs">,
): Promise<Result<string, CancelRefused>> {
  const words = reason.trim();
  if (words === "") return refuse({ code: "reason_needed" });
  const named = await findBalanceDue(db, child_tid);
  if (!named) return refuse({ code: "order_unknown" });
  const order = await lockOrderById(db, named.order_id);
  const dropped = await dropBalanceDue(db, named.id);
  if (!dropped.ok) return dropped;
  await settlePriceQuestion(db, { supplement_id: named.id, event: "withdraw", now: caller.now });
  await writeOrderLog(db, {
    orderId: order.id,
    biz_code: orderLogCodes.supplement_cancelled,
    actor: { kind: "staff", name: caller.staff.name },
    content: { tid: child_tid, amount: named.amount, currency: order.currency, reason: words },
    now: caller.now,
  });
  await announceArrival(db, order, { change: dropped.value, jobs, now: caller.now });
  await recordAudit(db, caller, {
    action: "cancel_supplement",
    object_kind: "order",
    object_id: order.tid,
    old_value: { child_tid, amount: named.amount },
    new_value: { reason: words },
  });
  return ok(order.tid);
}

const findBalanceDue = (db: Db, child_tid: string) =>
  db
    .selectFrom("supplements")
    .select(["id", "order_id", "amount"])
    .where("child_tid", "=", child_tid)
    .executeTakeFirst();
