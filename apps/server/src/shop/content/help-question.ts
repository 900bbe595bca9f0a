import { foldWords, wordsToFind } from "../../goods/catalogue/search-words.ts";

/** More than this many ways to say it ask for nothing new. */
const wordings_max = 12;

/**
 * What somebody looks for as the text of a `tsquery`: as it was typed, or with one of its words said in another way
 * that means the same. Undefined where no word is in it.
 */
export function helpQuestion(
  entry: string,
  groups: readonly (readonly string[])[],
): string | undefined {
  const asked = wordingsOf(entry, groups)
    .map(wordsToFind)
    .filter((question) => question !== undefined);
  const once = [...new Set(asked)].slice(0, wordings_max);
  return once.length === 0 ? undefined : once.map((question) => `(${question})`).join(" | ");
}

function wordingsOf(entry: string, groups: readonly (readonly string[])[]): string[] {
  const typed = foldWords(entry);
  const others = groups.flatMap((group) => {
    const words = group.map(foldWords);
    // The longest that stands there is what was meant.
    const [said] = words
      .toSorted((one, other) => other.length - one.length)
      .map(standing)
      .filter((word) => word.test(typed));
    return said ? words.map((word) => typed.replaceAll(said, ` ${word} `)) : [];
  });
  return [typed, ...others];
}

/** A word where it stands: anywhere in Chinese and Thai, else by itself or as more of the same. */
const standing = (word: string): RegExp =>
  /^[\p{Script=Latin}\p{N} ]+$/u.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:e?s)?(?![\\p{L}\\p{N}])`, "gu")
    : new RegExp(word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), "gu");
