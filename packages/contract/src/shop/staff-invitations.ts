import { doubtReasons } from "@sampan/domain/shop/invitations/judge-invitation";
import { rewardStates } from "@sampan/domain/shop/invitations/reward-state";
import { rewardCurrencies, rewardKinds } from "@sampan/domain/shop/invitations/reward-terms";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { AmountCents, paging, ShortText, WireTime } from "../kernel/fields.ts";

/** Either side of an invitation, as staff name customers. */
const Person = z.object({ uid: z.string(), name: z.string(), registered_at: WireTime });

/** What a friend brings, with why a person looks at it. */
export const InviteReward = z.object({
  number: z.string(),
  state: z.enum(rewardStates),
  inviter: Person,
  friend: Person,
  /** Friends of the same inviter in all. */
  friends: z.int(),
  doubts: z.array(z.enum(doubtReasons)),
  currency: z.enum(rewardCurrencies),
  /** What it comes to at the most, or what was given. */
  amount: z.int(),
  taken_back: z.int(),
  note: z.string(),
  waits_since: WireTime,
  decided_at: WireTime,
  decided_by: z.string(),
  /** Of the caller's own customer account: somebody else decides. */
  is_own: z.boolean(),
});
export type InviteReward = z.infer<typeof InviteReward>;

export const listInviteRewards = defineCall({
  methods: ["GET"],
  path: "/staff/invitations",
  about:
    "What friends bring: what waits for a person, the oldest first, or what was decided or paid, the latest first.",
  access: { right: "judge_invitations" },
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(["waiting", "decided"]), "waiting") }),
  output: z.object({ datalist: z.array(InviteReward), total: z.int() }),
  refusals: [],
});

/** Clearing pays nothing: it is paid once the friend's goods are kept, like any other. */
export const decideInviteReward = defineCall({
  methods: ["POST"],
  path: "/staff/invitations/:number/:step",
  about: "Clears what waits, or refuses it, with why.",
  access: { right: "judge_invitations" },
  mutates: true,
  input: z.object({
    number: ShortText,
    step: z.enum(["clear", "refuse"]),
    note: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ number: z.string() }) }),
  refusals: ["invite_reward_unknown", "invite_reward_settled", "self_approval", "reason_needed"],
});

const byKey = <K extends string>(keys: readonly K[]) =>
  z.object(
    Object.fromEntries(keys.map((key) => [key, AmountCents])) as Record<K, typeof AmountCents>,
  );

const wish = {
  kind: z.enum(rewardKinds),
  amounts: byKey(rewardCurrencies),
  month_most: byKey(rewardCurrencies),
  shares: byKey(membershipTiers),
  least: byKey(paymentCurrencies),
} as const;

export const InviteTerms = z.object({
  key: z.string(),
  begins_at: WireTime,
  ...wish,
  entered_by: z.string(),
  /** Whether it is the one that friends who register now are held to. */
  holds: z.boolean(),
});
export type InviteTerms = z.infer<typeof InviteTerms>;

export const listInviteTerms = defineCall({
  methods: ["GET"],
  path: "/staff/invite-terms",
  about: "What a friend brings, version after version, the newest first.",
  access: { right: "judge_invitations" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(InviteTerms), total: z.int() }),
  refusals: [],
});

/** Versions are never changed: what was promised to somebody stays as it was. */
export const addInviteTerms = defineCall({
  methods: ["POST"],
  path: "/staff/invite-terms",
  about: "Writes what friends bring who register from a moment on.",
  access: { right: "judge_invitations" },
  mutates: true,
  input: z.object({
    /** Empty for now. */
    begins_at: ShortText,
    ...wish,
  }),
  output: z.object({ data: z.object({ key: z.string() }) }),
  refusals: ["invite_terms_invalid", "invite_terms_past"],
});
