import {
  type Cents,
  formatRate,
  type PaymentCurrency,
  type Rate,
} from "@sampan/domain/kernel/money";
import type { NoticeKind } from "@sampan/domain/people/notices/notice-kinds";
import { orderLogCodes, type OrderLogEvent } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { type OrderActor, writeOrderLog } from "./write-order-log.ts";

/** What of a payment was an order's. */
export interface PaidOrder {
  readonly orderId: number;
  readonly tid: string;
  /** Of the payment currency, deductions off. */
  readonly amount: Cents;
}

/** Whose money it was, and when it moved. */
export interface Payer {
  readonly customer: { readonly id: number; readonly currency: PaymentCurrency };
  readonly now: Date;
}

export interface PaymentTold {
  readonly event: OrderLogEvent;
  readonly notice: NoticeKind;
  readonly caller: Payer;
  readonly jobs: Needs["jobs"];
  readonly rate: Rate | undefined;
  /** Who paid; the customer where nobody else is named. */
  readonly actor?: OrderActor;
}

/** Writes a payment into an order's log and tells the customer of it. */
export async function tellOfPayment(
  db: Db,
  { orderId, tid, amount: paid }: PaidOrder,
  { event, notice, caller, jobs, rate, actor = { kind: "customer" } }: PaymentTold,
): Promise<void> {
  const { customer, now } = caller;
  const amount = { amount: paid, currency: customer.currency };
  await writeOrderLog(db, {
    orderId,
    biz_code: orderLogCodes[event],
    actor,
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
