import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { textHash } from "./text-hash.ts";

export const staffOrigin = "staff";

export interface Remembered {
  readonly source_text: string;
  readonly language: TargetLanguage;
  readonly origin: string;
  readonly translated_text: string;
}

/** Everything that was ever made of these texts, the newest last. One array, so it is one statement. */
export const findRemembered = (
  db: Db,
  texts: readonly string[],
  languages: readonly TargetLanguage[],
): Promise<Remembered[]> =>
  db
    .selectFrom("translations")
    .select(["source_text", "language", "origin", "translated_text"])
    .where(sql<boolean>`text_hash = any(${texts.map(textHash)}::text[])`)
    .where(sql<boolean>`language = any(${[...languages]}::text[])`)
    .orderBy("made_at")
    .orderBy("id")
    // The table's check holds the language to the narrower type.
    .$castTo<Remembered>()
    .execute();

/** Remembers what a provider made. Two who asked at the same moment keep the first answer. [TRAN-07] */
export async function insertTranslations(
  db: Db,
  made: readonly Remembered[],
  made_at: Date,
): Promise<void> {
  if (made.length === 0) return;
  await db
    .insertInto("translations")
    .values(made.map((one) => ({ ...one, text_hash: textHash(one.source_text), made_at })))
    .onConflict((conflict) => conflict.columns(["text_hash", "language", "origin"]).doNothing())
    .execute();
}

export interface Correction {
  readonly source_text: string;
  readonly language: TargetLanguage;
  readonly translated_text: string;
  readonly staff_id: number;
}

/** Content staff's own words, in the place of their earlier ones. */
export async function upsertCorrection(
  db: Db,
  correction: Correction,
  made_at: Date,
): Promise<void> {
  const { translated_text, staff_id } = correction;
  const text_hash = textHash(correction.source_text);
  await db
    .insertInto("translations")
    .values({ ...correction, text_hash, origin: staffOrigin, made_at })
    .onConflict((conflict) =>
      conflict
        .columns(["text_hash", "language", "origin"])
        .doUpdateSet({ translated_text, staff_id, made_at }),
    )
    .execute();
}

export async function deleteCorrection(
  db: Db,
  { source_text, language }: { readonly source_text: string; readonly language: TargetLanguage },
): Promise<void> {
  await db
    .deleteFrom("translations")
    .where("text_hash", "=", textHash(source_text))
    .where("language", "=", language)
    .where("origin", "=", staffOrigin)
    .execute();
}
