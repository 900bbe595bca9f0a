import {
  hasWords,
  targetLanguages,
  translatedLanguages,
  translationLimits,
} from "@sampan/domain/goods/translation/translation";
import { inEach } from "@sampan/domain/kernel/by-language";
import type { TranslatedLanguage } from "@sampan/domain/kernel/language";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findInLanguages } from "../translation/find-translations.ts";
import { findGoodsTexts, updateGoodsNames } from "./naming-queries.ts";
import { textsOfGoods } from "./texts-of-goods.ts";

/** Texts that nobody has put into a language yet. */
export type Missing = Readonly<Record<TranslatedLanguage, readonly string[]>>;

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
  if (!goods || goods.platform === 1) return inEach(translatedLanguages, () => []);
  const texts = textsOfGoods(goods);
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
  return inEach(translatedLanguages, (language) =>
    texts.filter((text) => isMissing(text, namesOf(text)[language])),
  );
}

type NamesOf = (text: string) => Partial<NamesText>;

const asItStands: NamesOf = (text) => inEach(targetLanguages, () => text);

/** Whoever made them: names that are a little old are better than none. */
async function namesKnown(db: Db, texts: readonly string[]): Promise<NamesOf> {
  const found = await findInLanguages(db, { texts, languages: targetLanguages }, undefined);
  return (text) => {
    const names: Partial<NamesText> = {};
    for (const language of targetLanguages) {
      const words = found[language].known.get(text) ?? found[language].earlier.get(text);
      if (words !== undefined) names[language] = words;
    }
    return names;
  };
}

/** A text too long to be asked for stays as it is, and is not waited for. */
const isMissing = (text: string, words: string | undefined): boolean =>
  words === undefined && hasWords(text) && text.length <= translationLimits.text_characters_max;
