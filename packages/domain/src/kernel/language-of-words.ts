import { languages, scripts, type Language } from "./language.ts";

/** Letters that tell most come first: Latin ones stand in every language. */
const tellingScripts = ["Thai", "Han", "Latin"] as const;
const letters = tellingScripts.map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, "u")] as const,
);

/**
 * The language words are written in, by their letters; where several share them, the one that whoever wrote them
 * speaks, else the first. Words without letters are in the language that is spoken.
 */
export function languageOfWords(words: string, spoken: Language): Language {
  const script = letters.find(([, shape]) => shape.test(words))?.[0] ?? scripts[spoken];
  if (scripts[spoken] === script) return spoken;
  return languages.find((language) => scripts[language] === script) ?? spoken;
}
