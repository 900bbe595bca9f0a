import { grantKinds } from "@sampan/domain/money/grants/grant";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  largestAmount,
  paging,
  PaymentCurrency,
  ShortText,
  WireTime,
} from "../kernel/fields.ts";

const toWhom = {
  /** Uids, e-mail addresses or mobile numbers, pasted or from a file. */
  accounts: z.string().check(z.maxLength(200_000)),
  /** Everybody in this segment instead, as it is at this moment. */
  segment: z.optional(AskedKey),
  /** Why: it stays beside the grant. */
  reason: ShortText,
  /** Says whom it reaches and what it costs, and gives nothing. */
  is_trial: z.boolean(),
};
const Each = z.int().check(z.gte(0), z.lte(largestAmount));

/** What a grant comes to: whom it reaches, and everything else that stands on its list. [BO-36] */
export const Reach = z.object({
  /** Empty for a trial. */
  number: z.string(),
  people: z.int(),
  /** What it costs at the most: cents of `currency`, or points. */
  cost: z.int(),
  currency: z.nullable(PaymentCurrency),
  /** Nobody's, or of an account that is not open. */
  unknown: z.array(z.string()),
  /** Named more than once; they get it once. */
  doubles: z.array(z.string()),
  /** They pay in another currency. */
  elsewhere: z.array(z.string()),
  /** They have had as many as an account may have. */
  full: z.array(z.string()),
});
export type Reach = z.infer<typeof Reach>;

const refused = [
  "grant_amount_needed",
  "grant_nobody",
  "grant_too_long",
  "reason_needed",
  "segment_unknown",
  "self_approval",
] as const;

/** [BO-36] [CPN-08] */
export const giveCoupons = defineCall({
  methods: ["POST"],
  path: "/staff/grants/coupons",
  about: "Gives coupons of a template to a list of accounts, all of them or none.",
  access: { right: "issue_coupons" },
  mutates: true,
  idempotent: true,
  input: z.object({ code: ShortText, each: Each, ...toWhom }),
  output: z.object({ data: Reach }),
  refusals: [...refused, "coupon_unknown", "coupon_not_open", "coupon_gone"],
});

/** Red packets in one currency, or points. [WAL-45] */
export const giveCredits = defineCall({
  methods: ["POST"],
  path: "/staff/grants/credits",
  about: "Gives red packets or points to a list of accounts.",
  access: { right: "grant_credits" },
  mutates: true,
  idempotent: true,
  input: z.object({
    kind: z.enum(["bonus", "points"]),
    /** Of red packets; those who pay in another get none. */
    currency: z.optional(PaymentCurrency),
    /** Cents or points to each. */
    each: Each,
    ...toWhom,
  }),
  output: z.object({ data: Reach }),
  refusals: [...refused],
});

export const GrantRow = z.object({
  number: z.string(),
  kind: z.enum(grantKinds),
  /** Of the template, in the caller's language; empty for red packets and points. */
  name: z.string(),
  code: z.string(),
  currency: z.nullable(PaymentCurrency),
  each: z.int(),
  people: z.int(),
  /** What it costs at the most: cents of `currency`, or points. */
  cost: z.int(),
  reason: z.string(),
  /** Who decided it. */
  owner: z.string(),
  granted_at: WireTime,
});
export type GrantRow = z.infer<typeof GrantRow>;

export const listGrants = defineCall({
  methods: ["GET"],
  path: "/staff/grants",
  about:
    "What staff gave away, the newest first: to how many, why, who decided it and what it costs.",
  access: { right: "view_grants" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(GrantRow), total: z.int() }),
  refusals: [],
});
