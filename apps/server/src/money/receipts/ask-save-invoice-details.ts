import type { InputOf } from "@sampan/contract/kernel/call";
import type { saveInvoiceDetails } from "@sampan/contract/money/receipts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  buyerKindsOf,
  isLoveCode,
  isPhoneBarcode,
} from "@sampan/domain/money/receipts/invoice-buyer";
import { formsOf } from "@sampan/domain/people/regions/regions";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { putInvoiceDetails } from "./invoice-details-queries.ts";

type Asked = InputOf<typeof saveInvoiceDetails>;
type Refused = Refusal<(typeof saveInvoiceDetails.refusals)[number]>;

/**
 * Sets what somebody wants on receipts. The ministry's register is asked about barcodes and donation codes where a
 * provider is there to ask; while it sleeps, the right form is enough. What belongs to another kind is not kept. Refuses what is of
 * the wrong form by the field it stands in, and `invalid_input` for a choice that the region does not have.
 */
export async function askSaveInvoiceDetails(
  needs: Pick<Needs, "database" | "invoices">,
  input: Asked,
  { customer, now }: CustomerCaller,
): Promise<Result<Record<never, never>, Refused>> {
  const asked = ownOf(input);
  const form = checkForm(asked, customer.region);
  if (!form.ok) return form;
  if (await isUnknown(needs.invoices, asked)) return refuse({ code: "invoice_code_unknown" });
  await putInvoiceDetails(needs.database.db, { ...asked, account_id: customer.id, saved_at: now });
  return ok({});
}

const ownOf = ({ kind, barcode, love_code, tax_id, company_name }: Asked): Asked => ({
  kind,
  barcode: kind === "barcode" || kind === "company" ? barcode.trim().toUpperCase() : "",
  love_code: kind === "donation" ? love_code.trim() : "",
  tax_id: kind === "company" ? tax_id.trim() : "",
  company_name: kind === "company" ? company_name.trim() : "",
});

function checkForm(
  { kind, barcode, love_code, tax_id, company_name }: Asked,
  region: CustomerCaller["customer"]["region"],
): Result<null, Refused> {
  const { isCompanyNumber, receipt } = formsOf[region];
  if (!buyerKindsOf[receipt.kind].includes(kind)) return refuse({ code: "invalid_input" });
  if (kind === "company" && !isCompanyNumber(tax_id))
    return refuse({ code: "company_number_invalid" });
  if (kind === "company" && company_name === "") return refuse({ code: "company_name_needed" });
  if (kind === "donation" && !isLoveCode(love_code)) return refuse({ code: "love_code_malformed" });
  if (kind !== "barcode" && barcode === "") return ok(null);
  if (!buyerKindsOf[receipt.kind].includes("barcode")) return refuse({ code: "invalid_input" });
  return isPhoneBarcode(barcode) ? ok(null) : refuse({ code: "barcode_malformed" });
}

async function isUnknown(
  provider: Needs["invoices"],
  { barcode, love_code }: Asked,
): Promise<boolean> {
  if (!provider) return false;
  const known =
    barcode !== ""
      ? await provider.isBarcode(barcode)
      : love_code === ""
        ? ok(true)
        : await provider.isLoveCode(love_code);
  return known.ok && !known.value;
}
