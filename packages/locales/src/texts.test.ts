import compile from "icu-minify/compile";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { describe, expect, test } from "vitest";
import { createTexts } from "./create-texts.ts";
import { loadConsoleTexts, loadStorefrontTexts } from "./load-texts.ts";
import { placeholdersOf } from "./placeholders-of.ts";

type Tree = { readonly [key: string]: string | Tree };
type Load = (language: Language) => Promise<Tree>;

const loadServerTexts: Load = async (language) => (await import(`./server/${language}.ts`)).texts;

const catalogues: Readonly<Record<string, Load>> = {
  storefront: loadStorefrontTexts,
  console: loadConsoleTexts,
  server: loadServerTexts,
};

describe.each(Object.entries(catalogues))("the %s texts", (_, load) => {
  test.each(languages)(
    "have the same keys in %s as in simplified Chinese [I18N-05]",
    async (language) => {
      expect([...flatten(await load(language)).keys()]).toEqual([
        ...flatten(await load("zh")).keys(),
      ]);
    },
  );

  test.each(languages)("have the same placeholders and tags in %s [I18N-05]", async (language) => {
    const source = flatten(await load("zh"));
    for (const [key, text] of flatten(await load(language)))
      expect([key, namesIn(text)]).toEqual([key, namesIn(source.get(key) ?? "")]);
  });

  test.each(languages)("count in %s as the language counts [I18N-05]", async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, text] of flatten(await load(language)))
      for (const told of pluralsIn(compile(text))) {
        const named = told.filter((form) => !form.startsWith("="));
        expect([key, named.toSorted()]).toEqual([key, forms.toSorted()]);
      }
  });

  test.each(languages)("are never empty in %s [I18N-05]", async (language) => {
    const empty = [...flatten(await load(language))].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });
});

describe("the server's words", () => {
  test("come in the language that is asked for [I18N-09]", () => {
    expect(languages.map((language) => createTexts(language)("errors.no_stock"))).toEqual([
      "库存不足",
      "庫存不足",
      "สินค้าหมด",
      "Out of stock",
    ]);
  });
});

/** How compiled messages name a plural. */
const plural = 2;

/** The forms of each plural in a compiled message, those inside of others too. */
function pluralsIn(part: unknown): string[][] {
  if (!Array.isArray(part)) return [];
  const [, kind, choices] = part as unknown[];
  if (typeof choices !== "object" || choices === null || Array.isArray(choices))
    return part.flatMap(pluralsIn);
  const inside = Object.values(choices).flatMap(pluralsIn);
  return kind === plural ? [Object.keys(choices), ...inside] : inside;
}

const namesIn = (text: string): string[] => [...placeholdersOf(text).keys()].toSorted();

function flatten(tree: Tree, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree))
    if (typeof value === "string") texts.set(path + key, value);
    else for (const [inner, text] of flatten(value, `${path}${key}.`)) texts.set(inner, text);
  return texts;
}
