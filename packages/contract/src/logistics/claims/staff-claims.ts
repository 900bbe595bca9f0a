import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, Cents, paging, ShortText, WireTime } from "../../kernel/fields.ts";
import { Signed } from "../../trade/refunds/staff-refunds.ts";
import { Claim } from "./claim-shapes.ts";

export const claimActs = [
  "accept",
  "reject",
  "compensate_buyer",
  "record_seller_share",
  "close",
  "keep",
  "accept_more",
] as const;
export type ClaimAct = (typeof claimActs)[number];

/** What we know of a parcel that held something of the line: on our scale, with our photos. */
export const ClaimEvidence = z.object({
  tid: z.string(),
  express_no: z.string(),
  /** As it was measured in our warehouse; 0 where it was not. */
  weight_g: z.int(),
  /** At the destination; 0 where it was not weighed there. */
  arrival_weight_g: z.int(),
  weight_differs: z.boolean(),
  /** Of the scale at the destination; empty where nobody took one. */
  arrival_photo: z.string(),
  photos: z.array(z.string()),
  received_at: WireTime,
  measured_at: WireTime,
  handed_over_at: WireTime,
});

/** A claim as the desk sees it: with whose it is, who did what, and what the reader may do. */
export const StaffClaim = z.extend(Claim, {
  uid: z.string(),
  shop_name: z.string(),
  out_oid: z.string(),
  /** Pieces of the line. */
  ordered_num: z.int(),
  completed_at: WireTime,
  is_escalated: z.boolean(),
  awaits_seller: z.boolean(),
  /** CNY cents; null until it is recorded. */
  seller_amount: z.nullable(Cents),
  answered_by: z.string(),
  answered_at: WireTime,
  seller_by: z.string(),
  paid_by: z.string(),
  /** Pieces of the line that neither came back nor were claimed. */
  left_num: z.int(),
  /** Who looked again, and who paid what they accepted. */
  again_by: z.string(),
  again_paid_by: z.string(),
  evidence: z.array(ClaimEvidence),
  ...Signed,
  /** What is possible now, and for this reader. */
  acts: z.array(z.enum(claimActs)),
  /** Another person has to: the reader accepted it, signed it first, or is its customer. */
  needs_other: z.boolean(),
});
export type StaffClaim = z.infer<typeof StaffClaim>;

export const claimTabs = ["service", "again", "finance", "seller", "late", "settled"] as const;
export const ClaimTab = z.enum(claimTabs);
export type ClaimTab = z.infer<typeof ClaimTab>;

/** [BO-28] */
export const listClaims = defineCall({
  methods: ["GET"],
  path: "/staff/claims",
  about:
    "Damage claims by who has them now, what is due first in front; or late ones; or ended ones.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object({ ...paging(20), tab: z._default(ClaimTab, "service") }),
  output: z.object({
    datalist: z.array(StaffClaim),
    /** Counted up to a ceiling. */
    total: z.int(),
    has_more: z.boolean(),
    /** How many wait in each tab but the settled. */
    waiting: z.record(z.string(), z.int()),
  }),
  refusals: [],
});

const decided = {
  output: z.object({ data: StaffClaim }),
  methods: ["POST"],
  mutates: true,
} as const;

/** [BO-28] [CLM-07] [CLM-16] */
export const acceptClaim = defineCall({
  ...decided,
  path: "/staff/claims/:id/accept",
  about:
    "Accepts a claim for some of its pieces: the insured share, or without insurance the amount that is given.",
  access: { right: "decide_claims" },
  input: z.object({
    id: ShortText,
    num: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    /** Cents of the payment currency; counts without insurance only. */
    amount: z._default(AmountCents, 0),
    awaits_seller: z._default(z.boolean(), false),
    answer: z._default(ShortText, ""),
  }),
  refusals: [
    "claim_unknown",
    "claim_not_in_state",
    "claim_number_needed",
    "claim_too_many",
    "refund_above_paid",
    "refund_limit_reached",
    "self_approval",
  ],
});

/** [BO-28] [CLM-08] */
export const rejectClaim = defineCall({
  ...decided,
  path: "/staff/claims/:id/reject",
  about: "Rejects a claim; the customer reads the reason.",
  access: { right: "decide_claims" },
  input: z.object({ id: ShortText, reason: z._default(ShortText, "") }),
  refusals: ["claim_unknown", "claim_not_in_state", "reason_needed", "self_approval"],
});

/** [BO-28] */
export const keepClaim = defineCall({
  ...decided,
  path: "/staff/claims/:id/keep",
  about: "Stays with what facts decided of a claim; the customer reads the reason.",
  access: { right: "decide_claims" },
  input: z.object({ id: ShortText, reason: z._default(ShortText, "") }),
  refusals: ["claim_unknown", "claim_not_in_state", "reason_needed", "self_approval"],
});

/** [BO-28] [CLM-16] */
export const acceptMoreOfClaim = defineCall({
  ...decided,
  path: "/staff/claims/:id/accept-more",
  about:
    "Accepts more pieces of a claim that facts decided, by the insured share; finance pays them.",
  access: { right: "decide_claims" },
  input: z.object({
    id: ShortText,
    /** Pieces beyond those that were paid for. */
    num: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    answer: z._default(ShortText, ""),
  }),
  refusals: [
    "claim_unknown",
    "claim_not_in_state",
    "claim_number_needed",
    "claim_too_many",
    "refund_above_paid",
    "refund_limit_reached",
    "self_approval",
  ],
});

/** [BO-28] [CLM-09] [CLM-17] */
export const compensateBuyer = defineCall({
  ...decided,
  path: "/staff/claims/:id/compensate",
  about:
    "Pays an accepted claim, or what was accepted of it at a second look, into the customer's wallet, once; a large one by two.",
  access: { right: "execute_refunds" },
  idempotent: true,
  input: z.object({ id: ShortText }),
  refusals: [
    "claim_unknown",
    "claim_not_in_state",
    "refund_open_already",
    "refund_above_paid",
    "refund_limit_reached",
    "self_approval",
  ],
});

/** [BO-28] [CLM-10] */
export const recordSellerShare = defineCall({
  ...decided,
  path: "/staff/claims/:id/seller-share",
  about:
    "Records what the seller gave for a claim, in yuan, and be it nothing; no row of the customer's.",
  access: { right: "decide_claims" },
  input: z.object({ id: ShortText, amount: z._default(AmountCents, 0) }),
  refusals: ["claim_unknown", "claim_not_in_state"],
});

/** [BO-28] [CLM-12] */
export const closeClaimAtDesk = defineCall({
  ...decided,
  path: "/staff/claims/:id/close",
  about: "Closes a claim that was rejected.",
  access: { right: "decide_claims" },
  input: z.object({ id: ShortText }),
  refusals: ["claim_unknown", "claim_not_in_state"],
});
