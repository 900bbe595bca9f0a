/** Texts as pages fetch them: compiled messages, by key. */
type Tree = { readonly [key: string]: unknown };

const accents: Readonly<Record<string, string>> = {
  A: "Á",
  a: "à",
  E: "É",
  e: "é",
  I: "Í",
  i: "ï",
  O: "Ó",
  o: "ö",
  U: "Ú",
  u: "ü",
  c: "ç",
  n: "ñ",
  y: "ý",
};

/** Translations are up to so much longer than English. */
const growth = 0.4;
const filler = "lörém ïpsüm dölör sït";

/** The words of a message, accented and longer; what stands between brackets was not cut off. */
function stretch(words: string): string {
  const letters = words.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter);
  const more = filler.slice(0, Math.ceil(words.trim().length * growth));
  return words.trim() === "" ? words : `${letters}${more && ` ${more}`}`;
}

/** Compiled messages: words, or a list of words and places; a place names itself first. */
function stretchPart(part: unknown): unknown {
  if (typeof part === "string") return stretch(part);
  return Array.isArray(part)
    ? part.map((one) => (Array.isArray(one) ? stretchPlace(one) : stretchPart(one)))
    : part;
}

function stretchPlace([name, kind, ...rest]: readonly unknown[]): unknown[] {
  if (kind === undefined) return [name];
  if (typeof kind !== "number") return [name, ...[kind, ...rest].map(stretchPart)];
  const [choices] = rest;
  const isChoice = typeof choices === "object" && choices !== null;
  if (!isChoice) return [name, kind, ...rest];
  const stretched = Object.entries(choices).map(([form, told]) => [form, stretchPart(told)]);
  return [name, kind, Object.fromEntries(stretched)];
}

/**
 * A language that nobody speaks: another one, accented and 40 percent longer, in the form in which pages fetch
 * their texts. What does not fit will not fit in some real language.
 */
export const pseudoTexts = (texts: Tree): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? pseudoTexts(value as Tree)
        : stretchPart(value),
    ]),
  );
