import {
  hasChinese,
  needsTranslation,
  type TargetLanguage,
} from "@sampan/domain/goods/translation/translation";
import { inEach } from "@sampan/domain/kernel/by-language";
import { latinLanguage } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import { converterOf } from "./converters.ts";
import { findRemembered, staffOrigin, type Remembered } from "./translation-queries.ts";
import { wordOfTerms } from "./word-of-terms.ts";

export interface Found {
  /** By text: what stands, whoever made it. */
  readonly known: ReadonlyMap<string, string>;
  /** Of what is not known, what another provider made before; better than nothing. */
  readonly earlier: ReadonlyMap<string, string>;
}

/**
 * What is known of texts in a language without asking anybody: the words of content staff first, then our
 * own terms, then what the provider of today made before. Taiwan's form is converted, so it is always
 * there. A text that needs no translation stands for itself. [TRAN-02] [TRAN-03] [TRAN-07]
 */
export async function findTranslations(
  db: Db,
  { texts, language }: { readonly texts: readonly string[]; readonly language: TargetLanguage },
  version: string | undefined,
): Promise<Found> {
  const rows = await findRemembered(db, texts, [language]);
  return sortOut({ texts, language, version }, rows);
}

/** The same of several languages at once. */
export async function findInLanguages<const L extends TargetLanguage>(
  db: Db,
  { texts, languages }: { readonly texts: readonly string[]; readonly languages: readonly L[] },
  version: string | undefined,
): Promise<Readonly<Record<L, Found>>> {
  const rows = await findRemembered(db, texts, languages);
  return inEach(languages, (language) =>
    sortOut(
      { texts, language, version },
      rows.filter((row) => row.language === language),
    ),
  );
}

interface Asked {
  readonly texts: readonly string[];
  readonly language: TargetLanguage;
  readonly version: string | undefined;
}

function sortOut({ texts, language, version }: Asked, rows: readonly Remembered[]): Found {
  const of = (isWanted: (origin: string) => boolean): Map<string, string> =>
    new Map(
      rows
        .filter(({ origin }) => isWanted(origin))
        .map(({ source_text, translated_text }) => [source_text, translated_text]),
    );
  const byStaff = of((origin) => origin === staffOrigin);
  const byProvider = of((origin) => origin === version);
  const known = new Map<string, string>();
  for (const text of texts) {
    const words =
      byStaff.get(text) ??
      (needsTranslation(language, text) ? undefined : text) ??
      wordOfTerms(text, language) ??
      withoutAsking(text, language) ??
      byProvider.get(text);
    if (words !== undefined) known.set(text, words);
  }
  return { known, earlier: of((origin) => origin !== staffOrigin && origin !== version) };
}

/** Latin letters are English already, and sizes and models are read everywhere. */
function withoutAsking(text: string, language: TargetLanguage): string | undefined {
  const converter = converterOf(language);
  if (converter) return converter.fromOriginal(text);
  return language === latinLanguage && !hasChinese(text) ? text : undefined;
}
