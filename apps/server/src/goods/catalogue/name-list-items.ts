import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { isTarget } from "@sampan/domain/goods/translation/translation";
import type { Language } from "@sampan/domain/kernel/language";
import type { Db } from "../../kernel/db/db.ts";
import { findWritten } from "../translation/find-written.ts";
import { nameOfShop } from "./name-of-shop.ts";

/**
 * Rows of a list with the titles that are remembered in the reader's language, one question for all, and with
 * their shops' names. [TRAN-07]
 */
export async function nameListItems(
  db: Db,
  items: readonly ListItem[],
  language: Language,
): Promise<ListItem[]> {
  if (!isTarget(language) || items.length === 0) return [...items];
  const titles = [...new Set(items.map(({ item_name }) => item_name))];
  const written = await findWritten(db, titles, language);
  return items.map((item) => {
    const title = written.get(item.item_name);
    const shop_name = nameOfShop(item.shop_name, language);
    const i18n = title === undefined ? item.i18n : { ...item.i18n, [language]: title };
    return { ...item, shop_name, i18n };
  });
}
