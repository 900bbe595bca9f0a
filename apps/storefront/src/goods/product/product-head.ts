import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Language } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";

/** What a shared link and a search engine read in words of a product. */
export interface ProductHead {
  readonly title: string;
  readonly description: string;
}

export function productHead(product: Product, language: Language): ProductHead {
  const title = wordsIn(language, product.i18n).text;
  const price = formatAmount(product.price_real, "CNY");
  const shop = product.shop ? wordsIn(language, product.shop.i18n).text : undefined;
  return {
    title,
    description: [title, price, shop].filter(Boolean).join(" · "),
  };
}
