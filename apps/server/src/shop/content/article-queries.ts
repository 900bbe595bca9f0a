import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ArticlesTable, ArticleVersionsTable } from "../../kernel/db/tables-content.ts";

export type ArticleRow = Pick<Selectable<ArticlesTable>, "id" | "kind"> &
  Pick<Selectable<ArticleVersionsTable>, "number" | "title" | "summary" | "bodies"> & {
    readonly takes_effect_at: Date;
    /** When it is read in another version. */
    readonly changes_at: Date | null;
  };

interface ArticleKey {
  readonly id: string;
  /** One that was read before; undefined for the one that is read now. */
  readonly version: number | undefined;
}

/** What is read of an article, or was. */
export const findArticle = (
  db: Db,
  { id, version }: ArticleKey,
  now: Date,
): Promise<ArticleRow | undefined> =>
  db
    .selectFrom("articles")
    .innerJoin("article_versions as text", "text.article_id", "articles.id")
    .select([
      "articles.id",
      "articles.kind",
      "text.number",
      "text.title",
      "text.summary",
      "text.bodies",
      sql<Date>`text.takes_effect_at`.as("takes_effect_at"),
      sql<Date | null>`(select min(next.takes_effect_at)
                          from article_versions next
                         where next.article_id = articles.id and next.takes_effect_at > ${now})`.as(
        "changes_at",
      ),
    ])
    .where("articles.id", "=", id)
    .where("articles.retired_at", "is", null)
    .where("text.takes_effect_at", "<=", now)
    .where("text.number", "=", version ?? sql<number>`version_in_force(articles.id, ${now})`)
    .executeTakeFirst();

export interface ArticleWish {
  readonly kind: string | undefined;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

const summarised = (db: Db, now: Date) =>
  db
    .selectFrom("articles")
    .innerJoin("article_versions as text", "text.article_id", "articles.id")
    .select([
      "articles.id",
      "articles.kind",
      "text.title",
      "text.summary",
      sql<Date>`text.takes_effect_at`.as("takes_effect_at"),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("articles.retired_at", "is", null)
    .where("text.takes_effect_at", "<=", now);
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof summarised>["execute"]>>[number];

/** What is read now, the newest first. */
export function findArticles(
  db: Db,
  { kind, now, limit, offset }: ArticleWish,
): Promise<SummaryRow[]> {
  const query = summarised(db, now).where(
    "text.number",
    "=",
    sql<number>`version_in_force(articles.id, ${now})`,
  );
  return (kind === undefined ? query : query.where(sql<boolean>`articles.kind = ${kind}`))
    .orderBy("text.takes_effect_at", "desc")
    .orderBy("articles.position")
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export interface HelpWish extends Omit<ArticleWish, "kind"> {
  /** The text of a `tsquery`; undefined where it is not asked for words. */
  readonly question: string | undefined;
  readonly order_status: string | undefined;
}

/** Of what answers a question so many are looked at, those first whose titles do: whoever finds more asks again. */
const found_max = 200;

/** What is read now and answers the question: those first whose titles do, of `found_max` in all. */
export async function findHelpful(db: Db, wish: HelpWish): Promise<SummaryRow[]> {
  const { question, order_status, now, limit, offset } = wish;
  const isAbout =
    order_status === undefined ? sql`true` : sql`articles.order_statuses ? ${order_status}`;
  // Chosen by what is narrow, before any words are read; which of the titles are too many does not matter.
  const chosen = (
    answers: RawBuilder<unknown>,
    isTitled: boolean,
    most: RawBuilder<unknown>,
  ) => sql`
    select text.article_id, text.number, articles.position, ${sql.lit(isTitled)} as is_titled
      from article_versions text
      join articles on articles.id = text.article_id
     where articles.retired_at is null
       and text.takes_effect_at <= ${now}
       and not exists (
         select from article_versions later
          where later.article_id = text.article_id
            and later.takes_effect_at <= ${now}
            and (later.takes_effect_at, later.number) > (text.takes_effect_at, text.number))
       and ${isAbout} and ${answers}
     limit ${most}`;
  const [inTitle, inText] =
    question === undefined
      ? [sql`false`, sql`true`]
      : [
          sql`text.title_tokens @@ ${question}::tsquery`,
          sql`text.search_tokens @@ ${question}::tsquery and not text.title_tokens @@ ${question}::tsquery`,
        ];
  const { rows } = await sql<SummaryRow>`
    with titled as materialized (${chosen(inTitle, true, sql.lit(found_max))}),
         worded as materialized (
           ${chosen(inText, false, sql`(select ${sql.lit(found_max)} - count(*) from titled)`)}),
         found as (
           select *, count(*) over () as total
             from (table titled union all table worded) as both_of_them
            order by is_titled desc, position, article_id
            limit ${limit} offset ${offset})
    select articles.id, articles.kind, text.title, text.summary, text.takes_effect_at, found.total
      from found
      join articles on articles.id = found.article_id
      join article_versions text using (article_id, number)
     order by found.is_titled desc, found.position, found.article_id`.execute(db);
  return rows;
}
