import { refundFaults } from "@sampan/domain/trade/refunds/refund-reasons";
import { signatureFates, voidReasons } from "@sampan/domain/trade/refunds/signatures";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, Cents, paging, ShortText, WireTime } from "../../kernel/fields.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { Refund } from "./refund-shapes.ts";

export const refundActs = [
  "accept",
  "reject",
  "record_return",
  "record_seller_money",
  "execute",
] as const;
export type RefundAct = (typeof refundActs)[number];

/** Who signed first for what is more than one employee lets out in a day; empty where nobody did. [BO-25] */
export const Signed = {
  signed_by: z.string(),
  signed_at: z.string(),
  /** It is to be paid now, by two. */
  needs_second: z.boolean(),
  /** Every first signature that was given for it, the newest first: what became of each, and why one counts no more. */
  signatures: z.array(
    z.object({
      name: z.string(),
      signed_at: WireTime,
      fate: z.enum(signatureFates),
      void_for: z.nullable(z.enum(voidReasons)),
    }),
  ),
};

/** A refund as desks see it: with whose it is, who did what, and what the reader may do. */
export const StaffRefund = z.extend(Refund, {
  uid: z.string(),
  shop_name: z.string(),
  out_oid: z.string(),
  item_status: z.int(),
  is_bought: z.boolean(),
  is_escalated: z.boolean(),
  /** CNY cents. */
  cny: Cents,
  seller_amount: z.nullable(Cents),
  requested_by: z.string(),
  answered_by: z.string(),
  answered_at: WireTime,
  seller_by: z.string(),
  returned_by: z.string(),
  executed_by: z.string(),
  ...Signed,
  /** What is possible now, and for this reader. */
  acts: z.array(z.enum(refundActs)),
  /** Another person has to: the reader entered or accepted it, signed it first, or is its customer. */
  needs_other: z.boolean(),
});
export type StaffRefund = z.infer<typeof StaffRefund>;

/** `owed`: paid out before the seller gave anything back, which is waited for still. */
export const refundTabs = [
  "service",
  "seller",
  "goods",
  "finance",
  "late",
  "owed",
  "settled",
] as const;
export const RefundTab = z.enum(refundTabs);

/** What one seller owes by all refunds that were paid before they gave anything back. [BO-26] */
export const OwingSeller = z.object({
  platform: Platform,
  shop_name: z.string(),
  refunds: z.int(),
  /** CNY cents. */
  cny: Cents,
  /** When the first of them was paid, on the clocks of staff. */
  since: WireTime,
});
export type OwingSeller = z.infer<typeof OwingSeller>;

export const listRefunds = defineCall({
  methods: ["GET"],
  path: "/staff/refunds",
  about:
    "Refunds by who has them now, what is due first in front; or those that were late; or paid ones whose seller still owes; or settled ones.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object({ ...paging(20), tab: z._default(RefundTab, "service") }),
  output: z.object({
    datalist: z.array(StaffRefund),
    /** Counted up to a ceiling. */
    total: z.int(),
    has_more: z.boolean(),
    /** How many wait in each tab but the settled. */
    waiting: z.record(z.string(), z.int()),
    /** Of the tab `owed` alone, whoever owes most in front: a hundred at most. */
    sellers: z.array(OwingSeller),
  }),
  refusals: [],
});

const answered = {
  output: z.object({ data: StaffRefund }),
  methods: ["POST"],
  mutates: true,
} as const;
const Fault = z.optional(z.enum(refundFaults));

/** [BO-24] [REF-07] */
export const acceptRefund = defineCall({
  ...answered,
  path: "/staff/refunds/:number/accept",
  about:
    "Accepts a request: how many pieces, whose fault it is, and what a return costs the customer.",
  access: { right: "answer_refunds" },
  input: z.object({
    number: ShortText,
    num: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    fault: Fault,
    return_freight: z._default(AmountCents, 0),
    answer: z._default(ShortText, ""),
  }),
  refusals: [
    "refund_unknown",
    "refund_not_in_state",
    "refund_fault_needed",
    "refund_too_many",
    "refund_number_needed",
    "refund_limit_reached",
    "self_approval",
  ],
});

/** [BO-24] [REF-08] */
export const rejectRefund = defineCall({
  ...answered,
  path: "/staff/refunds/:number/reject",
  about: "Rejects a request; the customer reads the reason.",
  access: { right: "answer_refunds" },
  input: z.object({ number: ShortText, reason: z._default(ShortText, "") }),
  refusals: ["refund_unknown", "refund_not_in_state", "reason_needed", "self_approval"],
});

/** [BO-25] */
export const executeRefund = defineCall({
  ...answered,
  path: "/staff/refunds/:number/execute",
  about:
    "Pays an accepted refund or compensation out, once; what is more than a day of one employee once a second one makes the call.",
  access: { right: "execute_refunds" },
  idempotent: true,
  input: z.object({ number: ShortText }),
  refusals: [
    "refund_unknown",
    "refund_not_in_state",
    "refund_above_paid",
    "refund_limit_reached",
    "refund_bill_open",
    "self_approval",
  ],
});

/** [BO-26] */
export const recordSellerMoney = defineCall({
  ...answered,
  path: "/staff/refunds/:number/seller-money",
  about: "Records what the seller gave back, in yuan; the customer's money is another matter.",
  access: { right: "purchase_items" },
  input: z.object({ number: ShortText, amount: AmountCents }),
  refusals: ["refund_unknown", "refund_not_in_state", "amount_invalid"],
});

/** [BO-27] */
export const recordReturn = defineCall({
  ...answered,
  path: "/staff/refunds/:number/return",
  about: "Records that the goods of a return have come back.",
  access: { right: "record_returns" },
  input: z.object({ number: ShortText }),
  refusals: ["refund_unknown", "refund_not_in_state"],
});

/** [BO-11] */
export const recordStockOut = defineCall({
  ...answered,
  path: "/staff/purchases/stock-out",
  about:
    "Records that a seller has none of a line, or too few, which opens a refund for what is missing.",
  access: { right: "purchase_items" },
  input: z.object({
    oid: ShortText,
    num: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    note: z._default(ShortText, ""),
  }),
  refusals: [
    "order_unknown",
    "item_not_in_state",
    "refund_too_many",
    "refund_number_needed",
    "refund_open_already",
    "price_question_open",
  ],
});

/** [REF-09] */
export const enterCompensation = defineCall({
  ...answered,
  path: "/staff/refunds/compensate",
  about:
    "Enters money for goods that stay with the customer, in the payment currency; finance pays it out.",
  access: { right: "answer_refunds" },
  input: z.object({
    oid: ShortText,
    amount: AmountCents,
    fault: Fault,
    reason: z._default(ShortText, ""),
  }),
  refusals: [
    "order_unknown",
    "order_not_in_state",
    "refund_of_fee",
    "refund_open_already",
    "claim_open_already",
    "price_question_open",
    "refund_above_paid",
    "refund_fault_needed",
    "refund_limit_reached",
    "amount_invalid",
    "reason_needed",
    "self_approval",
  ],
});
