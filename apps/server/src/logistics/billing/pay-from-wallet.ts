import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { isPayableBalanceDue } from "@sampan/domain/trade/charges/balance-due-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { holdCash } from "../../money/ledger/hold-cash.ts";
import { postTransfer } from "../../money/ledger/post-transfer.ts";
import { markBalanceDuePaid } from "../../trade/charges/mark-charges-paid.ts";
import type { LockedOrder } from "../../trade/orders/lock-order.ts";
import { recordLaterPayments } from "../../trade/orders/record-later-payments.ts";
import { settlePriceQuestion } from "../../trade/price-changes/settle-price-question.ts";
import { balancePayable } from "./balance-payable.ts";
import { payBalanceDue } from "./pay-bill.ts";
import { selectBalanceDueToPay } from "./payable-queries.ts";

export interface WalletPayment {
  readonly supplement_id: number;
  /** The order it is of, held. */
  readonly order: Pick<LockedOrder, "account_id" | "currency" | "region">;
  readonly jobs: Needs["jobs"];
  readonly now: Date;
}

/**
 * Pays a difference of a seller's price whole from its customer's cash, as they said beforehand, and tells them; red
 * packet and points are theirs to spend. Answers false, and moves nothing, where the cash does not suffice.
 */
export async function payFromWallet(
  db: Db,
  { supplement_id, order, jobs, now }: WalletPayment,
): Promise<boolean> {
  const { account_id: accountId, currency, region } = order;
  const due = await selectBalanceDueToPay(db, supplement_id);
  if (!isPayableBalanceDue(due)) return false;
  if ((await holdCash(db, { accountId, currency })) < due.amount) return false;
  const posted = await postTransfer(db, {
    idempotency_key: `pay:${due.child_tid}`,
    kind: balancePayable.transfer,
    currency,
    tid: due.child_tid,
    entries: [
      { account: { owner: accountId, kind: "cash" }, amount: -due.amount },
      { account: { clearing: balancePayable.clearing }, amount: due.amount },
    ],
    now,
  });
  if (!posted.ok || posted.value.repeated) throw new Error(`${due.child_tid} was paid before`);
  const pay_info = { paid_at: formatWireTime(now, region), cash: due.amount };
  const paid = await payBalanceDue(
    db,
    { ...due, id: supplement_id },
    { cash: due.amount, pay_info, now },
  );
  if (!paid.ok) throw new Error(`${due.child_tid} was not payable`);
  await markBalanceDuePaid(db, supplement_id, now);
  const actor = { kind: "system" } as const;
  await settlePriceQuestion(db, { supplement_id, event: "pay", actor, now });
  await recordLaterPayments(db, [paid.value], {
    event: "price_rise_accepted",
    notice: "price_rise_accepted",
    actor,
    caller: { customer: { id: accountId, currency }, now },
    jobs,
    rate: undefined,
  });
  return true;
}
