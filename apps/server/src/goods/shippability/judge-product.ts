import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import type { Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { ProductsTable } from "../../kernel/db/tables-goods.ts";
import type { Request } from "../../kernel/http/callers.ts";
import { correctionsOf } from "./corrections-of.ts";
import { describeVerdicts, judgeGoods } from "./judge-goods.ts";
import { shippingBookOf } from "./shipping-book.ts";

/** What each transport of the reader's region makes of one piece of a stored product. */
export async function judgeProduct(
  db: Db,
  product: Pick<
    Selectable<ProductsTable>,
    "id" | "goods_class" | "category_id" | "item_name" | "attributes"
  >,
  reader: Pick<Request, "region" | "language" | "words" | "settings" | "prices">,
): Promise<ShippingVerdict[]> {
  const { region } = reader;
  const corrections = await correctionsOf(db, product.id).execute();
  const book = shippingBookOf(reader, region);
  return describeVerdicts(
    judgeGoods({ ...product, corrections }, { region, num: 1 }, book),
    reader,
  );
}
