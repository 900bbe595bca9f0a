import { Converter } from "opencc-js/t2cn";

/**
 * Names of goods as words that an index can hold, and what people type as a question to it. Chinese and Thai
 * write no spaces, so their runs are indexed as overlapping pieces, two characters of Han, three of Thai: any
 * part of a name is found, wherever a dictionary would have cut it. Traditional characters are folded to
 * simplified ones on both sides, so that 連衣裙 finds 连衣裙.
 */
const run =
  /(?<han>\p{Script=Han}+)|(?<thai>[\p{Script=Thai}\p{M}]+)|(?<word>[\p{L}\p{N}\p{M}]+?(?=\p{Script=Han}|\p{Script=Thai}|[^\p{L}\p{N}\p{M}]|$))/gu;

const han_characters = 2;
const thai_characters = 3;
/** Longer words than this are no words of a name. */
const word_characters = 40;
/** More than this many pieces ask for nothing new. */
const pieces_max = 40;

type Script = "han" | "thai" | "word";

interface Run {
  readonly script: Script;
  readonly text: string;
}

let toSimplified: ((text: string) => string) | undefined;

/** One way to write what looks different and means the same: width, case, accents, Han variants. */
export function foldWords(text: string): string {
  toSimplified ??= Converter({ from: "t", to: "cn" });
  return toSimplified(text.normalize("NFKC").toLowerCase())
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFKC");
}

const runsOf = (text: string): Run[] =>
  [...foldWords(text).matchAll(run)].flatMap(({ groups = {} }): Run[] => {
    if (groups["han"]) return [{ script: "han", text: groups["han"] }];
    if (groups["thai"]) return [{ script: "thai", text: groups["thai"] }];
    return [{ script: "word", text: (groups["word"] ?? "").slice(0, word_characters) }];
  });

/** Every piece of a run, those at its end shorter: a prefix of a piece is any part of the run. */
function pieces(text: string, length: number): string[] {
  const characters = [...text];
  return characters.map((_, at) => characters.slice(at, at + length).join(""));
}

/**
 * The letter that a word begins with, written as no word can be: who asks for one letter is answered by one entry
 * of the index, not by all of the words that begin with it.
 */
const beginning = (word: string): string => `^${[...word][0] ?? ""}`;

/** The words of some names, each once. */
export const wordsToIndex = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      runsOf(name).flatMap(({ script, text }) =>
        script === "word"
          ? [text, beginning(text)]
          : pieces(text, script === "han" ? han_characters : thai_characters),
      ),
    ),
  ),
];

/**
 * What was typed as the text of a `tsquery` that asks for all of its words in any order; undefined when it
 * holds no word. Words of other scripts match from their beginning, so that `dress` finds dresses.
 */
export function wordsToFind(entry: string): string | undefined {
  const asked = new Set(
    runsOf(entry).flatMap(({ script, text }) => {
      if (script === "word") return [wordFrom(stemOf(text))];
      const length = script === "han" ? han_characters : thai_characters;
      return wordsOf(text, script).flatMap((word) => question(word, length));
    }),
  );
  return asked.size === 0 ? undefined : [...asked].slice(0, pieces_max).join(" & ");
}

/** The pieces that a word consists of, without the short ones at its end. */
function question(word: string, length: number): string[] {
  const whole = pieces(word, length).filter((piece) => [...piece].length === length);
  return whole.length > 0 ? whole.map(exactly) : [startsWith(word)];
}

const exactly = (piece: string): string => `'${piece}'`;
const startsWith = (piece: string): string => `'${piece}':*`;
const wordFrom = (begun: string): string =>
  [...begun].length === 1 ? exactly(beginning(begun)) : startsWith(begun);

/** English plurals, as far as a prefix can mend them. */
function stemOf(word: string): string {
  if (/[a-z]{3}ies$/.test(word)) return word.slice(0, -3);
  if (/[a-z](?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[a-z]{2}[^s\d]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Shorter cuts of the Thai dictionary are syllables more often than words: they go with what follows. */
const leastOf = { han: 1, thai: 4 } as const;
const cutters = {
  han: new Intl.Segmenter("zh", { granularity: "word" }),
  thai: new Intl.Segmenter("th", { granularity: "word" }),
} as const;

/** The words of a run that was typed without spaces: 法式连衣裙 asks for 法式 and 连衣裙, wherever they stand. */
function wordsOf(text: string, script: "han" | "thai"): string[] {
  const words: string[] = [];
  let begun = "";
  for (const { segment } of cutters[script].segment(text)) {
    begun += segment;
    if ([...begun].length < leastOf[script]) continue;
    words.push(begun);
    begun = "";
  }
  if (begun !== "") words.push((words.pop() ?? "") + begun);
  return words;
}
