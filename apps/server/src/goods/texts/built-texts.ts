import type { Language } from "@sampan/domain/language";

/** Texts by key, `cart.title`, as they were built. */
export type BuiltTexts = ReadonlyMap<string, string>;

type Tree = { readonly [key: string]: string | Tree };

/** What customers read: the storefront's texts and those of the server's answers, notices and mails. */
const load: Readonly<Record<Language, () => Promise<readonly { readonly texts: Tree }[]>>> = {
  zh: () =>
    Promise.all([import("@sampan/locales/storefront/zh"), import("@sampan/locales/server/zh")]),
  "zh-TW": () =>
    Promise.all([
      import("@sampan/locales/storefront/zh-TW"),
      import("@sampan/locales/server/zh-TW"),
    ]),
  th: () =>
    Promise.all([import("@sampan/locales/storefront/th"), import("@sampan/locales/server/th")]),
  en: () =>
    Promise.all([import("@sampan/locales/storefront/en"), import("@sampan/locales/server/en")]),
};

const known = new Map<Language, Promise<BuiltTexts>>();

/** The texts of a language as they were built, read when somebody first asks for them. */
export function builtTexts(language: Language): Promise<BuiltTexts> {
  const reading = known.get(language) ?? read(language);
  known.set(language, reading);
  return reading;
}

async function read(language: Language): Promise<BuiltTexts> {
  const texts = new Map<string, string>();
  for (const catalogue of await load[language]()) flatten(catalogue.texts, "", texts);
  return texts;
}

function flatten(tree: Tree, path: string, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(tree))
    if (typeof value === "string") texts.set(path + name, value);
    else flatten(value, `${path}${name}.`, texts);
}
