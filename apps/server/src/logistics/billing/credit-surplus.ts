import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { recordLaterPayment } from "../../trade/orders/record-payment.ts";
import { postIncome } from "../../money/ledger/post-income.ts";
import type { GroupOrder } from "./billing-queries.ts";

export interface Surplus {
  readonly order: GroupOrder;
  readonly bill_tid: string;
  /** Cents that were paid in advance and not needed. */
  readonly surplus: number;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/** Gives back what a single instalment paid too much for freight, once per bill and order. [PAY-04] [BO-18] */
export async function creditSurplus(
  db: Db,
  { order, bill_tid, surplus, jobs, now }: Surplus,
): Promise<void> {
  const { account_id, currency, tid } = order;
  await postIncome(db, {
    idempotency_key: `surplus:${bill_tid}:${tid}`,
    kind: "freight_surplus",
    currency,
    tid,
    entries: [
      { account: { owner: account_id, kind: "cash" }, amount: surplus },
      { account: { clearing: "sales" }, amount: -surplus },
    ],
    now,
  });
  await recordLaterPayment(db, order.id, { amount: -surplus });
  await notifyCustomer(db, jobs, {
    accountId: account_id,
    kind: "surplus_credited",
    values: { tid, amount: surplus, currency },
    link: `/orderDetailOwn?tid=${tid}`,
    now,
  });
}
