/** The four interface languages, in the order in which they are offered. */
export const languages = ["zh", "zh-TW", "th", "en"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "zh";

/** Tags that people's browsers send, and the catalogue each of them reads. */
const catalogueByTag: Readonly<Record<string, Language>> = {
  zh: "zh",
  "zh-cn": "zh",
  "zh-hans": "zh",
  "zh-sg": "zh",
  "zh-tw": "zh-TW",
  "zh-hant": "zh-TW",
  "zh-hk": "zh-TW",
  "zh-mo": "zh-TW",
  th: "th",
  en: "en",
};

/** The language a tag such as `zh-Hant-HK` or `en_GB` reads, looking at ever shorter prefixes of it. */
export function readLanguage(tag: string): Language | undefined {
  const parts = tag.trim().toLowerCase().split(/[-_]/);
  for (let length = parts.length; length > 0; length--) {
    const language = catalogueByTag[parts.slice(0, length).join("-")];
    if (language) return language;
  }
  return undefined;
}

export interface LanguageWishes {
  /** What the visitor chose before: the cookie, or the account's own setting. */
  readonly stored?: string | undefined;
  /** The Accept-Language header, or the browser's list of languages joined by commas. */
  readonly accepted?: string | undefined;
  readonly fallback?: Language;
}

/**
 * The language to speak: the stored choice, then the first of ours that is accepted, then the
 * configured default. [I18N-03]
 */
export function chooseLanguage(wishes: LanguageWishes): Language {
  const stored = wishes.stored && readLanguage(wishes.stored);
  if (stored) return stored;
  for (const tag of tagsByPreference(wishes.accepted ?? "")) {
    const language = readLanguage(tag);
    if (language) return language;
  }
  return wishes.fallback ?? defaultLanguage;
}

/** `th;q=0.5, en` reads as `en`, `th`; a tag with q=0 is refused by its sender and left out. */
function tagsByPreference(header: string): readonly string[] {
  return header
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
