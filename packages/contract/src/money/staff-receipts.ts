import { receiptKinds } from "@sampan/domain/kernel/receipt-kinds";
import { refusalReasons } from "@sampan/domain/money/receipts/refusal-reason";
import { regions } from "@sampan/domain/kernel/regions";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  Cents,
  NoOutput,
  paging,
  PaymentCurrency,
  PublicKey,
  WireTime,
} from "../kernel/fields.ts";

/** A receipt that waits for a person. Cents. */
export const TroubledReceipt = z.object({
  key: PublicKey,
  kind: z.enum(receiptKinds),
  tid: z.string(),
  amount: Cents,
  currency: PaymentCurrency,
  paid_at: WireTime,
  /** It was refused, nobody knows, or an allowance of it was refused. */
  state: z.enum(["refused", "unclear", "allowance_refused"]),
  /** Why it was refused; null where nobody refused. */
  reason: z.nullable(z.enum(refusalReasons)),
  /** In the words of whoever refused. */
  refusal: z.string(),
});
export type TroubledReceipt = z.infer<typeof TroubledReceipt>;

export const listTroubledReceipts = defineCall({
  methods: ["GET"],
  path: "/staff/receipts",
  about: "Receipts that were refused or of which nobody knows, the longest waiting first.",
  access: { right: "view_closes" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(TroubledReceipt), total: z.int() }),
  refusals: [],
});

export const askReceiptAgain = defineCall({
  methods: ["POST"],
  path: "/staff/receipts/:key/again",
  about: "Asks once more for a receipt, or an allowance of it, that was refused.",
  access: { right: "audit_topups" },
  mutates: true,
  input: z.object({ key: AskedKey }),
  output: NoOutput,
  refusals: ["receipt_unknown", "receipt_not_in_state"],
});

export const exportReceipts = defineCall({
  methods: ["POST"],
  path: "/staff/receipts/export",
  about:
    "What was issued and taken off in a month of a region, for the accountant: a file of values with commas.",
  access: { right: "view_closes" },
  mutates: false,
  input: z.object({
    region: z.enum(regions),
    month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
  }),
  output: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
  refusals: [],
});

export const voidReceipt = defineCall({
  methods: ["POST"],
  path: "/staff/receipts/void",
  about:
    "Makes an issued receipt void that nothing was taken off; its number is never given again.",
  access: { right: "audit_topups" },
  mutates: true,
  input: z.object({
    number: z.string().check(z.minLength(1), z.maxLength(20)),
    reason: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  output: NoOutput,
  refusals: ["receipt_unknown", "receipt_not_in_state", "receipt_void_refused"],
  transaction: "none",
});
