import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import type { BillExplanation } from "../parcels/bill-explanation.ts";

export interface NewBill {
  readonly tid: string;
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly amount: number;
  readonly explanation: BillExplanation;
  readonly now: Date;
}

/** A bill of nothing is paid as it is posted: what was paid in advance covers it. */
export async function insertBill(db: Db, bill: NewBill): Promise<number> {
  const isCovered = bill.amount === 0;
  const { id } = await db
    .insertInto("bills")
    .values({
      tid: bill.tid,
      account_id: bill.accountId,
      currency: bill.currency,
      state: isCovered ? "paid" : "unpaid",
      amount: bill.amount,
      explanation: JSON.stringify(bill.explanation),
      posted_at: bill.now,
      paid_at: isCovered ? bill.now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewBalanceDue {
  readonly child_tid: string;
  readonly order_id: number;
  readonly bill_id: number | null;
  readonly kind: "freight" | "goods";
  readonly amount: number;
  readonly reason: string;
  readonly created_at: Date;
}

/** Answers its id. */
export async function insertBalanceDue(db: Db, supplement: NewBalanceDue): Promise<number> {
  const { id } = await db
    .insertInto("supplements")
    .values({ ...supplement, pay_status: 0, status: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
