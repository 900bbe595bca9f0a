import { isWholeUnits } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import type {
  AllowanceAnswer,
  AllowanceToGrant,
  FoundInvoice,
  InvoiceNamed,
  InvoiceProvider,
  InvoiceToIssue,
  IssueAnswer,
  VoidAnswer,
} from "../invoice-provider.ts";
import { askEcpayInvoice } from "./ask-ecpay-invoice.ts";
import { dollar_cents } from "../../payments/ecpay/ecpay-config.ts";
import type { EcpayInvoiceConfig } from "./ecpay-invoice-config.ts";
import { EcpayTime, taipeiDay } from "./ecpay-invoice-time.ts";
import { issueFields, plainName, reachFields, whyNoInvoice } from "./issue-fields.ts";

const source_name = "ecpay_invoice";
/** There is an invoice for this `RelateNumber`. */
const relateNumberTaken = "10000009";

const InvoiceNo = z.string().regex(/^[A-Z]{2}\d{8}$/);
const RandomNumber = z.string().regex(/^\d{4}$/);
const Dollars = z
  .string()
  .regex(/^\d{1,13}$/)
  .transform((text) => Number(text) * dollar_cents);

const Issued = z.object({ InvoiceNo, InvoiceDate: EcpayTime, RandomNumber });
const Found = z.object({
  IIS_Number: InvoiceNo,
  IIS_Relate_Number: z.string(),
  IIS_Create_Date: EcpayTime,
  IIS_Random_Number: RandomNumber,
  IIS_Sales_Amount: Dollars,
  IIS_Invalid_Status: z.enum(["0", "1"]),
  IIS_Remain_Allowance_Amt: Dollars,
});
const Granted = z.object({
  IA_Allow_No: z.string().min(1).max(20),
  IA_Invoice_No: InvoiceNo,
  IIS_Remain_Allowance_Amt: Dollars,
});
const Exists = z.object({ IsExist: z.enum(["Y", "N"]) });

/** ECPay's invoices for consumers, version 3, in whole dollars. */
export function createEcpayInvoice(
  config: EcpayInvoiceConfig,
  outbound: Outbound,
): InvoiceProvider {
  const source = outbound.source(source_name);
  return {
    kind: "ecpay",
    issue: (invoice) => issue(config, source, invoice),
    find: (relate_number) => find(config, source, relate_number),
    makeVoid: (named) => makeVoid(config, source, named),
    grantAllowance: (allowance) => grantAllowance(config, source, allowance),
    isBarcode: (BarCode) => exists(config, source, { call: "CheckBarcode", fields: { BarCode } }),
    isLoveCode: (LoveCode) =>
      exists(config, source, { call: "CheckLoveCode", fields: { LoveCode } }),
  };
}

async function issue(
  config: EcpayInvoiceConfig,
  source: Source,
  invoice: InvoiceToIssue,
): Promise<Result<IssueAnswer, SourceFailure>> {
  const detail = whyNoInvoice(invoice);
  if (detail) return refuse({ code: "rejected", source: source_name, detail });
  const fields = issueFields(invoice);
  const asked = { call: "Issue", fields, shape: Issued, repeatable: false };
  const answer = await askEcpayInvoice(config, source, asked);
  if (!answer.ok) return answer;
  if (answer.value.kind === "refused") {
    return ok(answer.value.code === relateNumberTaken ? { kind: "taken" } : answer.value);
  }
  const { InvoiceNo: invoice_no, InvoiceDate, RandomNumber: random_number } = answer.value.content;
  return ok({ kind: "issued", invoice: { invoice_no, issued_at: InvoiceDate, random_number } });
}

