import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { paging, WireTime } from "../kernel/fields.ts";

const ArticleId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** One published text in the caller's language; plain text, never HTML of others. [CONT-01] [CONT-04] */
export const ArticleSummary = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  summary: z.string(),
  cdate: WireTime,
});
export const Article = z.extend(ArticleSummary, {
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type Article = z.infer<typeof Article>;

/** [API-108] [CONT-01] */
export const selectArticle = defineCall({
  methods: ["POST"],
  path: "/gateway/article/select_one",
  about: "Read a published article.",
  access: "anyone",
  mutates: false,
  input: z.object({ id: ArticleId }),
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
