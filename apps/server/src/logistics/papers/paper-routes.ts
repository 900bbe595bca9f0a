import { readBillPdf, readCommercialInvoice } from "@sampan/contract/logistics/papers/papers";
import { printCommercialInvoice } from "@sampan/contract/logistics/papers/staff-papers";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { printBill } from "./print-bill.ts";
import { printInvoiceForCustoms, printOwnInvoice } from "./print-invoice.ts";

export function paperRoutes(edge: Edge, needs: Needs): void {
  const { say } = needs;
  mount(edge, readBillPdf, (db, input, caller) => printBill(db, needs, input, caller));
  mount(edge, readCommercialInvoice, (db, { tid }, caller) =>
    printOwnInvoice(db, tid, { caller, say }),
  );
  mount(edge, printCommercialInvoice, (db, { tid }, caller) =>
    printInvoiceForCustoms(db, tid, { caller, say }),
  );
}
