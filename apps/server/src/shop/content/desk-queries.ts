import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** An article with what is read of it, what waits, and how it was liked, at a moment. */
const selectDesk = (db: Db, now: Date) =>
  db
    .selectFrom("articles")
    .leftJoin("article_versions as now_read", (join) =>
      join
        .onRef("now_read.article_id", "=", "articles.id")
        .on("now_read.number", "=", sql<number>`version_in_force(articles.id, ${now})`),
    )
    .select([
      "articles.id",
      "articles.kind",
      "articles.position",
      "articles.order_statuses",
      "articles.retired_at",
      "articles.version",
      "now_read.number as in_force",
      "now_read.takes_effect_at as since",
      sql<Record<string, string>>`(select title from article_versions newest
                                    where newest.article_id = articles.id
                                    order by newest.number desc limit 1)`.as("title"),
      sql<{ number: number; at: string } | null>`(
        select jsonb_build_object('number', number, 'at', takes_effect_at) from article_versions next
         where next.article_id = articles.id and next.takes_effect_at > ${now}
         order by takes_effect_at, number limit 1)`.as("next"),
      sql<boolean>`exists (select from article_versions draft
                            where draft.article_id = articles.id and draft.takes_effect_at is null)`.as(
        "has_draft",
      ),
      sql<number>`(select coalesce(sum(helped), 0)::int from article_verdicts v where v.article_id = articles.id)`.as(
        "helped",
      ),
      sql<number>`(select coalesce(sum(not_helped), 0)::int from article_verdicts v where v.article_id = articles.id)`.as(
        "not_helped",
      ),
    ]);
export type DeskRow = Awaited<ReturnType<ReturnType<typeof selectDesk>["execute"]>>[number];

export const findDeskArticle = (db: Db, id: string, now: Date): Promise<DeskRow | undefined> =>
  selectDesk(db, now).where("articles.id", "=", id).executeTakeFirst();

interface DeskWish {
  readonly kind: string | undefined;
  /** Part of a name or of a title in any language. */
  readonly search: string;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

export function findDeskArticles(db: Db, { kind, search, now, limit, offset }: DeskWish) {
  const part = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return selectDesk(db, now)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where(kind === undefined ? sql<boolean>`true` : sql<boolean>`articles.kind = ${kind}`)
    .where(
      search === ""
        ? sql<boolean>`true`
        : sql<boolean>`(articles.id ilike ${part}
            or exists (select from article_versions said, jsonb_each_text(said.title) as word
                        where said.article_id = articles.id and word.value ilike ${part}))`,
    )
    .orderBy("articles.kind")
    .orderBy("articles.position")
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The versions of an article, the newest first. */
export const findVersions = (db: Db, article_id: string) =>
  db
    .selectFrom("article_versions as text")
    .leftJoin("staff_members as staff", "staff.id", "text.saved_by")
    .leftJoin("article_verdicts as said", (join) =>
      join
        .onRef("said.article_id", "=", "text.article_id")
        .onRef("said.number", "=", "text.number"),
    )
    .select([
      "text.number",
      "text.takes_effect_at",
      "text.saved_at",
      "staff.name as saved_by",
      "said.helped",
      "said.not_helped",
    ])
    .where("text.article_id", "=", article_id)
    .orderBy("text.number", "desc")
    .limit(200)
    .execute();
