import { languages, type Language } from "./language.ts";

/** One of something for each of some languages. */
export const inEach = <const Some extends Language, Of>(
  some: readonly Some[],
  make: (language: Some) => Of,
) => Object.fromEntries(some.map((each) => [each, make(each)])) as Record<Some, Of>;

/** One of something for each language. */
export const byLanguage = <Of>(make: (language: Language) => Of): Record<Language, Of> =>
  inEach(languages, make);
