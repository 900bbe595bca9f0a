import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Language } from "@sampan/domain/kernel/language";
import { wordsIn } from "@sampan/locales/words-in";
import { pictureAddress } from "../cards/picture-address.ts";

/** What a shared link, a search engine and the first paint need to know of a product. */
export interface ProductHead {
  readonly title: string;
  readonly description: string;
  readonly picture: string | undefined;
}

export function productHead(product: Product, language: Language): ProductHead {
  const title = wordsIn(language, product.i18n).text;
  const price = formatAmount(product.price_real, "CNY");
  const shop = product.shop ? wordsIn(language, product.shop.i18n).text : undefined;
  const [hero] = product.item_images;
  return {
    title,
    description: [title, price, shop].filter(Boolean).join(" · "),
    picture: hero && pictureAddress(hero, 800),
  };
}
