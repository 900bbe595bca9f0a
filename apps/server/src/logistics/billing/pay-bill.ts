import type { BalanceDueStatus } from "@sampan/domain/trade/charges/balance-due-state";
import { allocate, type Cents } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextBalanceDueStatus } from "@sampan/domain/trade/charges/balance-due-state";
import { markBilledChargesPaid } from "../../trade/charges/mark-charges-paid.ts";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { PaidOrder } from "../../trade/orders/tell-of-payment.ts";
import { markParcelsPaid } from "../parcels/mark-parcels-paid.ts";

export interface BillPayment {
  /** Cents taken from the balance for the whole bill. */
  readonly cash: Cents;
  readonly pay_info: PayInfo;
  readonly now: Date;
}

type Refused = Refusal<"not_payable">;

/**
 * Pays a freight bill once: the bill, the supplement of each order, and every parcel, whichever of them
 * the customer paid it from. The orders are locked and the money moved by the caller.
 * [PAY-06] [PAY-19] [ORD-41]
 */
export async function payBill(
  db: Db,
  billId: number,
  { cash, pay_info, now }: BillPayment,
): Promise<Result<PaidOrder[], Refused>> {
  const paid = await db
    .updateTable("bills")
    .set({ state: "paid", paid_at: now })
    .where("id", "=", billId)
    .where("state", "=", "unpaid")
    .returning("id")
    .executeTakeFirst();
  if (!paid) return refuse({ code: "not_payable" });

  const supplements = await db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .select([
      "supplements.id",
      "supplements.order_id",
      "orders.tid as order_tid",
      "supplements.amount",
      "supplements.pay_status",
      "supplements.status",
    ])
    .where("supplements.bill_id", "=", billId)
    .where("supplements.status", "=", 0)
    .orderBy("supplements.id")
    .execute();
  const payments = sharePayment(
    { cash, pay_info, now },
    supplements.map(({ amount }) => amount),
  );
  const orders: PaidOrder[] = [];
  for (const [index, supplement] of supplements.entries()) {
    const payment = payments[index] ?? { cash: 0, pay_info, now };
    const paid = await payBalanceDue(db, supplement, payment);
    if (!paid.ok) return paid;
    orders.push(paid.value);
  }
  await markBilledChargesPaid(db, billId, now);
  await markParcelsPaid(db, billId);
  return ok(orders);
}

/** Each order keeps its own part of what the bill was paid with; the parts add up to the whole. */
function sharePayment(
  { cash, pay_info, now }: BillPayment,
  amounts: readonly Cents[],
): BillPayment[] {
  const parts = (whole: Cents) => (amounts.length === 0 ? [] : allocate(whole, amounts));
  const cashes = parts(cash);
  const shared = (["coupon", "bonus", "points"] as const).flatMap((key) => {
    const whole = pay_info[key];
    return whole === undefined ? [] : [{ key, parts: parts(whole) }];
  });
  return amounts.map((_, index) => ({
    cash: cashes[index] ?? 0,
    pay_info: {
      ...pay_info,
      cash: cashes[index] ?? 0,
      ...Object.fromEntries(shared.map(({ key, parts }) => [key, parts[index] ?? 0])),
    },
    now,
  }));
}

export interface StoredBalanceDue extends BalanceDueStatus {
  readonly id: number;
  readonly order_id: number;
  readonly order_tid: string;
}

/** Pays one supplement of a locked order once. Refuses `not_payable`. [ORD-41] */
export async function payBalanceDue(
  db: Db,
  supplement: StoredBalanceDue,
  { cash, pay_info, now }: BillPayment,
): Promise<Result<PaidOrder, Refusal<"not_payable">>> {
  const { order_id, order_tid } = supplement;
  const next = nextBalanceDueStatus(supplement, "pay");
  if (!next.ok) return next;
  await db
    .updateTable("supplements")
    .set({ ...next.value, pay_real: cash, pay_info: JSON.stringify(pay_info), paid_at: now })
    .where("id", "=", supplement.id)
    .execute();
  return ok({ orderId: order_id, tid: order_tid, amount: cash });
}
