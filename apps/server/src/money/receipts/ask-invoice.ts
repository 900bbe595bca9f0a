import type { InvoiceProvider, IssuedInvoice } from "@sampan/connectors/invoices/invoice-provider";
import { wasNeverSent } from "@sampan/connectors/outbound/source-failure";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { InvoiceBuyer } from "@sampan/domain/money/receipts/invoice-buyer";
import { nextReceiptState, type ReceiptEvent } from "@sampan/domain/money/receipts/receipt-state";
import { ownRefusal } from "@sampan/domain/money/receipts/refusal-reason";
import { receiptLanguages } from "@sampan/domain/kernel/language";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findBuyer } from "./invoice-details-queries.ts";
import { nameLine } from "./name-line.ts";
import { lapseReceipt } from "./lapse-receipt.ts";
import {
  changeReceipt,
  lockReceipt,
  type ReceiptPorts,
  selectReach,
  type StoredReceipt,
} from "./receipt-queries.ts";

export interface InvoiceNeeds
  extends Pick<Needs, "database" | "clock" | "log" | "say">, Pick<ReceiptPorts, "refundedOf"> {
  readonly provider: InvoiceProvider;
}

/**
 * Asks the provider for one invoice. That the question is on its way is written before it leaves, so whoever comes
 * after a lost answer or a dead process looks it up and never asks twice blindly. Answers whether the provider answered, or
 * did not have to.
 */
export async function askInvoice(needs: InvoiceNeeds, id: number): Promise<boolean> {
  const asking = await begin(needs, id);
  if (!asking) return true;
  const { receipt, buyer, reach } = asking;
  const language = receiptLanguages[receipt.kind];
  const answer = await needs.provider.issue({
    relate_number: receipt.tid,
    buyer,
    reach,
    lines: receipt.lines.map((line) => ({
      name: nameLine(line, { say: needs.say, language }),
      amount: line.amount,
    })),
    remark: needs.say(language, "receiptPaper.bought_for_you"),
  });
  if (!answer.ok) {
    const { code, detail } = answer.error;
    needs.log.warn({ receipt: receipt.tid, failure: code }, "invoice was not answered");
    if (wasNeverSent(answer.error)) await end(needs, receipt, { event: "refuse", refusal: detail });
    return false;
  }
  if (answer.value.kind === "issued")
    await end(needs, receipt, { event: "issue", invoice: answer.value.invoice, buyer });
  else if (answer.value.kind === "taken") await askLostInvoice(needs, receipt);
  else {
    const { code, words } = answer.value;
    await end(needs, receipt, { event: "refuse", refusal: `${code} ${words}` });
  }
  return true;
}

/**
 * Looks up an invoice whose answer was lost: it was issued, or it was not and is asked for again. Where the provider
 * stays silent it stays unclear.
 */
export async function askLostInvoice(needs: InvoiceNeeds, receipt: StoredReceipt): Promise<void> {
  const found = await needs.provider.find(receipt.tid);
  if (found.ok && found.value.amount !== receipt.amount) {
    needs.log.error({ receipt: receipt.tid }, "provider holds an invoice of another amount");
    const { invoice_no, amount } = found.value;
    const refusal = ownRefusal("other_amount", `${invoice_no}: ${String(amount / 100)}`);
    return end(needs, receipt, { event: "refuse", refusal });
  }
  if (found.ok) {
    const buyer = receipt.buyer ?? (await findBuyer(needs.database.db, receipt.account_id));
    return end(needs, receipt, { event: "issue", invoice: found.value, buyer });
  }
  if (found.error.code === "not_found") return end(needs, receipt, { event: "miss" });
  needs.log.warn({ receipt: receipt.tid, failure: found.error.code }, "invoice was not looked up");
  return undefined;
}

interface Asking {
  readonly receipt: StoredReceipt;
  readonly buyer: InvoiceBuyer;
  readonly reach: { readonly email: string } | { readonly mobile: string };
}

async function begin(
  { database, clock, refundedOf }: InvoiceNeeds,
  id: number,
): Promise<Asking | undefined> {
  const begun = await settle(
    database.db,
    async (db): Promise<Result<Asking | undefined, never>> => {
      const receipt = await lockReceipt(db, id);
      const next = nextReceiptState(receipt.state, "send");
      if (!next.ok) return ok(undefined);
      if (await lapseReceipt(db, receipt, { refundedOf })) return ok(undefined);
      const buyer = await findBuyer(db, receipt.account_id);
      const { email, mobile } = await selectReach(db, receipt.account_id);
      if (email === null && mobile === null) {
        await changeReceipt(db, id, { state: "refused", refusal: ownRefusal("nobody_to_tell") });
        return ok(undefined);
      }
      const reach = email === null ? { mobile: mobile ?? "" } : { email };
      await changeReceipt(db, id, { state: next.value, sent_at: clock(), refusal: "" });
      return ok({ receipt: { ...receipt, state: next.value }, buyer, reach });
    },
  );
  return begun.ok ? begun.value : undefined;
}

interface End {
  readonly event: Extract<ReceiptEvent, "issue" | "refuse" | "miss">;
  readonly invoice?: IssuedInvoice;
  readonly buyer?: InvoiceBuyer;
  readonly refusal?: string;
}

/** Writes what became of a question; nothing where somebody else wrote it meanwhile. */
async function end(
  { database }: InvoiceNeeds,
  { id }: StoredReceipt,
  { event, invoice, buyer, refusal = "" }: End,
): Promise<void> {
  await settle(database.db, async (db) => {
    const receipt = await lockReceipt(db, id);
    const next = nextReceiptState(receipt.state, event);
    if (!next.ok) return ok(null);
    await changeReceipt(db, id, {
      state: next.value,
      refusal: refusal.slice(0, 300),
      ...(invoice && {
        number: invoice.invoice_no,
        random_number: invoice.random_number,
        issued_at: invoice.issued_at,
        buyer: JSON.stringify(buyer ?? { kind: "member" }),
      }),
    });
    return ok(null);
  });
}
