import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { changeAllowance, lockRefusedAllowance } from "./allowance-queries.ts";
import { changeReceipt, lockReceiptByKey } from "./receipt-queries.ts";

/**
 * Has a refused receipt, or its refused allowance, asked for once more by the next round. Refuses `receipt_unknown`,
 * and `receipt_not_in_state` where nothing of it was refused.
 */
export async function renewReceipt(
  db: Db,
  { key }: { readonly key: string },
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"receipt_unknown" | "receipt_not_in_state">>> {
  const receipt = await lockReceiptByKey(db, key);
  if (!receipt) return refuse({ code: "receipt_unknown" });
  const next = nextReceiptState(receipt.state, "ask_again");
  if (next.ok) await changeReceipt(db, receipt.id, { state: next.value });
  else {
    const allowance = await lockRefusedAllowance(db, receipt.id);
    if (!allowance) return refuse({ code: "receipt_not_in_state" });
    await changeAllowance(db, allowance.id, { state: "asked" });
  }
  await recordAudit(db, caller, {
    action: "ask_receipt_again",
    object_kind: "receipt",
    object_id: receipt.tid,
  });
  return ok({});
}
