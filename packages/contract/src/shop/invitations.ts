import { inviteStages } from "@sampan/domain/shop/invitations/invited-person";
import { shownRewardStates } from "@sampan/domain/shop/invitations/reward-state";
import { rewardCurrencies, rewardKinds } from "@sampan/domain/shop/invitations/reward-terms";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { NoInput, paging, PaymentCurrency, WireTime } from "../kernel/fields.ts";

/** Cents of a currency, or points. */
const Amount = z.object({ currency: z.enum(rewardCurrencies), amount: z.int() });

/** What a friend brings whoever invites now. */
export const InviteOffer = z.object({
  kind: z.enum(rewardKinds),
  /** Of one friend; of a share the most. */
  most: Amount,
  /** Of the friend's service fee, in hundredths of a percent; 0 where it is no share. */
  share_bp: z.int(),
  month_most: z.int(),
  /** What the friend keeps of their first order's goods at least. */
  least: z.object({ currency: PaymentCurrency, amount: z.int() }),
  /** Days after the order is completed, in which goods can still be claimed. */
  days: z.int(),
});
export type InviteOffer = z.infer<typeof InviteOffer>;

/** [INV-01] */
export const getInviteCode = defineCall({
  methods: ["GET"],
  path: "/gateway/user/get_invite_code",
  about: "The code that the customer's friends register with, and what a friend brings now.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ data: z.object({ code: z.string(), offer: z.nullable(InviteOffer) }) }),
  refusals: [],
});

/** Somebody who registered with one's code: never how to reach them. */
export const InvitedPerson = z.object({
  /** The first sign of their name. */
  name: z.string(),
  stage: z.enum(inviteStages),
  cdate: WireTime,
});
export type InvitedPerson = z.infer<typeof InvitedPerson>;

/** [API-35] [INV-02] */
export const queryInviterList = defineCall({
  methods: ["GET"],
  path: "/gateway/user/query_inviter_list",
  about: "Who registered with the customer's code, the newest first, and how far each has come.",
  access: "customer",
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(InvitedPerson), total: z.int() }),
  refusals: [],
});

/** What one friend brings. Amounts are cents of the currency, or points. */
export const InviteEarning = z.object({
  number: z.string(),
  name: z.string(),
  state: z.enum(shownRewardStates),
  /** What was given, or what it comes to at the most while it is held. */
  currency: z.enum(rewardCurrencies),
  amount: z.int(),
  taken_back: z.int(),
  /** Spent when it was to be taken back: what friends bring later is less by it. */
  outstanding: z.int(),
  cdate: WireTime,
  /** Empty until it is given. */
  paid_at: z.string(),
});
export type InviteEarning = z.infer<typeof InviteEarning>;

/** [INV-01] */
export const queryInviteEarnings = defineCall({
  methods: ["GET"],
  path: "/gateway/user/query_invite_earnings",
  about:
    "What friends brought, the newest first, and what it adds up to: given, taken back and left of each currency.",
  access: "customer",
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({
    datalist: z.array(InviteEarning),
    total: z.int(),
    sums: z.array(
      z.object({
        currency: z.enum(rewardCurrencies),
        given: z.int(),
        taken_back: z.int(),
        outstanding: z.int(),
        left: z.int(),
      }),
    ),
    /** Friends whose goods are not kept yet. */
    held: z.int(),
  }),
  refusals: [],
});
