import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import { askWords, type WordsNeeds, type WordsWish } from "../../goods/translation/ask-words.ts";
import { convertBetween, isReadBy } from "../../goods/translation/convert-between.ts";
import { selectEntries, type ShownEntry } from "./shown-work-order-queries.ts";
import { insertTranslations, selectTranslations } from "./translation-queries.ts";

interface Reader {
  readonly language: Language;
  readonly budget: number;
  readonly share: WordsWish["share"];
  readonly now: Date;
}

export interface TranslatedEntry {
  readonly place: number;
  readonly words: string;
}

/**
 * What was said in other languages, put into the reader's: by tables of characters where those are enough, else by a
 * provider, whose words are kept with the conversation and go with it. What nobody could translate is left out.
 */
export async function askEntryTranslations(
  db: Db,
  needs: WordsNeeds,
  workOrderId: number,
  reader: Reader,
): Promise<readonly TranslatedEntry[]> {
  const entries = (await selectEntries(db, workOrderId)).map((entry, at) => ({
    ...entry,
    place: at + 1,
  }));
  const foreign = entries.filter(
    ({ content, language }) => content !== "" && language !== reader.language,
  );
  const known = await selectTranslations(db, workOrderId, reader.language);
  const converted = foreign.filter(({ language }) => isReadBy(language, reader.language));
  const unknown = foreign.filter(
    ({ id, language }) => !known.has(id) && !isReadBy(language, reader.language),
  );
  const made = await askNew(needs, unknown, reader);
  await insertTranslations(db, reader.language, made);
  return foreign.flatMap(({ id, place, content, language }) => {
    const words = converted.some((entry) => entry.id === id)
      ? convertBetween(content, language, reader.language)
      : (known.get(id) ?? made.get(id));
    return words === undefined ? [] : [{ place, words }];
  });
}

async function askNew(
  needs: WordsNeeds,
  entries: readonly ShownEntry[],
  reader: Reader,
): Promise<ReadonlyMap<number, string>> {
  const made = new Map<number, string>();
  for (const from of new Set(entries.map(({ language }) => language))) {
    const texts = entries.filter(({ language }) => language === from);
    const answers = await askWords(needs, {
      texts: texts.map(({ content }) => content),
      from,
      to: reader.language,
      ...reader,
    });
    texts.forEach(({ id }, at) => {
      const words = answers?.[at];
      if (words !== undefined) made.set(id, words);
    });
  }
  return made;
}
