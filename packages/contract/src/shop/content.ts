import { statusesToHelpIn } from "@sampan/domain/shop/content/article";
import { outerUses } from "@sampan/domain/shop/content/outer-address";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { NoOutput, paging, Version, WireTime } from "../kernel/fields.ts";

export const ArticleId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** One published text in the caller's language. [CONT-01] */
export const ArticleSummary = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  cdate: WireTime,
});
export const Article = z.extend(ArticleSummary, {
  /** Which version it is. */
  version: Version,
  /** Cut at its headings; the HTML was cleaned when it was saved. [CONT-04] */
  sections: z.array(z.object({ heading: z.string(), html: z.string() })),
});
export type Article = z.infer<typeof Article>;

/** [API-108] [CONT-01] */
export const selectArticle = defineCall({
  methods: ["POST"],
  path: "/gateway/article/select_one",
  about: "Read a published article.",
  access: "anyone",
  mutates: false,
  input: z.object({
    id: ArticleId,
    /** One that was read before, such as the one somebody accepted; without, the one that is read now. */
    version: z.optional(Version),
  }),
  output: z.object({ data: Article }),
  refusals: ["article_unknown"],
});

/** [API-109] */
export const queryArticles = defineCall({
  methods: ["GET"],
  path: "/gateway/article/query_list",
  about: "List published articles and notices, newest first.",
  access: "anyone",
  mutates: false,
  input: z.object({ kind: z.optional(z.string().check(z.maxLength(30))), ...paging(10) }),
  output: z.object({ datalist: z.array(ArticleSummary), total: z.int() }),
  refusals: [],
});

/** [CONT-01] */
export const findHelp = defineCall({
  methods: ["GET"],
  path: "/gateway/article/find_help",
  about:
    "Finds published articles by pieces of words in any language, or those that say what to do about an order in a status.",
  access: "anyone",
  mutates: false,
  input: z.object({
    words: z._default(z.string().check(z.maxLength(200)), ""),
    order_status: z.optional(z.enum(statusesToHelpIn)),
    ...paging(20),
  }),
  output: z.object({ datalist: z.array(ArticleSummary), total: z.int() }),
  refusals: [],
});

/** Counts, without keeping who said it; once a day for each network and article. */
export const tellWhetherHelped = defineCall({
  methods: ["POST"],
  path: "/gateway/article/helped",
  about: "Says whether an article helped.",
  access: "anyone",
  mutates: true,
  input: z.object({
    id: ArticleId,
    version: Version,
    helped: z.union([z.literal(0), z.literal(1)]),
  }),
  output: NoOutput,
  refusals: ["article_unknown"],
});

/** [RT-05] [RT-12] */
export const findOuterAddress = defineCall({
  methods: ["GET"],
  path: "/gateway/content/outer_address",
  about:
    "The real host of an address outside that people may be led to, or that may be framed here.",
  access: "anyone",
  mutates: false,
  input: z.object({
    to: z._default(z.string().check(z.maxLength(2000)), ""),
    use: z._default(z.enum(outerUses), "leave"),
  }),
  output: z.object({ data: z.object({ href: z.string(), host: z.string() }) }),
  refusals: ["outer_address_unlisted"],
});
