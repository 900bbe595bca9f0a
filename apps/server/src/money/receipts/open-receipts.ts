import { sum, type Cents } from "@sampan/domain/kernel/money";
import { formsOf } from "@sampan/domain/people/regions/regions";
import {
  linesOfPayment,
  type PaidRow,
  sumOfReceipt,
} from "@sampan/domain/money/receipts/receipt-lines";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import { insertReceipts, type NewReceipt } from "./receipt-queries.ts";

/** How one thing was paid: what it is, its rows, and what stood for cash. Cents. */
export interface PaidShare {
  readonly payable: {
    readonly kind: NewReceipt["payable"];
    readonly id: number;
    readonly tid: string;
    readonly order_tids: readonly string[];
    readonly lines: readonly PaidRow[];
    /** The coupon of the order. */
    readonly coupon: { readonly amount: Cents } | null;
  };
  /** The freight coupon. */
  readonly coupon: Cents;
  readonly bonus: Cents;
  readonly points: Cents;
}

/**
 * Asks for a receipt for each thing that was just paid, in the transaction of the payment: one row with what the
 * receipt will say, and nothing where receipts of the region are switched off or nothing of it is covered. They are
 * issued behind it.
 */
export async function openReceipts(
  db: Db,
  shares: readonly PaidShare[],
  caller: CustomerCaller,
): Promise<void> {
  if (!caller.settings.receipts_issued.includes(caller.customer.region)) return;
  const receipts = shares.flatMap((share) => receiptOf(share, caller));
  if (receipts.length > 0) await insertReceipts(db, receipts);
}

function receiptOf(
  { payable, coupon, bonus, points }: PaidShare,
  { customer, settings, now }: CustomerCaller,
): NewReceipt[] {
  const { kind, unit } = formsOf[customer.region].receipt;
  const reduced = { coupon: payable.coupon?.amount ?? 0, freight_coupon: coupon, bonus, points };
  const covered = new Set(settings.receipt_rows);
  const paid = linesOfPayment(payable.lines.map(rowOf), reduced);
  const { lines, exact, amount, rounding } = sumOfReceipt(paid, { covered, unit });
  if (amount === 0) return [];
  const charged = payable.lines.filter((line) => covered.has(line.kind) && line.amount > 0);
  return [
    {
      account_id: customer.id,
      kind,
      tid: payable.tid,
      payable: payable.kind,
      payable_id: payable.id,
      order_tids: [...payable.order_tids],
      currency: customer.currency,
      moment: settings.receipt_moment,
      kinds: settings.receipt_rows,
      charged: sum(charged.map((line) => line.amount)),
      lines: JSON.stringify(lines),
      exact,
      amount,
      rounding,
      paid_at: now,
    },
  ];
}

const rowOf = ({ kind, name, num, amount }: PaidRow) => ({
  kind,
  name,
  num,
  amount,
});
