import { ok, type Result } from "@sampan/domain/kernel/result";
import { allowanceAfter } from "@sampan/domain/money/receipts/receipt-lines";
import { receiptForm } from "@sampan/domain/people/regions/receipt-region";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import { hasOpenAllowance, insertAllowance, selectRefunded } from "./allowance-queries.ts";
import { changeReceipt, lockReceipt, type ReceiptPorts } from "./receipt-queries.ts";

/**
 * Asks for the allowance that follows from what came back of an issued receipt since its last one; never more than is
 * left of it. Answers its cents, 0 where nothing follows.
 */
export function openAllowance(
  db: Db,
  id: number,
  { refundedOf, now }: Pick<ReceiptPorts, "refundedOf"> & { readonly now: Date },
): Promise<Result<number, never>> {
  return settle(db, async (transaction) => {
    const receipt = await lockReceipt(transaction, id);
    // Another round was faster; what came back since is looked at once its allowance is through.
    if (receipt.state !== "issued" || !receipt.is_refunded) return ok(0);
    if (await hasOpenAllowance(transaction, id)) return ok(0);
    await changeReceipt(transaction, id, { is_refunded: false });
    const refunded = await selectRefunded(transaction, refundedOf(receipt));
    const { unit } = receiptForm(receipt.kind);
    const { charged: paid, amount: whole, allowed } = receipt;
    const amount = allowanceAfter(refunded, { paid, amount: whole, allowed, unit });
    if (amount === 0) return ok(0);
    await insertAllowance(transaction, {
      receipt_id: id,
      amount,
      left_before: whole - allowed,
      asked_at: now,
    });
    return ok(amount);
  });
}
