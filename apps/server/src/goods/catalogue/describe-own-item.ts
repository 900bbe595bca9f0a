import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { Language } from "@sampan/domain/kernel/language";
import type { ListRow } from "./catalogue-queries.ts";
import { describeListItem } from "./describe-list-item.ts";

/** Stored goods as a list shows them, their shop under its name in the reader's language. */
export const describeOwnItem =
  (language: Language) =>
  ({ shop_names, ...goods }: ListRow): ListItem =>
    describeListItem({ ...goods, shop_name: shop_names?.[language] ?? goods.shop_name });
