import type { SandboxCatalogue, SandboxWords } from "../catalogue-shape.ts";

export type SpokenLanguage = "zh" | "th" | "en";

/** Puts a text into a language, as well as somebody can who only knows what is sold here. */
export type TranslateWords = (text: string, language: SpokenLanguage) => string;

/**
 * A translator with a word list: what the goods of this world are called, and words that appear in titles.
 * A text it knows as a whole is said properly, another word by word, the longest first; what it does not
 * know stays. The list is read when the first text comes.
 */
export function createTranslateWords(catalogue: SandboxCatalogue): TranslateWords {
  let list: ReadonlyMap<string, SandboxWords> | undefined;
  let backwards: ReadonlyMap<string, SandboxWords> | undefined;
  return (text, language) => {
    list ??= wordList(catalogue);
    backwards ??= new Map(
      [...list.values()].flatMap((words) => [
        [words.th, words],
        [words.en, words],
      ]),
    );
    const whole = list.get(text.trim()) ?? backwards.get(text.trim());
    if (whole) return whole[language];
    return language === "zh" ? text : wordByWord(list, text, language);
  };
}

function wordList({
  marketplace,
  words: known,
}: SandboxCatalogue): ReadonlyMap<string, SandboxWords> {
  const list = new Map<string, SandboxWords>();
  const note = (words: SandboxWords): void => {
    if (!list.has(words.zh)) list.set(words.zh, words);
  };
  for (const words of known) note(words);
  for (const product of marketplace) {
    note(product.title);
    note(product.categoryName);
    note(product.subcategoryName);
    for (const { name, values } of product.dimensions) {
      note(name);
      for (const value of values) note(value.name);
    }
    for (const { name, value } of product.attributes) {
      note(name);
      note(value);
    }
  }
  return list;
}

/** Longer than any word, shorter than a title. */
const word_max = 8;

function wordByWord(
  list: ReadonlyMap<string, SandboxWords>,
  text: string,
  language: SpokenLanguage,
): string {
  let translated = "";
  for (let at = 0; at < text.length;) {
    const word = wordAt(list, text, at);
    translated += word ? ` ${word[language]} ` : text.charAt(at);
    at += word ? word.zh.length : 1;
  }
  return translated.replaceAll(/\s+/g, " ").trim();
}

function wordAt(
  list: ReadonlyMap<string, SandboxWords>,
  text: string,
  at: number,
): SandboxWords | undefined {
  for (let length = Math.min(word_max, text.length - at); length > 1; length -= 1) {
    const word = list.get(text.slice(at, at + length));
    if (word) return word;
  }
  return undefined;
}
