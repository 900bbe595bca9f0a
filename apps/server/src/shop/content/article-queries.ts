import { sql, type Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ArticlesTable } from "../../kernel/db/tables-goods.ts";

export type ArticleRow = Selectable<ArticlesTable>;

const columns = ["id", "kind", "title", "summary", "sections", "position", "published_at"] as const;

export const findArticle = (db: Db, id: string, now: Date): Promise<ArticleRow | undefined> =>
  db
    .selectFrom("articles")
    .select(columns)
    .where("id", "=", id)
    .where("published_at", "<=", now)
    .executeTakeFirst();

export interface ArticleWish {
  readonly kind: string | undefined;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

export function findArticles(db: Db, { kind, now, limit, offset }: ArticleWish) {
  const query = db
    .selectFrom("articles")
    .select(["id", "kind", "title", "summary", "published_at"])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("published_at", "<=", now);
  return (kind === undefined ? query : query.where("kind", "=", kind))
    .orderBy("published_at", "desc")
    .orderBy("position")
    .limit(limit)
    .offset(offset)
    .execute();
}
