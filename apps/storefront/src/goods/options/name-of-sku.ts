import type { I18n } from "@sampan/contract/goods/i18n";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import type { Words } from "@sampan/locales/words-in";
import type { Sku } from "./choice.ts";

/** The values of a sku as one text, each said by itself: `藏青 M`. Empty without options. */
export const nameOfSku = (product: Product, { props }: Sku, say: (texts: I18n) => Words): string =>
  Object.entries(props)
    .map(([name, value]) => {
      const dimension = product.item_prop_list.find((each) => each.name === name);
      const found = dimension?.prop_value.find((each) => each.value === value);
      return found ? say(found.i18n).text : value;
    })
    .join(" ");
