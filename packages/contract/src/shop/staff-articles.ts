import { byLanguage } from "@sampan/domain/kernel/by-language";
import { articleKinds, statusesToHelpIn } from "@sampan/domain/shop/content/article";
import { versionStandings, versionSteps } from "@sampan/domain/shop/content/article-version";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Names, paging, RowNumber, ShortText, Text, Version, WireTime } from "../kernel/fields.ts";
import { ArticleId } from "./content.ts";

const right = { right: "maintain_content" } as const;

/** As long as a text of one language may be, tags and all. */
const Html = z.string().check(z.maxLength(40_000));

const texts = {
  titles: z.object(byLanguage(() => ShortText)),
  summaries: z.object(byLanguage(() => Text)),
  /** HTML as it was written or pasted; what is kept of it is cleaned. [CONT-04] */
  bodies: z.object(byLanguage(() => Html)),
};

const facts = {
  kind: z.enum(articleKinds),
  position: z.int().check(z.gte(0), z.lte(10_000)),
  order_statuses: z.array(z.enum(statusesToHelpIn)).check(z.maxLength(statusesToHelpIn.length)),
};

export const DeskArticle = z.object({
  id: z.string(),
  ...facts,
  titles: Names,
  /** The version that is read now, and since when; null where none is. */
  in_force: z.nullable(z.int()),
  since: z.string(),
  /** The first that waits for its moment, and that moment. */
  scheduled: z.nullable(z.int()),
  from: z.string(),
  has_draft: z.boolean(),
  is_retired: z.boolean(),
  helped: z.int(),
  not_helped: z.int(),
  version: Version,
});
export type DeskArticle = z.infer<typeof DeskArticle>;

export const DeskVersion = z.object({
  number: z.int(),
  standing: z.enum(versionStandings),
  /** Empty for a draft. */
  takes_effect_at: z.string(),
  saved_at: WireTime,
  /** Empty where the house wrote it. */
  saved_by: z.string(),
  helped: z.int(),
  not_helped: z.int(),
});
export type DeskVersion = z.infer<typeof DeskVersion>;

const ArticleAtDesk = z.object({
  article: DeskArticle,
  versions: z.array(DeskVersion),
  /** The version that is shown, and what it says. */
  number: z.int(),
  titles: Names,
  summaries: Names,
  bodies: Names,
});
export type ArticleAtDesk = z.infer<typeof ArticleAtDesk>;

/** [BO-40] */
export const listDeskArticles = defineCall({
  methods: ["GET"],
  path: "/staff/articles",
  about: "Articles, notices, agreements and policies, with what is read of each and what waits.",
  access: right,
  mutates: false,
  input: z.object({
    kind: z.optional(z.enum(articleKinds)),
    search: z._default(ShortText, ""),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(DeskArticle), total: z.int() }),
  refusals: [],
});

/** [BO-40] */
export const readDeskArticle = defineCall({
  methods: ["GET"],
  path: "/staff/articles/:id",
  about: "An article with its versions, and what one of them says: the newest unless it is named.",
  access: right,
  mutates: false,
  input: z.object({ id: ArticleId, number: z.optional(RowNumber) }),
  output: z.object({ data: ArticleAtDesk }),
  refusals: ["article_unknown"],
});

/** [BO-40] */
export const addArticle = defineCall({
  methods: ["POST"],
  path: "/staff/articles",
  about: "Begins an article with a draft.",
  access: right,
  mutates: true,
  input: z.object({ id: ArticleId, ...facts, ...texts }),
  output: z.object({ data: ArticleAtDesk }),
  refusals: ["article_known", "names_needed"],
});

/** [BO-40] */
export const saveArticle = defineCall({
  methods: ["POST"],
  path: "/staff/articles/:id",
  about: "Writes a draft of an article, and what kind of text it is.",
  access: right,
  mutates: true,
  changesPages: true,
  input: z.object({
    id: ArticleId,
    version: Version,
    /** The draft that is written on; null for a new one. */
    number: z.nullable(RowNumber),
    ...facts,
    ...texts,
  }),
  output: z.object({ data: ArticleAtDesk }),
  refusals: [
    "article_unknown",
    "article_kept",
    "article_not_in_state",
    "names_needed",
    "changed_meanwhile",
  ],
});

/** [BO-40] */
export const moveArticle = defineCall({
  methods: ["POST"],
  path: "/staff/articles/:id/:step",
  about: "Publishes a draft from a moment on, withdraws it before, or writes an older one anew.",
  access: right,
  mutates: true,
  changesPages: true,
  input: z.object({
    id: ArticleId,
    step: z.enum(versionSteps),
    version: Version,
    number: RowNumber,
    /** When it is read from; empty for at once. */
    takes_effect_at: z._default(ShortText, ""),
  }),
  output: z.object({ data: ArticleAtDesk }),
  refusals: [
    "article_unknown",
    "article_not_in_state",
    "article_words_missing",
    "article_picture_undescribed",
    "article_day_past",
    "changed_meanwhile",
  ],
});

/** [BO-40] */
export const retireArticle = defineCall({
  methods: ["POST"],
  path: "/staff/article-retirements/:id",
  about: "Takes an article away from everybody; publishing a version brings it back.",
  access: right,
  mutates: true,
  changesPages: true,
  input: z.object({ id: ArticleId, version: Version }),
  output: z.object({ data: ArticleAtDesk }),
  refusals: ["article_unknown", "article_kept", "article_not_in_state", "changed_meanwhile"],
});

/** [CONT-04] */
export const cleanHtml = defineCall({
  methods: ["POST"],
  path: "/staff/article-html",
  about: "What is kept of HTML that somebody pasted, and how readers see it.",
  access: right,
  mutates: false,
  input: z.object({ html: Html }),
  output: z.object({ data: z.object({ html: z.string() }) }),
  refusals: [],
});
