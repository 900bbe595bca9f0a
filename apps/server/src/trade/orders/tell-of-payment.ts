import { type Cents, formatRate, type Rate } from "@sampan/domain/kernel/money";
import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";
import { orderLogCodes, type OrderLogEvent } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { writeOrderLog } from "./write-order-log.ts";

/** What of a payment was an order's. */
export interface PaidOrder {
  readonly orderId: number;
  readonly tid: string;
  /** Of the payment currency, deductions off. */
  readonly amount: Cents;
}

export interface PaymentTold {
  readonly event: OrderLogEvent;
  readonly notice: NoticeKind;
  readonly caller: CustomerCaller;
  readonly jobs: Needs["jobs"];
  readonly rate: Rate | undefined;
}

/** Writes a payment into an order's log and tells the customer of it. */
export async function tellOfPayment(
  db: Db,
  { orderId, tid, amount: paid }: PaidOrder,
  { event, notice, caller, jobs, rate }: PaymentTold,
): Promise<void> {
  const { customer, now } = caller;
  const amount = { amount: paid, currency: customer.currency };
  await writeOrderLog(db, {
    orderId,
    biz_code: orderLogCodes[event],
    actor: { kind: "customer" },
    content: { ...amount, ...(rate === undefined ? {} : { exchange_rate: formatRate(rate) }) },
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: notice,
    values: { tid, ...amount },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
}
