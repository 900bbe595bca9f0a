import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";

const paper = {
  methods: ["GET"],
  access: "customer",
  mutates: false,
  /** Of a bill, or of a parcel on it. */
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["bill_unknown"],
  transaction: "none",
} as const;

/** What was weighed, how that came to its amounts, and the pictures of the scale. */
export const readBillPdf = defineCall({
  ...paper,
  path: "/gateway/installer/logistics/read_bill_pdf",
  about: "One of the customer's freight bills as a PDF document, base64, in the reader's language.",
});

/** What is in it, what it is worth and who gets it, as customs at the destination asks. */
export const readCommercialInvoice = defineCall({
  ...paper,
  path: "/gateway/installer/logistics/read_commercial_invoice",
  about:
    "The commercial invoices of the shipments of one of the customer's freight bills as a PDF document, base64, in the reader's language.",
});
