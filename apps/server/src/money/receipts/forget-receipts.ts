import type { Db } from "../../kernel/db/db.ts";
import { removeInvoiceDetails } from "./invoice-details-queries.ts";
import { unnameReceipts } from "./receipt-queries.ts";

/**
 * Of a person who is erased, what they wanted on receipts is removed, and barcodes are taken off those that were
 * issued. The receipts themselves stay for as long as the law wants them kept. [BO-50]
 */
export async function forgetReceipts(db: Db, accountId: number): Promise<void> {
  await removeInvoiceDetails(db, accountId);
  await unnameReceipts(db, accountId);
}
