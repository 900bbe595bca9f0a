import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";

/** What it holds, what that cost and how it was reckoned, for its customer's files. */
export const readOrderPdf = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/read_pdf",
  about: "One of the customer's orders as a PDF document, base64, in the reader's language.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["order_unknown", "server_busy"],
  transaction: "none",
});
