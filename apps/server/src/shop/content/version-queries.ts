import { type Selectable, sql } from "kysely";
import { languages } from "@sampan/domain/kernel/language";
import { plainTextOf } from "@sampan/domain/shop/content/article-text";
import { wordsToIndex } from "../../goods/catalogue/search-words.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { ArticlesTable } from "../../kernel/db/tables-content.ts";
import { allowListName, cleanArticle } from "./clean-article.ts";

export interface VersionKey {
  readonly article_id: string;
  readonly number: number;
}

export type HeldArticle = Pick<
  Selectable<ArticlesTable>,
  "id" | "kind" | "position" | "order_statuses" | "retired_at" | "version"
>;

const columns = ["id", "kind", "position", "order_statuses", "retired_at", "version"] as const;

export const holdArticle = (db: Db, id: string): Promise<HeldArticle | undefined> =>
  db.selectFrom("articles").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();

/** What an article is, beside what it says. */
export type ArticleFacts = Pick<HeldArticle, "kind" | "position" | "order_statuses">;

/** False where there is one of that name. */
export async function insertArticle(
  db: Db,
  id: string,
  { kind, position, order_statuses }: ArticleFacts,
): Promise<boolean> {
  const made = await db
    .insertInto("articles")
    .values({ id, kind, position, order_statuses: JSON.stringify(order_statuses) })
    .onConflict((known) => known.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

interface ArticleChange {
  readonly facts?: ArticleFacts;
  /** Since when nobody reads it; null where people do. */
  readonly retired_at?: Date | null;
}

/** Counts that something of it was changed, and writes what. */
export async function updateArticle(
  db: Db,
  id: string,
  { facts, ...change }: ArticleChange = {},
): Promise<void> {
  await db
    .updateTable("articles")
    .set((row) => ({
      ...change,
      ...(facts && { ...facts, order_statuses: JSON.stringify(facts.order_statuses) }),
      version: row("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

export interface VersionTexts {
  readonly title: NamesText;
  readonly summary: NamesText;
  /** HTML as it was written. */
  readonly bodies: NamesText;
}

/** The columns of a text: cleaned, and with the words it is found by. [CONT-04] */
function columnsOf({ title, summary, bodies }: VersionTexts) {
  const cleaned: NamesText = { ...bodies };
  for (const language of languages) {
    const html = bodies[language];
    if (html !== undefined) cleaned[language] = cleanArticle(html);
  }
  const titles = Object.values(title);
  const all = [...titles, ...Object.values(summary), ...Object.values(cleaned).map(plainTextOf)];
  return {
    title: JSON.stringify(title),
    summary: JSON.stringify(summary),
    bodies: JSON.stringify(cleaned),
    cleaned_by: allowListName,
    title_tokens: tokens(titles),
    search_tokens: tokens(all),
  };
}

const tokens = (texts: readonly string[]) =>
  sql<string>`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(wordsToIndex(texts))}::jsonb)))`;

interface Writing {
  readonly texts: VersionTexts;
  readonly by: number;
  readonly now: Date;
}

/** Writes a new draft of a held article and answers its number. */
export async function insertDraft(
  db: Db,
  article_id: string,
  { texts, by, now }: Writing,
): Promise<number> {
  const { number } = await db
    .insertInto("article_versions")
    .values({
      ...columnsOf(texts),
      article_id,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from article_versions where article_id = ${article_id})`,
      saved_at: now,
      saved_by: by,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  return number;
}

export async function updateDraft(
  db: Db,
  { article_id, number }: VersionKey,
  { texts, by, now }: Writing,
): Promise<void> {
  await db
    .updateTable("article_versions")
    .set({ ...columnsOf(texts), saved_at: now, saved_by: by })
    .where("article_id", "=", article_id)
    .where("number", "=", number)
    .execute();
}

/** From when a version is read; null for a draft. */
export async function setMoment(
  db: Db,
  { article_id, number }: VersionKey,
  takes_effect_at: Date | null,
): Promise<void> {
  await db
    .updateTable("article_versions")
    .set({ takes_effect_at })
    .where("article_id", "=", article_id)
    .where("number", "=", number)
    .execute();
}

/** What one version says, and when. */
export const findVersion = (db: Db, { article_id, number }: VersionKey) =>
  db
    .selectFrom("article_versions")
    .select(["number", "title", "summary", "bodies", "takes_effect_at"])
    .where("article_id", "=", article_id)
    .where("number", "=", number)
    .executeTakeFirst();

/** The number of the version that is read at a moment; null where none is. */
export async function findInForce(db: Db, article_id: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{
    number: number | null;
  }>`select version_in_force(${article_id}, ${now}) as number`.execute(db);
  return rows[0]?.number ?? null;
}

/** Texts that another list cleaned, or that have no words to be found by yet. */
export const findStale = (db: Db, limit: number) =>
  db
    .selectFrom("article_versions")
    .select(["article_id", "number", "title", "summary", "bodies"])
    .where((row) =>
      row.or([row("cleaned_by", "<>", allowListName), row("search_tokens", "is", null)]),
    )
    .limit(limit)
    .execute();

/** Cleans a text by the list as it is now, and makes its words anew. */
export async function renewVersion(
  db: Db,
  { article_id, number, ...texts }: VersionKey & VersionTexts,
): Promise<void> {
  await db
    .updateTable("article_versions")
    .set(columnsOf(texts))
    .where("article_id", "=", article_id)
    .where("number", "=", number)
    .execute();
}
