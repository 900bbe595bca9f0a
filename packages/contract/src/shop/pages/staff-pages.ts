import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languages } from "@sampan/domain/kernel/language";
import { regions } from "@sampan/domain/kernel/regions";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { audienceKinds } from "@sampan/domain/shop/pages/audience";
import { blockKinds, shelfSources } from "@sampan/domain/shop/pages/block";
import { lackKinds } from "@sampan/domain/shop/pages/check-page";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  Language,
  paging,
  PublicKey,
  Region,
  RowId,
  RowNumber,
  ShortText,
  Text,
  Version,
  WireTime,
} from "../../kernel/fields.ts";
import { ShownPage } from "./shown-page.ts";

const Words = z.object({
  words: z.object(byLanguage(() => Text)),
  /** Languages whose words a provider drafted and nobody confirmed. */
  drafts: z.array(Language).check(z.maxLength(languages.length)),
});

const Audience = z.object({
  who: z.array(z.enum(audienceKinds)).check(z.maxLength(audienceKinds.length)),
  regions: z.array(Region).check(z.maxLength(regions.length)),
  languages: z.array(Language).check(z.maxLength(languages.length)),
  tiers: z.array(z.enum(membershipTiers)).check(z.maxLength(membershipTiers.length)),
  segments: z.array(AskedKey).check(z.maxLength(20)),
});

/** On the clocks of the caller's region; empty where there is none. */
const MomentOrNone = z.string().check(z.maxLength(30));
const Picture = z.string().check(z.maxLength(500));

const Block = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
  kind: z.enum(blockKinds),
  audience: Audience,
  starts_at: MomentOrNone,
  ends_at: MomentOrNone,
  title: Words,
  body: Words,
  link: ShortText,
  cards: z
    .array(z.object({ picture: Picture, alt: Words, title: Words, line: Words, link: ShortText }))
    .check(z.maxLength(8)),
  until: MomentOrNone,
  shelf: z.nullable(
    z.object({
      source: z.enum(shelfSources),
      category_id: z.nullable(RowNumber),
      goods: z.array(RowId).check(z.maxLength(20)),
      most: z.int().check(z.gte(1), z.lte(20)),
    }),
  ),
  names: z.array(ShortText).check(z.maxLength(10)),
  frame: z.string().check(z.maxLength(500)),
});

const hasOneOfEach = (blocks: readonly { readonly id: string }[]): boolean =>
  new Set(blocks.map(({ id }) => id)).size === blocks.length;

const wish = {
  /** What staff call it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  address: ShortText,
  starts_at: WireTime,
  /** Empty where it stays open. */
  ends_at: MomentOrNone,
  audience: Audience,
  title: Words,
  about: Words,
  blocks: z.array(Block).check(z.maxLength(60), z.refine(hasOneOfEach)),
};

/** What a page is at a moment: nobody saw it yet, it will be, is or was open, or there is a newer one. */
export const PageStanding = z.enum(["draft", "planned", "open", "past"]);

/** A page at its desk. */
export const PageRow = z.object({
  id: PublicKey,
  /** This version, the newest, and the one that people see; null where they see none. */
  version: Version,
  latest: Version,
  published: z.nullable(Version),
  standing: PageStanding,
  ...wish,
  saved_by: z.string(),
  saved_at: WireTime,
  /** What keeps this version from being published. */
  lacks: z.array(
    z.object({
      block: z.nullable(z.string()),
      language: z.nullable(Language),
      kind: z.enum(lackKinds),
    }),
  ),
});
export type PageRow = z.infer<typeof PageRow>;

const access = { right: "maintain_content" } as const;
const unkept = ["page_unknown", "page_address_invalid", "page_window_invalid"] as const;

/** [BO-40] */
export const listPages = defineCall({
  methods: ["GET"],
  path: "/staff/pages",
  about: "Pages of blocks, those that were changed last in front.",
  access,
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({
    datalist: z.array(
      z.object({
        id: PublicKey,
        name: z.string(),
        address: z.string(),
        starts_at: WireTime,
        ends_at: z.string(),
        version: Version,
        published: z.nullable(Version),
        standing: PageStanding,
        blocks: z.int(),
        saved_by: z.string(),
        saved_at: WireTime,
      }),
    ),
    total: z.int(),
  }),
  refusals: [],
});

