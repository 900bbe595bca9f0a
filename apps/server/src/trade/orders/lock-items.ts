import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { type LockedOrder, lockOrderById } from "./lock-order.ts";

/** An ordered line whose order is held. `num` is what was ordered, `wanted` what is left of it after refunds. */
export interface LockedItem {
  readonly id: number;
  readonly oid: string;
  readonly order: LockedOrder;
  readonly status: ItemStatus;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly num: number;
  readonly wanted: number;
  readonly arrived_num: number;
  readonly out_oid: string;
  readonly goods_class: GoodsClass;
}

export type ItemKey =
  | { readonly oids: readonly string[] }
  | { readonly parcelIds: readonly number[] };

/**
 * Holds the orders of some lines until the transaction ends, in the order of their ids as everybody does,
 * and answers the lines as they then stand. Lines that do not exist are missing from the answer.
 */
export async function lockItems(db: Db, key: ItemKey): Promise<LockedItem[]> {
  const named = await select(db, key).select("item.order_id").distinct().execute();
  const orders = new Map<number, LockedOrder>();
  for (const id of named.map(({ order_id }) => order_id).toSorted((a, b) => a - b))
    orders.set(id, await lockOrderById(db, id));

  const rows = await select(db, key)
    .select([
      "item.id",
      "item.oid",
      "item.order_id",
      "item.status",
      "item.item_name",
      "item.names",
      "item.num",
      "item.refund_num",
      "item.arrived_num",
      "item.out_oid",
      "item.goods_class",
    ])
    .orderBy("item.id")
    .execute();
  return rows.map(({ order_id, refund_num, ...row }) => ({
    ...row,
    order: orders.get(order_id) as LockedOrder,
    wanted: Math.max(0, row.num - refund_num),
  }));
}

const select = (db: Db, key: ItemKey) =>
  db.selectFrom("order_items as item").where((item) =>
    "oids" in key
      ? item("item.oid", "in", ["", ...key.oids])
      : item(
          "item.id",
          "in",
          item
            .selectFrom("package_items")
            .select("item_id")
            .where("package_id", "in", [0, ...key.parcelIds]),
        ),
  );
