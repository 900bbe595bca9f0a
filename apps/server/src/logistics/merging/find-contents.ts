import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Region } from "@sampan/domain/kernel/regions";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface PartContent {
  readonly package_id: number;
  readonly item_id: number;
  readonly oid: string;
  readonly num: number;
  readonly goods_class: GoodsClass;
  readonly status: ItemStatus;
  readonly order_id: number;
  readonly order_tid: string;
  readonly order_status: OrderStatus;
  readonly region: Region;
  readonly insurance: InsuranceType;
  /** Whether its order wants duty and tax in the freight. */
  readonly is_tax_included: boolean;
  /** What was paid for the pieces that were not refunded, cents of the payment currency. */
  readonly paid: number;
}

/** What lies in some parcels and whose orders it is of. */
export const findContents = async (
  db: Db,
  parcelIds: readonly number[],
): Promise<PartContent[]> => {
  const { rows } = await sql<PartContent>`
    select content.package_id,
           content.item_id,
           item.oid,
           content.num,
           item.goods_class,
           item.status,
           item.order_id,
           orders.tid as order_tid,
           orders.status as order_status,
           orders.region,
           orders.insurance,
           orders.is_tax_included,
           trunc(coalesce(charge.paid, 0) * least(content.num, item.num - item.refund_num)
             / greatest(1, item.num - item.refund_num)) as paid
      from package_items content
      join order_items item on item.id = content.item_id
      join orders on orders.id = item.order_id
      left join lateral (
        select sum(amount - refunded) as paid
          from order_charges
         where order_charges.item_id = item.id
      ) as charge on true
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
};
