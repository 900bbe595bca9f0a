import { translatedLanguages } from "@sampan/domain/goods/translation/translation";
import { nameProduct } from "./name-product.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askTranslations, type TranslationNeeds } from "../translation/ask-translations.ts";
import { nameStoredGoods } from "./name-stored-goods.ts";
import { takeGoods } from "./waiting-goods-queries.ts";

/** A minute's work; what is left waits for the next. */
const goods_max = 20;
const tries_max = 4;

/**
 * Translates the texts of stored goods that nobody has asked for yet, a few goods at a time and with at most
 * half of the day's budget: people who look at a page come first. [TRAN-07]
 */
export async function askForGoods(
  needs: TranslationNeeds & Pick<Needs, "clock" | "settings">,
): Promise<void> {
  const { database, translator, clock } = needs;
  if (!translator) return;
  const { db } = database;
  const settings = needs.settings.at(clock());
  const budget = Math.floor(settings.translation_characters_per_day / 2);
  for (const product_id of await takeGoods(db, { goods_max, tries_max })) {
    const missing = await nameProduct(db, product_id, settings);
    const now = clock();
    for (const language of translatedLanguages)
      await askTranslations(needs, new Map(), { texts: missing[language], language, budget, now });
    await nameStoredGoods(db, product_id, { settings, now });
  }
}