export const getPage = defineCall({
  methods: ["GET"],
  path: "/staff/pages/:id",
  about: "Reads a page of blocks, as it was saved last or in an older version.",
  access,
  mutates: false,
  input: z.object({ id: AskedKey, version: z.optional(Version) }),
  output: z.object({ data: PageRow }),
  refusals: ["page_unknown", "page_version_unknown"],
});

export const listPageVersions = defineCall({
  methods: ["GET"],
  path: "/staff/pages/:id/versions",
  about: "The versions of a page, the newest first.",
  access,
  mutates: false,
  input: z.object({ id: AskedKey, ...paging(20) }),
  output: z.object({
    datalist: z.array(
      z.object({
        version: Version,
        name: z.string(),
        blocks: z.int(),
        saved_by: z.string(),
        saved_at: WireTime,
        is_published: z.boolean(),
      }),
    ),
    total: z.int(),
  }),
  refusals: ["page_unknown"],
});

export const addPage = defineCall({
  methods: ["POST"],
  path: "/staff/pages",
  about: "Writes a page of blocks, which nobody sees before it is published.",
  access,
  mutates: true,
  input: z.object(wish),
  output: z.object({ data: PageRow }),
  refusals: [...unkept],
});

export const changePage = defineCall({
  methods: ["POST"],
  path: "/staff/pages/:id",
  about: "Saves a page as its next version; what is published stays.",
  access,
  mutates: true,
  input: z.object({ id: AskedKey, ...wish, version: Version }),
  output: z.object({ data: PageRow }),
  refusals: [...unkept, "changed_meanwhile"],
});

export const returnToPageVersion = defineCall({
  methods: ["POST"],
  path: "/staff/pages/:id/return",
  about: "Saves an older version of a page as its next.",
  access,
  mutates: true,
  input: z.object({ id: AskedKey, version: Version, to: Version }),
  output: z.object({ data: PageRow }),
  refusals: ["page_unknown", "page_version_unknown", "changed_meanwhile"],
});

/** [PROMO-17] */
export const publishPage = defineCall({
  methods: ["POST"],
  path: "/staff/pages/:id/publish",
  about: "Lets people see the newest version of a page in its window.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ id: AskedKey, version: Version }),
  output: z.object({ data: PageRow }),
  refusals: ["page_unknown", "changed_meanwhile", "page_incomplete", "page_address_taken"],
});

export const unpublishPage = defineCall({
  methods: ["POST"],
  path: "/staff/pages/:id/unpublish",
  about: "Takes a page away from everybody; its versions stay.",
  access,
  mutates: true,
  changesPages: true,
  input: z.object({ id: AskedKey, version: Version }),
  output: z.object({ data: PageRow }),
  refusals: ["page_unknown", "changed_meanwhile", "page_not_published"],
});

export const previewPage = defineCall({
  methods: ["POST"],
  path: "/staff/pages/:id/preview",
  about: "The newest version of a page as somebody would see it at a moment.",
  access,
  mutates: false,
  input: z.object({
    id: AskedKey,
    /** On the clocks of the caller's region; empty for now. */
    at: MomentOrNone,
    who: z.enum(audienceKinds),
    region: Region,
    language: Language,
    tier: z.enum(membershipTiers),
    segments: z.array(AskedKey).check(z.maxLength(20)),
  }),
  /** Null where the page is not for them, or not at that moment. */
  output: z.object({ data: z.nullable(ShownPage) }),
  refusals: ["page_unknown", "page_window_invalid"],
});

export const listPageCounts = defineCall({
  methods: ["GET"],
  path: "/staff/pages/:id/counts",
  about: "How often each block of a page was seen, opened and taken from in a day.",
  access,
  mutates: false,
  input: z.object({ id: AskedKey, ...paging(100) }),
  output: z.object({
    datalist: z.array(
      z.object({
        day: z.string(),
        block: z.string(),
        seen: z.int(),
        opened: z.int(),
        taken: z.int(),
      }),
    ),
    total: z.int(),
  }),
  refusals: ["page_unknown"],
});

export const draftPageWords = defineCall({
  methods: ["POST"],
  path: "/staff/pages/words",
  about: "Words in other languages as a provider drafts them; somebody confirms them.",
  access,
  mutates: true,
  transaction: "none",
  input: z.object({ text: Text, from: Language, to: z.array(Language).check(z.maxLength(4)) }),
  output: z.object({ list: z.array(z.object({ language: Language, words: z.string() })) }),
  refusals: ["page_words_undrafted"],
});
