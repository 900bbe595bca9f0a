import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { I18n } from "@sampan/contract/goods/i18n";

/** What goods in a list are called: the original is `item_name` where it is set, else `name`. [ITEM-20] */
export const namesOfGoods = ({ i18n, item_name, name }: ListItem): I18n => ({
  ...i18n,
  zh: item_name || name || i18n.zh,
});
