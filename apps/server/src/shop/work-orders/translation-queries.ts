import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";

/** What is known of a conversation in a language, by the row of what was said. */
export async function selectTranslations(
  db: Db,
  workOrderId: number,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("work_order_translations as translated")
    .innerJoin("work_order_entries as entry", "entry.id", "translated.entry_id")
    .select(["translated.entry_id", "translated.words"])
    .where("entry.work_order_id", "=", workOrderId)
    .where("translated.language", "=", language)
    .execute();
  return new Map(rows.map(({ entry_id, words }) => [entry_id, words]));
}

/** Keeps them; two that ask at once keep the first. A conversation that was erased meanwhile keeps none. */
export async function insertTranslations(
  db: Db,
  language: Language,
  made: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [entry_id, words] of made)
    await db
      .insertInto("work_order_translations")
      .columns(["entry_id", "language", "words"])
      .expression(
        db
          .selectFrom("work_order_entries")
          .select((row) => ["id", row.val(language).as("language"), row.val(words).as("words")])
          .where("id", "=", entry_id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
