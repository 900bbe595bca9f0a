import { hasWords, translationLimits } from "@sampan/domain/goods/translation/translation";
import type { Db } from "../../kernel/db/db.ts";
import { insertGoodsTexts } from "./goods-text-queries.ts";
import { textHash } from "./text-hash.ts";

/**
 * Notes texts of goods that are being stored, so that readers may have them translated; those that need no
 * translation or are too long for one are left out. [TRAN-07]
 */
export async function noteGoodsTexts(db: Db, texts: readonly string[], now: Date): Promise<void> {
  const wanted = texts.filter(
    (text) => text.length <= translationLimits.text_characters_max && hasWords(text),
  );
  if (wanted.length > 0) await insertGoodsTexts(db, [...new Set(wanted.map(textHash))], now);
}
