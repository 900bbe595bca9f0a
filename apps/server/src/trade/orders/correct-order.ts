import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Db } from "../../kernel/db/db.ts";

export interface CorrectedLine {
  readonly price: number;
  readonly goods_class: GoodsClass;
  /** Whoever changed the price just now. Nobody has confirmed the new one. */
  readonly priced_by?: number;
}

/** What a seller asks for mainland freight, CNY cents; false when the order has no such seller. [BO-08] */
export async function setSellerFreight(
  db: Db,
  key: { readonly orderId: number; readonly sellerId: number },
  mainland_freight: number,
): Promise<boolean> {
  const seller = await db
    .updateTable("sell_orders")
    .set({ mainland_freight })
    .where("id", "=", key.sellerId)
    .where("order_id", "=", key.orderId)
    .returning("id")
    .executeTakeFirst();
  return seller !== undefined;
}

/** Price (CNY cents each) and goods class of one line, as a reviewer knows them. [BO-08] */
export async function setLine(db: Db, itemId: number, line: CorrectedLine): Promise<void> {
  const confirmed = line.priced_by === undefined ? {} : { price_confirmed_by: null };
  await db
    .updateTable("order_items")
    .set({ ...line, ...confirmed })
    .where("id", "=", itemId)
    .execute();
}

/** A second person answers for the price of a line. */
export async function confirmLinePrice(db: Db, itemId: number, staffId: number): Promise<void> {
  await db
    .updateTable("order_items")
    .set({ price_confirmed_by: staffId })
    .where("id", "=", itemId)
    .execute();
}
