import { sql } from "kysely";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

/** What blocks name outside of themselves. */
export interface References {
  readonly campaigns: readonly string[];
  readonly coupons: readonly string[];
  readonly articles: readonly string[];
  readonly categories: readonly number[];
  readonly goods: readonly number[];
  readonly segments: readonly string[];
}

/** Which of them there are. */
export async function findKnown(
  db: Db,
  { campaigns, coupons, articles, categories, goods, segments }: References,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select 'campaign ' || number as name from campaigns where number = any(${[...campaigns]}::text[])
    union all
    select 'coupon ' || code from coupon_templates where code = any(${[...coupons]}::text[])
    union all
    select 'article ' || id from articles where id = any(${[...articles]}::text[])
    union all
    select 'category ' || id from categories where id = any(${[...categories]}::bigint[])
    union all
    select 'goods ' || id from products where id = any(${[...goods]}::bigint[])
    union all
    select 'segment ' || key from segments where key = any(${[...segments]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export interface ArticleFound {
  readonly id: string;
  readonly title: NamesText;
  readonly summary: NamesText;
  readonly published_at: Date;
}

/** Articles that a block names and that are published, in its order; without names the newest notices. */
export async function findNamedArticles(
  db: Db,
  { names, now }: { readonly names: readonly string[]; readonly now: Date },
): Promise<ArticleFound[]> {
  const published = db
    .selectFrom("articles")
    .innerJoin("article_versions as text", "text.article_id", "articles.id")
    .select(["articles.id", "text.title", "text.summary"])
    .select(sql<Date>`text.takes_effect_at`.as("published_at"))
    .where("articles.retired_at", "is", null)
    .where("text.number", "=", sql<number>`version_in_force(articles.id, ${now})`);
  if (names.length === 0)
    return published
      .where("articles.kind", "=", "notice")
      .orderBy("published_at", "desc")
      .limit(3)
      .execute();
  const rows = await published.where("articles.id", "in", names).execute();
  return rows.toSorted((one, other) => names.indexOf(one.id) - names.indexOf(other.id));
}
