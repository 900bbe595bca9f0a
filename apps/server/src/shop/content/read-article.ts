import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryArticles, selectArticle } from "@sampan/contract/shop/content";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sectionsOf } from "@sampan/domain/shop/content/article-text";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { textIn } from "../../kernel/say/text-in.ts";
import { type ArticleRow, findArticle, findArticles, type SummaryRow } from "./article-queries.ts";

/**
 * A published article in the language of the caller, as it is read now or as it was in a version before. Its HTML was
 * cleaned when it was saved. Refuses `article_unknown`, also for what is not published yet or no more.
 * [API-108] [CONT-01]
 */
export async function readArticle(
  db: Db,
  { id, version }: InputOf<typeof selectArticle>,
  reader: Visitor,
): Promise<Result<OutputOf<typeof selectArticle>, Refusal<"article_unknown">>> {
  const article = await findArticle(db, { id, version }, reader.now);
  if (!article) return refuse({ code: "article_unknown" });
  if (article.changes_at) reader.changesAt?.(article.changes_at);
  return ok({
    data: {
      ...summarise(article, reader),
      version: article.number,
      sections: sectionsOf(textIn(article.bodies, reader.language)),
    },
  });
}

/** Published articles of a kind, newest first. [API-109] */
export async function listArticles(
  db: Db,
  { kind, page, page_size }: InputOf<typeof queryArticles>,
  reader: Visitor,
): Promise<Result<OutputOf<typeof queryArticles>, never>> {
  const offset = (page - 1) * page_size;
  const rows = await findArticles(db, { kind, now: reader.now, limit: page_size, offset });
  return ok(summariseAll(rows, reader));
}

/** A page of articles, and how many there are in all. */
export const summariseAll = (rows: readonly SummaryRow[], reader: Visitor) => ({
  datalist: rows.map((row) => summarise(row, reader)),
  total: rows[0]?.total ?? 0,
});

const summarise = (
  row: Pick<ArticleRow, "id" | "kind" | "title" | "summary" | "takes_effect_at">,
  { language, region }: Visitor,
) => ({
  id: row.id,
  kind: row.kind,
  title: textIn(row.title, language),
  summary: textIn(row.summary, language),
  cdate: formatWireTime(row.takes_effect_at, region),
});
