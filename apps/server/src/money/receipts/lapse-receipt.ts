import { nextReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import type { Db } from "../../kernel/db/db.ts";
import { selectRefunded } from "./allowance-queries.ts";
import { changeReceipt, type ReceiptPorts, type StoredReceipt } from "./receipt-queries.ts";

/**
 * Ends a held receipt of which everything it covers came back before it was issued; answers whether it did. One of
 * which a part came back is issued for what was paid, and its allowance follows.
 */
export async function lapseReceipt(
  db: Db,
  receipt: StoredReceipt,
  { refundedOf }: Pick<ReceiptPorts, "refundedOf">,
): Promise<boolean> {
  if (!receipt.is_refunded) return false;
  const next = nextReceiptState(receipt.state, "lapse");
  if (!next.ok) return false;
  if ((await selectRefunded(db, refundedOf(receipt))) < receipt.charged) return false;
  await changeReceipt(db, receipt.id, { state: next.value, is_refunded: false });
  return true;
}
