import { nameProduct, type Missing } from "./name-product.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import type { Db } from "../../kernel/db/db.ts";
import { forgetGoods, noteGoods } from "./waiting-goods-queries.ts";

/**
 * Gives goods that were stored the names that are known, and notes them for translation while some are
 * missing. Answers what is missing.
 */
export async function nameStoredGoods(
  db: Db,
  product_id: number,
  { settings, now }: { readonly settings: Settings; readonly now: Date },
): Promise<Missing> {
  const missing = await nameProduct(db, product_id, settings);
  if (Object.values(missing).some((texts) => texts.length > 0))
    await noteGoods(db, product_id, now);
  else await forgetGoods(db, product_id);
  return missing;
}
