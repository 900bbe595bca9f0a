import type { Db } from "../../kernel/db/db.ts";
import { announceArrival } from "./announce-arrival.ts";
import { recordLaterPayment } from "./record-payment.ts";
import { type PaidOrder, type PaymentTold, tellOfPayment } from "./tell-of-payment.ts";

/** Adds what was paid after the first payment to each locked order, and tells of it. */
export async function recordLaterPayments(
  db: Db,
  orders: readonly PaidOrder[],
  {
    event = "supplement_paid",
    ...told
  }: Omit<PaymentTold, "event"> & Partial<Pick<PaymentTold, "event">>,
): Promise<void> {
  const { caller, jobs } = told;
  for (const paid of orders) {
    const { orderId, tid, amount } = paid;
    const change = await recordLaterPayment(db, orderId, { amount });
    await tellOfPayment(db, paid, { ...told, event });
    const order = { id: orderId, tid, account_id: caller.customer.id };
    await announceArrival(db, order, { change, jobs, now: caller.now });
  }
}
