import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";

/** Recorded, since it names people. In English, which customs reads everywhere; goods by the names that were declared. */
export const printCommercialInvoice = defineCall({
  methods: ["POST"],
  path: "/staff/bills/:tid/commercial-invoice",
  about: "The commercial invoices of a bill's shipments as a PDF document, base64.",
  access: { right: "bill_freight" },
  mutates: true,
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["bill_unknown"],
  transaction: "none",
});
