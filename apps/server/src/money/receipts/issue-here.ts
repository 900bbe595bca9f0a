import { nextReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import { yearOfReceipt } from "@sampan/domain/people/regions/receipt-region";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import { findBuyer } from "./invoice-details-queries.ts";
import { lapseReceipt } from "./lapse-receipt.ts";
import { changeReceipt, lockReceipt, type ReceiptPorts, takeNumber } from "./receipt-queries.ts";

/** Who issues, and when. */
export interface Issuing {
  /** Name, address and tax number, as they are printed. */
  readonly issuer: string;
  readonly now: Date;
}

/**
 * Issues a receipt that we number ourselves: the number is taken in the transaction that issues, so there are no gaps
 * and none is given twice. It keeps who issued it. Answers the number, or null where somebody else issued it meanwhile or it lapsed.
 */
export function issueHere(
  db: Db,
  id: number,
  { refundedOf, issuer, now }: Pick<ReceiptPorts, "refundedOf"> & Issuing,
): Promise<Result<string | null, never>> {
  return settle(db, async (transaction) => {
    const receipt = await lockReceipt(transaction, id);
    const next = nextReceiptState(receipt.state, "issue");
    if (!next.ok || receipt.state !== "asked") return ok(null);
    if (await lapseReceipt(transaction, receipt, { refundedOf })) return ok(null);
    const buyer = await findBuyer(transaction, receipt.account_id);
    const year = yearOfReceipt(receipt.kind, now);
    const place = await takeNumber(transaction, { series: "th_receipt", year });
    const number = `TX${year}-${String(place).padStart(6, "0")}`;
    const issued = { state: next.value, number, issued_at: now, issuer, refusal: "" };
    await changeReceipt(transaction, id, { ...issued, buyer: JSON.stringify(buyer) });
    return ok(number);
  });
}
