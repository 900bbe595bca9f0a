import * as calls from "@sampan/contract/money/receipts";
import * as staffCalls from "@sampan/contract/money/staff-receipts";
import { ok } from "@sampan/domain/kernel/result";
import { buyerKindsOf } from "@sampan/domain/money/receipts/invoice-buyer";
import { formsOf } from "@sampan/domain/people/regions/regions";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askSaveInvoiceDetails } from "./ask-save-invoice-details.ts";
import { askVoidReceipt } from "./ask-void-receipt.ts";
import { exportReceipts } from "./export-receipts.ts";
import { selectInvoiceDetails } from "./invoice-details-queries.ts";
import { listReceipts } from "./list-receipts.ts";
import { listTroubled } from "./list-troubled.ts";
import { printCreditNote } from "./print-credit-note.ts";
import { printReceipt } from "./print-receipt.ts";
import { renewReceipt } from "./renew-receipt.ts";

const nothingSaid = {
  kind: "member",
  barcode: "",
  love_code: "",
  tax_id: "",
  company_name: "",
} as const;

export function receiptRoutes(edge: Edge, needs: Needs): void {
  const { say } = needs;
  mount(edge, calls.queryReceipts, listReceipts);
  mount(edge, calls.readReceiptPdf, (db, { key }, caller) =>
    printReceipt(db, key, { caller, say }),
  );
  mount(edge, calls.readCreditNotePdf, (db, { key }, caller) =>
    printCreditNote(db, key, { caller, say }),
  );
  mount(edge, calls.getInvoiceDetails, async (db, _, { customer }) => {
    const details = (await selectInvoiceDetails(db, customer.id)) ?? nothingSaid;
    const kinds = [...buyerKindsOf[formsOf[customer.region].receipt.kind]];
    return ok({ data: { ...details, kinds } });
  });
  mount(edge, calls.saveInvoiceDetails, (_, input, caller) =>
    askSaveInvoiceDetails(needs, input, caller),
  );

  mount(edge, staffCalls.listTroubledReceipts, listTroubled);
  mount(edge, staffCalls.askReceiptAgain, renewReceipt);
  mount(edge, staffCalls.voidReceipt, (_, input, caller) => askVoidReceipt(needs, input, caller));
  mount(edge, staffCalls.exportReceipts, exportReceipts);
}
