import { type Language, latinLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { CustomerCaller, StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { drawPapersAside } from "../../kernel/pdf/draw-papers-aside.ts";
import { findBillOfParcel } from "../parcels/find-bill.ts";
import { invoicePapers } from "./invoice-papers.ts";
import { findBill, type PrintedBill, selectPrintedParcels } from "./paper-queries.ts";

type Printed = Result<
  { readonly data: { readonly pdf: string } },
  Refusal<"bill_unknown" | "server_busy">
>;
type Asking = Pick<CustomerCaller, "settings" | "now"> & { readonly language: Language };

/** The commercial invoices of one of the caller's own bills, in their language. Refuses `bill_unknown`, `server_busy`. */
export async function printOwnInvoice(
  db: Db,
  tid: string,
  { caller, say }: { readonly caller: CustomerCaller; readonly say: Needs["say"] },
): Promise<Printed> {
  const owner = await findBill(db, { tid, accountId: caller.customer.id });
  return owner ? printInvoice(db, owner, { caller, say }) : refuse({ code: "bill_unknown" });
}

/** The same of anybody's bill, for customs, in English; on record. Refuses `bill_unknown`, `server_busy`. */
export async function printInvoiceForCustoms(
  db: Db,
  tid: string,
  { caller, say }: { readonly caller: StaffCaller; readonly say: Needs["say"] },
): Promise<Printed> {
  const owner = await settle(
    db,
    async (open): Promise<Result<PrintedBill, Refusal<"bill_unknown">>> => {
      const found = await findBill(open, { tid, accountId: "anybody" });
      if (!found) return refuse({ code: "bill_unknown" });
      await recordAudit(open, caller, {
        action: "print_commercial_invoice",
        object_kind: "bill",
        object_id: tid,
      });
      return ok(found);
    },
  );
  if (!owner.ok) return owner;
  const { settings, now } = caller;
  return printInvoice(db, owner.value, { caller: { settings, now, language: latinLanguage }, say });
}

async function printInvoice(
  db: Db,
  owner: PrintedBill,
  { caller, say }: { readonly caller: Asking; readonly say: Needs["say"] },
): Promise<Printed> {
  const { language, now, settings } = caller;
  const { tid, posted_at, explanation } = await findBillOfParcel(db, owner.id);
  const [first, ...others] = invoicePapers(
    {
      owner,
      tid,
      posted_at,
      explanation,
      parcels: await selectPrintedParcels(db, owner.id),
      senderOf: ({ warehouse }) => settings[`warehouse_address_${warehouse}`],
    },
    { language, now, say },
  );
  if (!first) return refuse({ code: "bill_unknown" });
  const drawn = await drawPapersAside([first, ...others]);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}
