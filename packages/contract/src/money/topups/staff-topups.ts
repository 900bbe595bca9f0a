import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  paging,
  PaymentCurrency,
  Region,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";

/** Transfers are decided by people, so none of them expires. */
const TransferState = z.enum(["under_review", "success", "failed"]);

/** A declared bank transfer beside what a reviewer compares it with. [BO-29] */
export const TopupToReview = z.object({
  number: z.string(),
  uid: z.string(),
  customer: z.string(),
  region: Region,
  amount: Cents,
  currency: PaymentCurrency,
  bank: z.string(),
  bank_name: z.string(),
  pay_no: z.string(),
  pay_time: z.nullable(WireTime),
  /** Addresses of the voucher pictures. */
  imgs: z.array(z.string()),
  state: TransferState,
  reason: z.string(),
  cdate: WireTime,
  decided_at: z.nullable(WireTime),
  decided_by: z.nullable(z.string()),
  /** It is more than one person may let in without a statement. */
  needs_second: z.boolean(),
  /** Why it was credited without a statement. */
  exception: z.string(),
  /** Who vouched for one above what a person may let in alone: another credits it. */
  vouched_at: z.nullable(WireTime),
  vouched_by: z.nullable(z.string()),
});

export const listTopups = defineCall({
  methods: ["GET"],
  path: "/staff/topups",
  about: "Bank top-ups of one state, the longest waiting first.",
  access: { right: "audit_topups" },
  mutates: false,
  input: z.object({ ...paging(20), state: z._default(TransferState, "under_review") }),
  output: z.object({
    datalist: z.array(TopupToReview),
    total: z.int(),
    /** There are more than `total`, which is counted up to a thousand. */
    has_more: z.boolean(),
  }),
  refusals: [],
});

/**
 * Credits the amount of a transfer that no statement shows, once, for a reason. Above what a person may let in alone the first
 * call vouches for it, and it stays under review until another person's credits it. [BO-29] [BO-30] [BO-32] [WAL-34]
 */
export const approveTopup = defineCall({
  methods: ["POST"],
  path: "/staff/topups/:number/approve",
  about: "Credits a bank top-up that no statement shows, for a reason; a large one by two people.",
  access: { right: "audit_topups" },
  mutates: true,
  idempotent: true,
  input: z.object({ number: ShortText, reason: z._default(ShortText, "") }),
  output: z.object({ data: TopupToReview }),
  refusals: ["topup_unknown", "topup_not_in_state", "reason_needed", "self_approval"],
});

export const rejectTopup = defineCall({
  methods: ["POST"],
  path: "/staff/topups/:number/reject",
  about: "Rejects a bank top-up; the customer reads the reason.",
  access: { right: "audit_topups" },
  mutates: true,
  input: z.object({ number: ShortText, reason: z._default(ShortText, "") }),
  output: z.object({ data: TopupToReview }),
  refusals: ["topup_unknown", "topup_not_in_state", "reason_needed"],
});
