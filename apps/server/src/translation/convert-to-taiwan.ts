import { configs } from "opencc-js/preset/cn2t";

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

/** What the package holds; its types know less of it. */
interface Way {
  readonly normalizationChain: readonly (readonly string[])[];
  readonly segmentation: readonly string[];
  readonly conversionChain: readonly (readonly string[])[];
}

/** Built on first use, a moment's work. */
let steps: Steps | undefined;

/**
 * A text in the characters and phrases of Taiwan; nobody is asked, so it is never missing. The dictionaries
 * and their order are OpenCC's; its own converter keeps each character of each phrase in a map of its own,
 * which takes ten times the memory. [TRAN-03]
 */
export function convertToTaiwan(text: string): string {
  const known = converted.get(text);
  if (known !== undefined) return known;
  steps ??= readSteps();
  const { normal, phrases, conversions } = steps;
  const taiwan = cut(convert(text, normal), phrases)
    .map((part) => conversions.reduce(convert, part))
    .join("");
  if (text.length <= keptLength_max) keep(text, taiwan);
  return taiwan;
}

/** Titles and options are shown again and again. A few megabytes at most. */
const kept_max = 5000;
const keptLength_max = 200;
const converted = new Map<string, string>();

/** The text that was converted longest ago makes room. */
function keep(text: string, taiwan: string): void {
  if (converted.size >= kept_max) converted.delete(converted.keys().next().value ?? "");
  converted.set(text, taiwan);
}

function readSteps(): Steps {
  const { normalizationChain, segmentation, conversionChain } = configs["s2twp"] as unknown as Way;
  return {
    normal: readDictionary(normalizationChain.flat()),
    phrases: readDictionary(segmentation),
    conversions: conversionChain.map(readDictionary),
  };
}

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
