import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Settings } from "../../kernel/settings/settings.ts";

/**
 * What goods probably are to a carrier, by the words of their title. A guess to start from: the reviewer
 * sees it and corrects it, and a corrected product is not guessed again.
 */
export const guessGoodsClass = (title: string, words: Settings["goods_class_words"]): GoodsClass =>
  words.find(([, signs]) => signs.some((sign) => title.includes(sign)))?.[0] ?? "ordinary";
