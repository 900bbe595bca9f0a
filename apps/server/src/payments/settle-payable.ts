import { formatWireTime } from "@sampan/domain/business-time";
import { formatRate, type Rate } from "@sampan/domain/money";
import type { NoticeKind } from "@sampan/domain/notice-kinds";
import { ok, type Result } from "@sampan/domain/result";
import { tradeLogCodes, type TradeLogEvent } from "@sampan/domain/trade-log";
import { settleBill, type SettledOrder, settleSupplement } from "../billing/settle-bill.ts";
import { useCoupon } from "../coupons/use-coupon.ts";
import type { PayInfo } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import type { CustomerCaller } from "../http/callers.ts";
import type { Refusal } from "../http/envelope.ts";
import type { Needs } from "../needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { announceArrival } from "../orders/announce-arrival.ts";
import { recordFirstPayment, recordLaterPayment } from "../orders/record-payment.ts";
import { writeTradeLog } from "../orders/write-trade-log.ts";
import type { TransferKind } from "../wallet/ledger-account.ts";
import { postTransfer } from "../wallet/post-transfer.ts";
import type { Share } from "./compose-payment.ts";
import type { Payable } from "./payable.ts";
import { selectSupplementToPay } from "./payment-queries.ts";

export interface Settling {
  readonly caller: CustomerCaller;
  readonly jobs: Needs["jobs"];
  readonly rate: Rate | undefined;
  /** The freight coupon this share used. */
  readonly couponId: number | undefined;
}

type Refused = Refusal<"balance_insufficient" | "coupon_unusable" | "not_payable">;

/** Moves the money of one payable and everything that follows from it. [PAY-14] */
export async function settlePayable(
  db: Db,
  share: Share,
  settling: Settling,
): Promise<Result<null, Refused>> {
  const moved = await moveMoney(db, share, settling.caller);
  if (!moved.ok) return moved;
  switch (share.payable.kind) {
    case "order":
      return settleOrder(db, share, settling);
    case "supplement":
      return settleGoodsSupplement(db, share, settling);
    case "bill":
      return settleFreightBill(db, share, settling);
  }
}

const transferKinds = {
  order: "payment_order",
  supplement: "payment_supplement",
  bill: "payment_freight",
} as const satisfies Record<Payable["kind"], TransferKind>;

async function moveMoney(
  db: Db,
  { payable, cash, bonus }: Share,
  { customer, now }: CustomerCaller,
): Promise<Result<unknown, Refusal<"balance_insufficient">>> {
  if (cash + bonus === 0) return ok(null);
  return postTransfer(db, {
    // A tid is paid once, so its payment has its name. [PAY-15]
    idempotency_key: `pay:${payable.tid}`,
    kind: transferKinds[payable.kind],
    currency: customer.currency,
    tid: payable.tid,
    entries: [
      { account: { owner: customer.id, kind: "cash" }, amount: -cash },
      { account: { owner: customer.id, kind: "bonus" }, amount: -bonus },
      {
        account: { clearing: payable.kind === "bill" ? "freight" : "sales" },
        amount: cash + bonus,
      },
    ],
    now,
  });
}

async function settleOrder(
  db: Db,
  share: Share,
  settling: Settling,
): Promise<Result<null, Refused>> {
  const { customer, now } = settling.caller;
  const { id: orderId, tid, coupon } = share.payable;
  if (coupon) {
    const key = { couponId: coupon.id, accountId: customer.id, tid, now };
    const used = await useCoupon(db, key);
    if (!used.ok) return used;
  }
  const recorded = await recordFirstPayment(db, orderId, {
    pay_info: payInfoOf(share, settling),
    pay_real: share.cash,
    now,
  });
  if (!recorded.ok) throw new Error(`order ${tid} holds goods that cannot be paid`);
  await tell(db, { orderId, tid, amount: share.cash, kind: "order" }, settling);
  return ok(null);
}

async function settleGoodsSupplement(
  db: Db,
  share: Share,
  settling: Settling,
): Promise<Result<null, Refused>> {
  const { id } = share.payable;
  const stored = await selectSupplementToPay(db, id);
  const paid = await settleSupplement(
    db,
    { ...stored, id },
    { cash: share.cash, pay_info: payInfoOf(share, settling), now: settling.caller.now },
  );
  if (!paid.ok) return paid;
  await recordLater(db, { kind: "supplement", orders: [paid.value] }, settling);
  return ok(null);
}

async function settleFreightBill(
  db: Db,
  share: Share,
  settling: Settling,
): Promise<Result<null, Refused>> {
  const paid = await settleBill(db, share.payable.id, {
    cash: share.cash,
    pay_info: payInfoOf(share, settling),
    now: settling.caller.now,
  });
  if (!paid.ok) return paid;
  await recordLater(db, { kind: "bill", orders: paid.value }, settling);
  return ok(null);
}

async function recordLater(
  db: Db,
  { kind, orders }: { kind: "supplement" | "bill"; orders: readonly SettledOrder[] },
  settling: Settling,
): Promise<void> {
  const { caller, jobs } = settling;
  for (const { orderId, tid, amount } of orders) {
    const change = await recordLaterPayment(db, orderId, { amount });
    await tell(db, { orderId, tid, amount, kind }, settling);
    const order = { id: orderId, tid, account_id: caller.customer.id };
    await announceArrival(db, order, { change, jobs, now: caller.now });
  }
}

/** What the log and the customer are told of a payment. */
const told = {
  order: { event: "first_paid", notice: "first_payment_received" },
  supplement: { event: "supplement_paid", notice: "supplement_paid" },
  bill: { event: "supplement_paid", notice: "freight_paid" },
} as const satisfies Record<Payable["kind"], { event: TradeLogEvent; notice: NoticeKind }>;

async function tell(
  db: Db,
  paid: { orderId: number; tid: string; amount: number; kind: Payable["kind"] },
  { caller, jobs, rate }: Settling,
): Promise<void> {
  const { customer, now } = caller;
  const amount = { amount: paid.amount, currency: customer.currency };
  await writeTradeLog(db, {
    orderId: paid.orderId,
    biz_code: tradeLogCodes[told[paid.kind].event],
    actor: { kind: "customer" },
    content: { ...amount, ...(rate === undefined ? {} : { exchange_rate: formatRate(rate) }) },
    now,
  });
  await notifyCustomer(db, jobs, {
    accountId: customer.id,
    kind: told[paid.kind].notice,
    values: { tid: paid.tid, ...amount },
    link: `/orderDetailOwn?tid=${paid.tid}`,
    now,
  });
}

/** What this instalment was paid with; its rate never changes afterwards. [MONEY-12] [ORD-72] */
function payInfoOf(share: Share, { rate, couponId, caller }: Settling): PayInfo {
  const coupon = share.payable.coupon;
  return {
    ...(rate === undefined ? {} : { exchange_rate: formatRate(rate), rate_e6: rate }),
    paid_at: formatWireTime(caller.now, caller.region),
    cash: share.cash,
    ...(share.bonus > 0 ? { bonus: share.bonus } : {}),
    ...(share.points > 0 ? { points: share.points } : {}),
    ...(coupon ? { coupon_id: coupon.id, coupon: coupon.amount } : {}),
    ...(couponId === undefined ? {} : { coupon_id: couponId, coupon: share.coupon }),
  };
}
