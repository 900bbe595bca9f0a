import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "tw", to: "cn" });

/** One spelling for search: simplified characters, lower case, full-width forms narrowed. */
export function simplifyWords(text: string): string {
  return toSimplified(text.normalize("NFKC")).toLowerCase();
}

const chinese = new Intl.Segmenter("zh", { granularity: "word" });
const thai = new Intl.Segmenter("th", { granularity: "word" });

/** The words of a keyword as people type it, in one spelling. */
export function searchWords(keyword: string): string[] {
  const simple = simplifyWords(keyword);
  const segmenter = /\p{Script=Thai}/u.test(simple) ? thai : chinese;
  const words = [...segmenter.segment(simple)]
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment);
  return [...new Set(words)];
}
