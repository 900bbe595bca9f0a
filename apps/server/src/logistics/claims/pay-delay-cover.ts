import { earnedPoints, pointsRuleOf } from "@sampan/domain/money/points/points";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findGrantedPoints } from "../../money/ledger/find-granted-points.ts";
import { postIncome } from "../../money/ledger/post-income.ts";
import { takePointsBack } from "../../money/ledger/take-points-back.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { findBilledFreight, giveFreightBack } from "../../trade/charges/give-freight-back.ts";
import type { LockedOrder } from "../../trade/orders/lock-order.ts";
import { recordLaterPayment } from "../../trade/orders/record-payment.ts";
import { type OrderActor, writeOrderLog } from "../../trade/orders/write-order-log.ts";
import { type CoveredBill, type DelayCover, endCover } from "./delay-queries.ts";

interface Paying {
  /** The bill's orders, held. */
  readonly orders: readonly LockedOrder[];
  readonly bill: Pick<CoveredBill, "tid" | "amount" | "currency">;
  /** The late parcel's number. */
  readonly parcel_tid: string;
  /** Who pays it; undefined where facts do. */
  readonly staff: { readonly id: number; readonly name: string } | undefined;
  readonly jobs: Needs["jobs"];
  readonly limits: Limits;
  readonly now: Date;
}

/**
 * Pays a held cover that waits into the wallet, once: each order's part of it under a name of its own that is never posted twice, counted
 * on the freight rows of the bill and off what the order was paid, points that it earned on it taken back.
 */
export async function payDelayCover(
  db: Db,
  cover: DelayCover,
  { orders, bill, parcel_tid, staff, jobs, limits, now }: Paying,
): Promise<void> {
  const { rows } = await findBilledFreight(db, cover.bill_id);
  const parts = await giveFreightBack(db, rows, cover.amount);
  const actor: OrderActor = staff ? { kind: "staff", name: staff.name } : { kind: "system" };
  for (const [orderId, amount] of parts) {
    const order = orders.find(({ id }) => id === orderId);
    if (!order) throw new Error(`order ${orderId} of bill ${bill.tid} is not held`);
    if (amount === 0) continue;
    await creditPart(db, order, { amount, bill, limits, now });
    await writeOrderLog(db, {
      orderId,
      biz_code: orderLogCodes.delay_covered,
      actor,
      content: { tid: parcel_tid, amount, over_days: cover.over_days },
      now,
    });
  }
  await endCover(db, cover.bill_id, { state: "paid", ended_at: now, ended_by: staff?.id ?? null });
  await notifyCustomer(db, jobs, {
    accountId: cover.account_id,
    kind: "delay_covered",
    values: {
      tid: parcel_tid,
      days: cover.over_days,
      amount: cover.amount,
      currency: bill.currency,
    },
    link: `/packageDetail/${parcel_tid}`,
    now,
  });
}

async function creditPart(
  db: Db,
  { id, tid, account_id: owner, currency, pay_real }: LockedOrder,
  {
    amount,
    bill,
    limits,
    now,
  }: Pick<Paying, "bill" | "limits" | "now"> & { readonly amount: number },
): Promise<void> {
  const posted = await postIncome(db, {
    idempotency_key: `delay_cover:${bill.tid}:${tid}`,
    kind: "delay_cover",
    currency,
    tid,
    entries: [
      { account: { owner, kind: "cash" }, amount },
      // What an advance covered was paid with the order.
      { account: { clearing: bill.amount === 0 ? "sales" : "freight" }, amount: -amount },
    ],
    now,
  });
  if (posted.repeated) throw new Error(`bill ${bill.tid} was covered before`);
  await recordLaterPayment(db, id, { amount: -amount });
  if ((await findGrantedPoints(db, tid)) === 0) return;
  const rule = pointsRuleOf(limits);
  const points = earnedPoints(pay_real, rule) - earnedPoints(pay_real - amount, rule);
  await takePointsBack(db, { accountId: owner, tid, key: `cover:${bill.tid}:${tid}`, points, now });
}
