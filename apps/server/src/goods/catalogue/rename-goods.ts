import type { Settings } from "../../kernel/settings/settings.ts";
import type { Db } from "../../kernel/db/db.ts";
import { nameProduct } from "./name-product.ts";
import { findGoodsWithText } from "./naming-queries.ts";

/** Beyond this the rest is renamed when it is next read from its marketplace. */
const goods_max = 500;

/** Writes the names of the stored goods that hold a text anew, after its translation was corrected. */
export async function renameGoods(db: Db, text: string, settings: Settings): Promise<void> {
  for (const id of await findGoodsWithText(db, text, goods_max))
    await nameProduct(db, id, settings);
}
