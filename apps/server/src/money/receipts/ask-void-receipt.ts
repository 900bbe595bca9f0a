import type { InvoiceProvider } from "@sampan/connectors/invoices/invoice-provider";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { voidReceipt } from "@sampan/contract/money/staff-receipts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { nextReceiptState } from "@sampan/domain/money/receipts/receipt-state";
import { receiptForm } from "@sampan/domain/people/regions/receipt-region";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { hasOpenAllowance } from "./allowance-queries.ts";
import {
  changeReceipt,
  lockReceipt,
  selectReceiptByNumber,
  type StoredReceipt,
} from "./receipt-queries.ts";

type Refused = Refusal<"receipt_unknown" | "receipt_not_in_state" | "receipt_void_refused">;

/**
 * Makes an issued receipt void that nothing was taken off. One that a provider numbered is void there first; where no
 * answer comes, or a no, it is looked up, so that what is void there becomes so here whoever asked. Refuses
 * `receipt_unknown`, `receipt_not_in_state`, and `receipt_void_refused` with the provider's words.
 */
export async function askVoidReceipt(
  needs: Pick<Needs, "database" | "invoices">,
  { number, reason }: InputOf<typeof voidReceipt>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refused>> {
  const { db } = needs.database;
  const receipt = await selectReceiptByNumber(db, number);
  if (!receipt) return refuse({ code: "receipt_unknown" });
  if (receipt.allowed > 0 || !nextReceiptState(receipt.state, "make_void").ok)
    return refuse({ code: "receipt_not_in_state" });
  if (await hasOpenAllowance(db, receipt.id)) return refuse({ code: "receipt_not_in_state" });
  if (receiptForm(receipt.kind).numbered === "elsewhere") {
    const words = await whyNotVoid(needs.invoices, receipt, reason);
    if (words !== undefined) return refuse({ code: "receipt_void_refused", values: { words } });
  }
  return settle(db, async (transaction) => {
    const held = await lockReceipt(transaction, receipt.id);
    const next = nextReceiptState(held.state, "make_void");
    if (!next.ok || held.allowed > 0) return refuse({ code: "receipt_not_in_state" });
    await changeReceipt(transaction, held.id, { state: next.value, refusal: reason });
    await recordAudit(transaction, caller, {
      action: "make_receipt_void",
      object_kind: "receipt",
      object_id: number,
      new_value: { reason },
    });
    return ok({});
  });
}

/** Why the provider's invoice is not void; undefined where it is. */
async function whyNotVoid(
  provider: InvoiceProvider | undefined,
  { tid, number, issued_at }: StoredReceipt,
  reason: string,
): Promise<string | undefined> {
  if (!provider || number === null || issued_at === null) return "–";
  const answer = await provider.makeVoid({ invoice_no: number, issued_at, reason });
  if (answer.ok && answer.value.kind === "void") return undefined;
  const found = await provider.find(tid);
  if (found.ok && found.value.is_void) return undefined;
  return answer.ok && answer.value.kind === "refused" ? answer.value.words : "–";
}