async function find(
  config: EcpayInvoiceConfig,
  source: Source,
  relate_number: string,
): Promise<Result<FoundInvoice, SourceFailure>> {
  const fields = { RelateNumber: relate_number };
  const asked = { call: "GetIssue", fields, shape: Found, repeatable: true };
  const answer = await askEcpayInvoice(config, source, asked);
  if (!answer.ok) return answer;
  if (answer.value.kind === "refused") {
    // Its codes for this are not documented. Whoever issues again is told when it was a mistake: the number is taken.
    const { code, words } = answer.value;
    const detail = `no invoice: ${words.slice(0, 200)}`;
    return refuse({ code: "not_found", source: source_name, detail, upstream_code: code });
  }
  const found = answer.value.content;
  if (found.IIS_Relate_Number !== relate_number) {
    const detail = "answer is about another invoice";
    return refuse({ code: "unavailable", source: source_name, detail });
  }
  return ok({
    relate_number,
    invoice_no: found.IIS_Number,
    issued_at: found.IIS_Create_Date,
    random_number: found.IIS_Random_Number,
    amount: found.IIS_Sales_Amount,
    is_void: found.IIS_Invalid_Status === "1",
    allowable: found.IIS_Remain_Allowance_Amt,
  });
}

async function makeVoid(
  config: EcpayInvoiceConfig,
  source: Source,
  { invoice_no, issued_at, reason }: InvoiceNamed & { readonly reason: string },
): Promise<Result<VoidAnswer, SourceFailure>> {
  const fields = {
    InvoiceNo: invoice_no,
    InvoiceDate: taipeiDay(issued_at),
    Reason: plainName(reason).slice(0, 20),
  };
  const asked = { call: "Invalid", fields, shape: z.object({}), repeatable: false };
  const answer = await askEcpayInvoice(config, source, asked);
  if (!answer.ok) return answer;
  return ok(answer.value.kind === "refused" ? answer.value : { kind: "void" });
}

async function grantAllowance(
  config: EcpayInvoiceConfig,
  source: Source,
  { invoice_no, issued_at, amount, line_name, reach }: AllowanceToGrant,
): Promise<Result<AllowanceAnswer, SourceFailure>> {
  if (amount <= 0 || !isWholeUnits(amount)) {
    const detail = "amount is not in whole dollars above nothing";
    return refuse({ code: "rejected", source: source_name, detail });
  }
  const { CustomerEmail, CustomerPhone } = reachFields(reach);
  const dollars = amount / dollar_cents;
  const fields = {
    InvoiceNo: invoice_no,
    InvoiceDate: taipeiDay(issued_at),
    AllowanceNotify: CustomerEmail === "" ? "S" : "E",
    NotifyMail: CustomerEmail,
    NotifyPhone: CustomerPhone,
    AllowanceAmount: dollars,
    Items: [
      {
        ItemSeq: 1,
        ItemName: plainName(line_name),
        ItemCount: 1,
        ItemWord: "式",
        ItemPrice: dollars,
        ItemTaxType: "1",
        ItemAmount: dollars,
      },
    ],
  };
  const asked = { call: "Allowance", fields, shape: Granted, repeatable: false };
  const answer = await askEcpayInvoice(config, source, asked);
  if (!answer.ok) return answer;
  if (answer.value.kind === "refused") return ok(answer.value);
  const { IA_Allow_No: allowance_no, IIS_Remain_Allowance_Amt: allowable } = answer.value.content;
  return ok({ kind: "granted", allowance_no, allowable });
}

async function exists(
  config: EcpayInvoiceConfig,
  source: Source,
  asked: { readonly call: string; readonly fields: Readonly<Record<string, string>> },
): Promise<Result<boolean, SourceFailure>> {
  const answer = await askEcpayInvoice(config, source, {
    ...asked,
    shape: Exists,
    repeatable: true,
  });
  if (!answer.ok) return answer;
  if (answer.value.kind === "done") return ok(answer.value.content.IsExist === "Y");
  const { code, words } = answer.value;
  // The ministry's register sleeps now and then, and nothing was found out.
  const detail = `not answered: ${words.slice(0, 200)}`;
  return refuse({ code: "transient", source: source_name, detail, upstream_code: code });
}
