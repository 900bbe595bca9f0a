import { ok, type Result } from "@sampan/domain/kernel/result";
import { nextAllowanceState } from "@sampan/domain/money/receipts/receipt-state";
import { yearOfReceipt } from "@sampan/domain/people/regions/receipt-region";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Issuing } from "./issue-here.ts";
import { changeAllowance, lockAllowance } from "./allowance-queries.ts";
import { changeReceipt, lockReceipt, takeNumber } from "./receipt-queries.ts";

/**
 * Takes an allowance off a receipt that we number ourselves: a credit note with a running number of its own, and with who issued it.
 * Where nobody is set any more, it is by whoever issued the receipt.
 */
export function grantHere(
  db: Db,
  id: number,
  { issuer, now }: Issuing,
): Promise<Result<string | null, never>> {
  return settle(db, async (transaction) => {
    const allowance = await lockAllowance(transaction, id);
    const next = nextAllowanceState(allowance.state, "issue");
    if (!next.ok || allowance.state !== "asked") return ok(null);
    const receipt = await lockReceipt(transaction, allowance.receipt_id);
    const year = yearOfReceipt(receipt.kind, now);
    const place = await takeNumber(transaction, { series: "th_credit_note", year });
    const number = `CN${year}-${String(place).padStart(6, "0")}`;
    await changeAllowance(transaction, id, {
      state: next.value,
      number,
      granted_at: now,
      issuer: issuer === "" ? receipt.issuer : issuer,
    });
    const allowed = receipt.allowed + allowance.amount;
    await changeReceipt(transaction, receipt.id, { allowed });
    return ok(number);
  });
}
