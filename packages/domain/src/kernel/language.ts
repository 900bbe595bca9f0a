import type { ReceiptKind } from "./receipt-kinds.ts";

/**
 * What the whole product needs to know of a language. A language lives here, in its words
 * (`locales/src/load-texts.ts` names its catalogues) and in the words of the console's controls; nothing else spells
 * its code. What nobody wrote in it yet, its readers read in the original.
 */
interface LanguageFacts {
  /** In its own words, as a picker shows it in every language. [I18N-01] */
  readonly name: string;
  /** Tags that browsers send and that read it, in lower case; longer ones that begin with them do anyway. */
  readonly tags: readonly string[];
  /** How goods are put into it: by nobody, by the tables of characters, or by a translator. [TRAN-01] [TRAN-03] */
  readonly goods: "as_written" | "converted" | "translated";
}

export const languageFacts = {
  zh: { name: "简体中文", tags: ["zh"], goods: "as_written" },
  "zh-TW": {
    name: "繁體中文",
    tags: ["zh-tw", "zh-hant", "zh-hk", "zh-mo"],
    goods: "converted",
  },
  th: { name: "ไทย", tags: ["th"], goods: "translated" },
  en: { name: "English", tags: ["en"], goods: "translated" },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** A language of the pages. [I18N-01] */
export type Language = keyof typeof languageFacts;

/** In the order in which they are offered. */
export const languages = Object.keys(languageFacts) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && Object.hasOwn(languageFacts, value);

/** So short that they stand in a field beside what is typed; apart, so that the phone does not carry them. */
export const shortNames = {
  zh: "简",
  "zh-TW": "繁",
  th: "ไทย",
  en: "EN",
} as const satisfies Record<Language, string>;

/** The letters each is written in, as Unicode calls them; apart as well. */
export const scripts: Record<Language, string> = {
  zh: "Han",
  "zh-TW": "Han",
  th: "Thai",
  en: "Latin",
};

type PutBy<How extends LanguageFacts["goods"]> = {
  [Each in Language]: (typeof languageFacts)[Each]["goods"] extends How ? Each : never;
}[Language];

/** What sellers write, and what every text of goods exists in. */
export type OriginalLanguage = PutBy<"as_written">;
export type ConvertedLanguage = PutBy<"converted">;
export type TranslatedLanguage = PutBy<"translated">;

/** What people write to each other in: Taiwan's form of it is made of the mainland's by tables. */
export type SpokenLanguage = OriginalLanguage | TranslatedLanguage;

export const originalLanguage: OriginalLanguage = "zh";

/** What sellers' words are in that have no Chinese character. */
export const latinLanguage = "en" satisfies Language;

/** What is spoken to those who ask for none of ours, unless staff set another. */
export const defaultLanguage: Language = "zh";

/** What the desks of the house speak until somebody chooses. */
export const staffLanguage = "zh-TW" satisfies Language;

/** What a receipt is written in, whoever reads it: its law says so. */
export const receiptLanguages = {
  tw_einvoice: "zh-TW",
  th_receipt: "th",
} as const satisfies Record<ReceiptKind, Language>;

const tagsOf = (language: Language): readonly string[] => languageFacts[language].tags;

/** The language a tag such as `zh-Hant-HK` or `en_GB` reads, looking at ever shorter prefixes of it. */
export function readLanguage(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split(/[-_]/);
  const prefixes = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join("-"));
  for (const prefix of prefixes) {
    const language = languages.find((each) => tagsOf(each).includes(prefix));
    if (language) return language;
  }
  return undefined;
}

export interface LanguageWishes {
  /** What the visitor chose before: the cookie, or the account's own setting. */
  readonly stored?: string | undefined;
  /** What the address says, as search engines hand it out: for whoever has not chosen yet. */
  readonly named?: string | undefined;
  /** The Accept-Language header, or the browser's list of languages joined by commas. */
  readonly accepted?: string | undefined;
  readonly fallback?: Language;
}

/**
 * The language to speak: the stored choice, then the one that the address names, then the first of ours that is
 * accepted, then the configured default. [I18N-03]
 */
export function chooseLanguage(wishes: LanguageWishes): Language {
  for (const wish of [wishes.stored, wishes.named]) {
    const language = wish && readLanguage(wish);
    if (language) return language;
  }
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
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
