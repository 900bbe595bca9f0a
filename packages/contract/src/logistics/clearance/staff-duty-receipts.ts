import { receiptPages } from "@sampan/domain/logistics/clearance/duty-receipt";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, AskedKey, paging, ShortText, Tid } from "../../kernel/fields.ts";
import { Picture, pictureRefusals, Uploaded } from "../../kernel/uploads.ts";
import { DutyParcel, ListedDutyReceipt } from "./duty-receipt-shapes.ts";

const desk = { right: "follow_parcels" } as const;

export const listDutyReceipts = defineCall({
  methods: ["GET"],
  path: "/staff/duty-receipts",
  about:
    "Receipts of duty and tax that was paid for parcels, the last entered in front, each beside what was expected.",
  access: desk,
  mutates: false,
  input: z.object({ ...paging(20) }),
  output: z.object({
    datalist: z.array(ListedDutyReceipt),
    /** Counted up to a ceiling. */
    total: z.int(),
    has_more: z.boolean(),
  }),
  refusals: [],
});

export const findDutyParcel = defineCall({
  methods: ["GET"],
  path: "/staff/duty-receipts/parcel",
  about:
    "A parcel by its number, or by the key or number of a receipt: what customs was expected to ask, and what was paid.",
  access: desk,
  mutates: false,
  input: z.object({ of: ShortText }),
  output: z.object({ data: DutyParcel }),
  refusals: ["parcel_unknown", "duty_parcel_here"],
});

const written = {
  number: z._default(ShortText, ""),
  /** The day on which it was paid, `YYYY-MM-DD`. */
  paid_on: z._default(ShortText, ""),
  /** Cents of the parcel's payment currency. */
  duty: AmountCents,
  vat: AmountCents,
  /** Its pages, uploaded before for this parcel. */
  imgs: z._default(z.array(ShortText).check(z.maxLength(receiptPages)), []),
};
const refused = [
  "parcel_unknown",
  "duty_parcel_here",
  "duty_number_invalid",
  "duty_number_taken",
  "duty_day_invalid",
  "duty_amount_needed",
  "duty_page_needed",
  "file_unknown",
] as const;

export const enterDutyReceipt = defineCall({
  methods: ["POST"],
  path: "/staff/duty-receipts/enter/:tid",
  about: "Keeps the receipt of duty and tax that was paid for a parcel, with its pages.",
  access: desk,
  mutates: true,
  input: z.object({ tid: Tid, ...written }),
  output: z.object({ data: DutyParcel }),
  refusals: refused,
});

export const correctDutyReceipt = defineCall({
  methods: ["POST"],
  path: "/staff/duty-receipts/correct/:key",
  about:
    "Enters a receipt anew in the place of one that was wrong, which stays with the reason. Without pages it has those of the former.",
  access: desk,
  mutates: true,
  input: z.object({ key: AskedKey, ...written, reason: z._default(ShortText, "") }),
  output: z.object({ data: DutyParcel }),
  refusals: [...refused, "reason_needed", "duty_receipt_ended"],
});

export const withdrawDutyReceipt = defineCall({
  methods: ["POST"],
  path: "/staff/duty-receipts/withdraw/:key",
  about: "Takes a receipt back that is none of this parcel's; it stays with the reason.",
  access: desk,
  mutates: true,
  input: z.object({ key: AskedKey, reason: z._default(ShortText, "") }),
  output: z.object({ data: DutyParcel }),
  refusals: ["parcel_unknown", "duty_parcel_here", "reason_needed", "duty_receipt_ended"],
});

export const uploadDutyReceiptPage = defineCall({
  methods: ["POST"],
  path: "/staff/duty-receipt-pages",
  about:
    "Stores a page of a customs office's receipt for a parcel, sealed by its owner's key, for them to see once it is entered.",
  access: desk,
  mutates: true,
  input: z.object({ tid: Tid, file: z.optional(Picture) }),
  output: Uploaded,
  refusals: ["parcel_unknown", ...pictureRefusals],
  transaction: "none",
  upload: true,
});
