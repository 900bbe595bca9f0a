import type { I18n } from "@sampan/contract/goods/i18n";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import type { Words } from "@sampan/locales/words-in";
import { dimensionsOf, type Sku } from "./choice.ts";

/**
 * The values of a sku as one text, each said by itself, in the order people choose them and the cart names them:
 * `藏青 M`. Empty without options.
 */
export const nameOfSku = (product: Product, { props }: Sku, say: (texts: I18n) => Words): string =>
  dimensionsOf(product)
    .map(({ name, prop_value }) => {
      const found = prop_value.find(({ value }) => value === props[name]);
      return found ? say(found.i18n).text : props[name];
    })
    .join(" ");
