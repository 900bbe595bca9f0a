import type { Language } from "@sampan/domain/kernel/language";
import { loadServerTexts, loadStorefrontTexts } from "@sampan/locales/load-texts";

/** Texts by key, `cart.title`, as they were built. */
export type BuiltTexts = ReadonlyMap<string, string>;

type Tree = { readonly [key: string]: string | Tree };

const known = new Map<Language, Promise<BuiltTexts>>();

/** The texts of a language as they were built, read when somebody first asks for them. */
export function builtTexts(language: Language): Promise<BuiltTexts> {
  const reading = known.get(language) ?? read(language);
  known.set(language, reading);
  return reading;
}

async function read(language: Language): Promise<BuiltTexts> {
  const texts = new Map<string, string>();
  // What customers read: the storefront's texts and those of the server's answers, notices and mails.
  flatten(await loadStorefrontTexts(language), "", texts);
  flatten(await loadServerTexts(language), "", texts);
  return texts;
}

function flatten(tree: Tree, path: string, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(tree))
    if (typeof value === "string") texts.set(path + name, value);
    else flatten(value, `${path}${name}.`, texts);
}
