import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Db } from "../../kernel/db/db.ts";
import { updateGoodsClass } from "./listing-queries.ts";

/** A reviewer knows better than the guess what goods are to a carrier; the next customer profits. [BO-08] */
export const correctGoodsClass = (
  db: Db,
  { productId, goods_class }: { readonly productId: number; readonly goods_class: GoodsClass },
): Promise<void> => updateGoodsClass(db, productId, goods_class);
