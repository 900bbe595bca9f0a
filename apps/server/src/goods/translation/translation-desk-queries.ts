import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { staffOrigin } from "./translation-queries.ts";

export interface TranslationFilter {
  readonly search: string;
  readonly language?: TargetLanguage | undefined;
  readonly corrected: 0 | 1;
}

/** What is remembered and holds the searched words on either side, newest first. */
export const findTranslationRows = (
  db: Db,
  filter: TranslationFilter,
  { page, page_size }: { readonly page: number; readonly page_size: number },
) =>
  filtered(db, filter)
    .leftJoin("staff_members as member", "member.id", "translation.staff_id")
    .select([
      "translation.id",
      "translation.source_text",
      "translation.translated_text",
      "translation.origin",
      "translation.made_at",
      "member.name as staff_name",
    ])
    .select(sql<TargetLanguage>`translation.language`.as("language"))
    .orderBy("translation.made_at", "desc")
    .orderBy("translation.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();

export async function countTranslationRows(db: Db, filter: TranslationFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function filtered(db: Db, { search, language, corrected }: TranslationFilter) {
  let query = db.selectFrom("translations as translation");
  const words = search.trim();
  // Found wherever it stands, and read as it is: no character of it is a pattern.
  if (words !== "")
    query = query.where(
      sql<boolean>`(strpos(lower(source_text), lower(${words})) > 0
        or strpos(lower(translated_text), lower(${words})) > 0)`,
    );
  if (language) query = query.where("translation.language", "=", language);
  if (corrected === 1) query = query.where("translation.origin", "=", staffOrigin);
  return query;
}

/** The words of content staff, if there are any. */
export async function findCorrection(
  db: Db,
  { text_hash, language }: { readonly text_hash: string; readonly language: TargetLanguage },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("translations")
    .select("translated_text")
    .where("text_hash", "=", text_hash)
    .where("language", "=", language)
    .where("origin", "=", staffOrigin)
    .executeTakeFirst();
  return row?.translated_text;
}
