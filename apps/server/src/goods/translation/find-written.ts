import type { TargetLanguage } from "@sampan/domain/goods/translation/translation";
import type { Db } from "../../kernel/db/db.ts";
import { findRemembered, staffOrigin } from "./translation-queries.ts";

/** What was ever written for texts in a language: by content staff, else by whoever did it last. */
export async function findWritten(
  db: Db,
  texts: readonly string[],
  language: TargetLanguage,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findRemembered(db, texts, [language]);
  const lastOfStaff = rows.toSorted(
    (one, other) => Number(one.origin === staffOrigin) - Number(other.origin === staffOrigin),
  );
  return new Map(
    lastOfStaff.map(({ source_text, translated_text }) => [source_text, translated_text]),
  );
}
