import { ownPlatform } from "@sampan/domain/goods/sourcing/own-platform";
import { everybody } from "@sampan/domain/shop/pages/audience";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Ids of goods that one file may hold; with each language of each it takes some 700 KB, of 50 MB allowed. */
export const goodsPerFile = 1_000;

/** The files that have goods of ours on sale, by number: file n holds ids from n × 1,000 on. */
export async function findGoodsFiles(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("products")
    .select(sql<number>`(id / ${sql.lit(goodsPerFile)})::int`.as("file"))
    .where("platform", "=", ownPlatform)
    .where("is_on_sale", "=", true)
    .groupBy("file")
    .orderBy("file")
    .execute();
  return rows.map(({ file }) => file);
}

/** Goods of ours on sale whose page stands in this file. */
export async function findGoodsOf(db: Db, file: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("platform", "=", ownPlatform)
    .where("is_on_sale", "=", true)
    .where("id", ">=", file * goodsPerFile)
    .where("id", "<", (file + 1) * goodsPerFile)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCategoryIds(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom("categories").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Articles that are published, with the moment from which they stand as they are. */
export const findPublishedArticles = (db: Db, now: Date) =>
  db
    .selectFrom("articles")
    .innerJoin("article_versions as text", "text.article_id", "articles.id")
    .select(["articles.id", "articles.kind", sql<Date>`text.takes_effect_at`.as("published_at")])
    .where("articles.retired_at", "is", null)
    .where("text.number", "=", sql<number>`version_in_force(articles.id, ${now})`)
    .orderBy("articles.id")
    .limit(10_000)
    .execute();

/** Where pages of blocks are open now for whoever comes, with the moment at which each was published. [PROMO-17] */
export const findOpenPages = (db: Db, now: Date) =>
  db
    .selectFrom("page_publications as published")
    .innerJoin("page_versions as version", (join) =>
      join
        .onRef("version.page_id", "=", "published.page_id")
        .onRef("version.version", "=", "published.version"),
    )
    .select(["published.address", "published.published_at"])
    .where("published.address", "<>", "/")
    .where("published.starts_at", "<=", now)
    .where((row) =>
      row.or([row("published.ends_at", "is", null), row("published.ends_at", ">", now)]),
    )
    .where(sql<boolean>`version.audience = ${JSON.stringify(everybody)}::jsonb`)
    .orderBy("published.address")
    .limit(1_000)
    .execute();
