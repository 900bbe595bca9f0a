import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryArticles, selectArticle } from "@sampan/contract/shop/content";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Visitor } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findArticle, findArticles } from "./article-queries.ts";
import { textIn } from "../../kernel/say/text-in.ts";

/**
 * A published article in the language of the caller. Articles are plain paragraphs, so there is no HTML
 * to clean. Refuses `article_unknown`, also for one that is not published yet. [API-108] [CONT-01]
 */
export async function readArticle(
  db: Db,
  { id }: InputOf<typeof selectArticle>,
  reader: Visitor,
): Promise<Result<OutputOf<typeof selectArticle>, Refusal<"article_unknown">>> {
  const article = await findArticle(db, id, reader.now);
  if (!article) return refuse({ code: "article_unknown" });
  const { language } = reader;
  return ok({
    data: {
      ...summarise(article, reader),
      sections: article.sections.map(({ heading, paragraphs }) => ({
        heading: heading ? textIn(heading, language) : "",
        paragraphs: paragraphs.map((paragraph) => textIn(paragraph, language)),
      })),
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
  return ok({
    datalist: rows.map((row) => summarise(row, reader)),
    total: rows[0]?.total ?? 0,
  });
}

interface Summarised {
  readonly id: string;
  readonly kind: string;
  readonly title: NamesText;
  readonly summary: NamesText;
  readonly published_at: Date;
}

const summarise = (row: Summarised, { language, region }: Visitor) => ({
  id: row.id,
  kind: row.kind,
  title: textIn(row.title, language),
  summary: textIn(row.summary, language),
  cdate: formatWireTime(row.published_at, region),
});
