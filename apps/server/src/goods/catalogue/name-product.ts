import { needsTranslation, translationLimits } from "@sampan/domain/translation";
import type { Settings } from "../configuration/settings.ts";
import type { NamesText } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { findInLanguages } from "../translation/find-translations.ts";
import { findGoodsTexts, updateGoodsNames, type GoodsTexts } from "./naming-queries.ts";

/** Texts that nobody has put into a language yet. */
export interface Missing {
  readonly th: readonly string[];
  readonly en: readonly string[];
}

const languages = ["zh-TW", "th", "en"] as const;

/**
 * Writes the names that are known for a marketplace's title, options and attributes, so that carts, orders
 * and parcels show them too, and answers what is still missing. The texts of shops that are kept apart stand
 * for themselves in every language. [TRAN-04] [TRAN-07]
 */
export async function nameProduct(
  db: Db,
  product_id: number,
  { untranslated_shops }: Pick<Settings, "untranslated_shops">,
): Promise<Missing> {
  const goods = await findGoodsTexts(db, product_id);
  // Our own goods are named by those who maintain them.
  if (!goods || goods.platform === 1) return { th: [], en: [] };
  const texts = textsOf(goods);
  const isKept = goods.thid_shop_id !== null && untranslated_shops.includes(goods.thid_shop_id);
  const namesOf = isKept ? asItStands : await namesKnown(db, texts);
  await updateGoodsNames(db, product_id, {
    names: namesOf(goods.item_name),
    options: goods.options.map(({ name, values }) => ({
      name,
      names: namesOf(name),
      values: values.map(({ names: _names, ...value }) => ({
        ...value,
        names: namesOf(value.value),
      })),
    })),
    attributes: goods.attributes.map(({ name, value }) => ({
      name,
      value,
      names: namesOf(name),
      value_names: namesOf(value),
    })),
  });
  return {
    th: texts.filter((text) => isMissing(text, namesOf(text).th)),
    en: texts.filter((text) => isMissing(text, namesOf(text).en)),
  };
}

type NamesOf = (text: string) => Partial<NamesText>;

const asItStands: NamesOf = (text) => ({ "zh-TW": text, th: text, en: text });

/** Whoever made them: names that are a little old are better than none. */
async function namesKnown(db: Db, texts: readonly string[]): Promise<NamesOf> {
  const found = await findInLanguages(db, { texts, languages }, undefined);
  return (text) => {
    const names: Partial<NamesText> = {};
    for (const language of languages) {
      const words = found[language].known.get(text) ?? found[language].earlier.get(text);
      if (words !== undefined) names[language] = words;
    }
    return names;
  };
}

const textsOf = ({ item_name, options, attributes }: GoodsTexts): string[] => [
  ...new Set([
    item_name,
    ...options.flatMap(({ name, values }) => [name, ...values.map(({ value }) => value)]),
    ...attributes.flatMap(({ name, value }) => [name, value]),
  ]),
];

/** A text too long to be asked for stays as it is, and is not waited for. */
const isMissing = (text: string, words: string | undefined): boolean =>
  words === undefined &&
  needsTranslation("th", text) &&
  text.length <= translationLimits.text_characters_max;
