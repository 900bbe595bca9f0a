/** Phrases and characters with what they become, the longest phrase beginning with each character. */
interface Dictionary {
  readonly words: ReadonlyMap<string, string>;
  readonly longest: ReadonlyMap<string, number>;
}

interface Steps {
  readonly normal: Dictionary;
  /** Where a text may be cut: a phrase is converted as one, whatever stands beside it. */
  readonly phrases: Dictionary;
  readonly conversions: readonly Dictionary[];
}

/** What the package holds of one way; its types know less of it. */
export interface Way {
  readonly normalizationChain: readonly (readonly string[])[];
  readonly segmentation: readonly string[];
  readonly conversionChain: readonly (readonly string[])[];
}

/** Titles and options are shown again and again. A few megabytes at most. */
const kept_max = 5000;
const keptLength_max = 200;

/**
 * Converts Chinese by tables of phrases and characters, the longest match first. The tables and their order are
 * OpenCC's; its own converter keeps each character of each phrase in a map of its own, which takes ten times the
 * memory. They are read on first use, a moment's work; what was converted is remembered. [NFR-01]
 */
export function convertByDictionary(way: () => Way): (text: string) => string {
  let steps: Steps | undefined;
  const converted = new Map<string, string>();

  return (text) => {
    const known = converted.get(text);
    if (known !== undefined) return known;
    steps ??= readSteps(way());
    const { normal, phrases, conversions } = steps;
    const result = cut(convert(text, normal), phrases)
      .map((part) => conversions.reduce(convert, part))
      .join("");
    if (text.length > keptLength_max) return result;
    // The text that was converted longest ago makes room.
    if (converted.size >= kept_max) converted.delete(converted.keys().next().value ?? "");
    converted.set(text, result);
    return result;
  };
}

const readSteps = ({ normalizationChain, segmentation, conversionChain }: Way): Steps => ({
  normal: readDictionary(normalizationChain.flat()),
  phrases: readDictionary(segmentation),
  conversions: conversionChain.map(readDictionary),
});

/** `a alpha|b beta` of several files; of two equal words the earlier file's counts. */
function readDictionary(files: readonly string[]): Dictionary {
  const words = new Map<string, string>();
  const longest = new Map<string, number>();
  for (const entry of files.toReversed().flatMap((file) => file.split("|"))) {
    const space = entry.indexOf(" ");
    const word = entry.slice(0, space);
    words.set(word, entry.slice(space + 1));
    const first = firstOf(word, 0);
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return { words, longest };
}

const firstOf = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0);

/** The longest word of the dictionary that begins here. */
function wordAt({ words, longest }: Dictionary, text: string, at: number): string | undefined {
  const most = Math.min(longest.get(firstOf(text, at)) ?? 0, text.length - at);
  for (let length = most; length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (words.has(word)) return word;
  }
  return undefined;
}

function convert(text: string, dictionary: Dictionary): string {
  let converted = "";
  for (let at = 0; at < text.length;) {
    const word = wordAt(dictionary, text, at);
    const step = word ?? firstOf(text, at);
    converted += word === undefined ? step : dictionary.words.get(word);
    at += step.length;
  }
  return converted;
}

/** Phrases by themselves, and what stands between them. */
function cut(text: string, phrases: Dictionary): string[] {
  const parts: string[] = [];
  let between = "";
  for (let at = 0; at < text.length;) {
    const phrase = wordAt(phrases, text, at);
    if (phrase === undefined) between += firstOf(text, at);
    else {
      parts.push(between, phrase);
      between = "";
    }
    at += (phrase ?? firstOf(text, at)).length;
  }
  return [...parts, between];
}
