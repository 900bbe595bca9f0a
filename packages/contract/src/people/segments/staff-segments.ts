import { boundFeatures } from "@sampan/domain/kernel/features";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { segmentKinds } from "@sampan/domain/people/segments/segment";
import * as z from "zod/mini";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { defineCall } from "../../kernel/call.ts";
import { AskedKey, paging, PublicKey, Region, Version, WireTime } from "../../kernel/fields.ts";

const Names = z.object(byLanguage(() => z.string().check(z.maxLength(200))));
const Features = z.array(z.enum(boundFeatures)).check(z.maxLength(boundFeatures.length));

/** Whom a rule fits. Empty lists and nulls ask nothing. [BO-38] */
const Rule = z.object({
  tiers: z.array(z.enum(membershipTiers)).check(z.maxLength(membershipTiers.length)),
  regions: z.array(Region).check(z.maxLength(20)),
  /** Registered at this moment or later, as staff write it. */
  registered_from: z.nullable(WireTime),
  /** Ordered nothing for so many days. */
  silent_days: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
});

export const SegmentRow = z.object({
  id: PublicKey,
  /** One that the house begins with; empty for those that staff made. [PROMO-02..07] */
  slug: z.string(),
  kind: z.enum(segmentKinds),
  names: Names,
  /** Null for a list. */
  rule: z.nullable(Rule),
  /** Accounts in it now. */
  members: z.int(),
  /** Hidden from everybody who is not in it. [PROMO-01] */
  features: Features,
  version: Version,
  changed_at: WireTime,
  /** Who changed it last; empty where nobody has. */
  owner: z.string(),
});
export type SegmentRow = z.infer<typeof SegmentRow>;

export const listSegments = defineCall({
  methods: ["GET"],
  path: "/staff/segments",
  about: "Segments of accounts, those of the house first, with what is bound to them.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object(paging(50)),
  output: z.object({ datalist: z.array(SegmentRow), total: z.int() }),
  refusals: [],
});

const words = { names: Names, rule: z.nullable(Rule) };

export const addSegment = defineCall({
  methods: ["POST"],
  path: "/staff/segments",
  about: "Makes a segment: a list to be filled where `rule` is null, else all that the rule fits.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object(words),
  output: z.object({ data: SegmentRow }),
  refusals: ["names_needed", "segment_rule_empty", "segment_moment_invalid", "segment_unknown"],
});

export const changeSegment = defineCall({
  methods: ["POST"],
  path: "/staff/segments/:id",
  about: "Changes a segment's words, its rule and what is bound to it; a list stays a list.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({ id: AskedKey, ...words, features: Features, version: Version }),
  output: z.object({ data: SegmentRow }),
  refusals: [
    "segment_unknown",
    "names_needed",
    "segment_rule_empty",
    "segment_moment_invalid",
    "tariff_group_fleeting",
    "changed_meanwhile",
  ],
});

/** What a written list came to. */
export const MembersFound = z.object({
  /** Accounts that came into the list, or went out of it. */
  changed: z.int(),
  /** Accounts in the list afterwards. */
  members: z.int(),
  /** Nobody's, or of an account that is not open. */
  unknown: z.array(z.string()),
  /** Named more than once. */
  doubles: z.array(z.string()),
});
export type MembersFound = z.infer<typeof MembersFound>;

/** Uids, e-mail addresses or mobile numbers, pasted or from a file, in capitals or not. [PROMO-02] [BO-38] */
export const putSegmentMembers = defineCall({
  methods: ["POST"],
  path: "/staff/segments/:id/members",
  about: "Puts accounts into a list, takes them out, or makes them the whole list.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({
    id: AskedKey,
    accounts: z.string().check(z.maxLength(900_000)),
    how: z.enum(["add", "remove", "replace"]),
    /** Says what it comes to, and changes nothing. */
    is_trial: z.boolean(),
  }),
  output: z.object({ data: MembersFound }),
  refusals: ["segment_unknown", "segment_is_rule", "grant_too_long"],
});

export const listSegmentMembers = defineCall({
  methods: ["GET"],
  path: "/staff/segments/:id/members",
  about: "Accounts in a segment now, by their numbers.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object({ id: AskedKey, ...paging(50) }),
  output: z.object({ datalist: z.array(z.object({ uid: z.string() })), total: z.int() }),
  refusals: ["segment_unknown"],
});
