import { receiptKinds } from "@sampan/domain/kernel/receipt-kinds";
import { invoiceBuyerKinds } from "@sampan/domain/money/receipts/invoice-buyer";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  Cents,
  NoInput,
  NoOutput,
  paging,
  PaymentCurrency,
  PublicKey,
  WireTime,
} from "../kernel/fields.ts";

/** What was taken off a receipt that we number ourselves. Cents. */
export const CreditNote = z.object({
  key: PublicKey,
  number: z.string(),
  date: WireTime,
  amount: Cents,
});
export type CreditNote = z.infer<typeof CreditNote>;

/** A receipt as whoever paid sees it. Cents. */
export const Receipt = z.object({
  key: PublicKey,
  kind: z.enum(receiptKinds),
  /** What was paid, and the orders it belongs to. */
  tid: z.string(),
  /** Empty until it is issued. */
  number: z.string(),
  /** When it was issued, or paid for while it is not. */
  date: WireTime,
  amount: Cents,
  currency: PaymentCurrency,
  /** One that we have trouble with is being issued still. */
  state: z.enum(["asked", "issued", "void", "lapsed"]),
  /** Proves a printed one; empty where there is none. */
  random_number: z.string(),
  /** Where it lies: a phone's barcode or a donation code; empty for with us or the provider. */
  carrier: z.string(),
  /** What was taken off since. */
  allowed: Cents,
  has_pdf: z.boolean(),
  /** One for each time something was taken off, the first in front; none where a provider numbers. */
  credit_notes: z.array(CreditNote),
});
export type Receipt = z.infer<typeof Receipt>;

export const queryReceipts = defineCall({
  methods: ["GET"],
  path: "/gateway/receipts",
  about: "Receipts and invoices of what the caller paid, the latest first.",
  access: "customer",
  mutates: false,
  pageSize: "list_page_size",
  input: z.object(paging(10)),
  output: z.object({ datalist: z.array(Receipt), total: z.int() }),
  refusals: [],
});

export const readReceiptPdf = defineCall({
  methods: ["GET"],
  path: "/gateway/receipts/:key/pdf",
  about:
    "A receipt that we number ourselves as a PDF document, base64, in the language of its law.",
  access: "customer",
  mutates: false,
  input: z.object({ key: AskedKey }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["receipt_unknown", "server_busy"],
  transaction: "none",
});

export const readCreditNotePdf = defineCall({
  methods: ["GET"],
  path: "/gateway/credit_notes/:key/pdf",
  about: "A credit note of a receipt that we number ourselves as a PDF document, base64.",
  access: "customer",
  mutates: false,
  input: z.object({ key: AskedKey }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["receipt_unknown", "server_busy"],
  transaction: "none",
});

/** More than a code can be long: what somebody typed is judged by its form, in words of its own. */
const typedCode_max = 30;

/** Fields of another kind are empty. */
const InvoiceDetails = z.object({
  kind: z.enum(invoiceBuyerKinds),
  barcode: z._default(z.string().check(z.maxLength(typedCode_max)), ""),
  love_code: z._default(z.string().check(z.maxLength(typedCode_max)), ""),
  tax_id: z._default(z.string().check(z.maxLength(typedCode_max)), ""),
  company_name: z._default(z.string().check(z.maxLength(100)), ""),
});

export const getInvoiceDetails = defineCall({
  methods: ["GET"],
  path: "/gateway/invoice_details",
  about: "What the caller wants on receipts, and which choices their region has.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({ ...InvoiceDetails.shape, kinds: z.array(z.enum(invoiceBuyerKinds)) }),
  }),
  refusals: [],
});

export const saveInvoiceDetails = defineCall({
  methods: ["POST"],
  path: "/gateway/invoice_details/save",
  about: "Sets what the caller wants on receipts issued from now on.",
  access: "customer",
  mutates: true,
  input: InvoiceDetails,
  output: NoOutput,
  refusals: [
    "invalid_input",
    "barcode_malformed",
    "love_code_malformed",
    "company_number_invalid",
    "company_name_needed",
    "invoice_code_unknown",
  ],
  transaction: "none",
});
