import type { sellerOrders } from "@sampan/contract/trade/shop-records/staff-shop-records";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { ShopRecord } from "@sampan/domain/trade/shop-records/shop-record";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { lineCost, linePaid } from "../purchases/line-margin-sql.ts";

/**
 * What was paid since then in place of what was known before, and what it cost, as the desk of buyers reckons both.
 */
export async function replaceRecords(
  db: Db,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  await db.deleteFrom("shop_records").execute();
  await sql`
    with line as (
      select sell.shop_id,
             ${lineCost} as cost,
             ${linePaid} as paid,
             extract(epoch from (
               (select min(recorded_at) from item_shipments sent where sent.item_id = item.id) - orders.pay_time
             )) / 3600 as hours,
             exists (select from refunds refund
                      where refund.order_id = item.order_id and refund.item_id = item.id
                        and refund.source = 'stock_out') as is_short,
             exists (select from refunds refund
                      where refund.order_id = item.order_id and refund.item_id = item.id
                        and refund.source <> 'stock_out' and refund.fault = 'seller'
                        and refund.executed_at is not null) as is_refunded,
             item.out_oid <> '' as is_bought
        from orders
        join order_items item on item.order_id = orders.id
        join sell_orders sell on sell.id = item.sell_order_id
       where orders.pay_time > ${since}
         and sell.shop_id is not null
    )
    insert into shop_records (shop_id, lines, sent, hours_half, hours_most, shortages, refunds, paid_cny, cost_cny, reckoned_at)
    select shop_id, count(*), count(hours),
           ceil(percentile_disc(0.5) within group (order by greatest(hours, 0)) filter (where hours is not null)),
           ceil(percentile_disc(0.9) within group (order by greatest(hours, 0)) filter (where hours is not null)),
           count(*) filter (where is_short), count(*) filter (where is_refunded),
           coalesce(sum(paid) filter (where cost is not null), 0), coalesce(sum(cost), 0), ${now}
      from line
     where is_bought or is_short
     group by shop_id
  `.execute(db);
}

/** What is known of a seller; undefined for one that nobody bought of. */
export const findRecord = (db: Db, key: string): Promise<ShopRecord | undefined> =>
  db
    .selectFrom("shop_records as record")
    .innerJoin("shops", "shops.id", "record.shop_id")
    .select([
      "record.lines",
      "record.hours_half",
      "record.hours_most",
      "record.shortages",
      "record.refunds",
    ])
    .where("shops.key", "=", key)
    .executeTakeFirst();

export interface SellerRow extends ShopRecord {
  readonly id: string;
  readonly platform: 1 | PlatformId;
  readonly name: string;
  readonly sent: number;
  readonly paid_cny: number;
  readonly cost_cny: number;
}

const orders: Readonly<Record<(typeof sellerOrders)[number], RawBuilder<unknown>>> = {
  lines: sql`record.lines desc`,
  shortages: sql`record.shortages::numeric / record.lines desc`,
  refunds: sql`record.refunds::numeric / record.lines desc`,
  slow: sql`record.hours_half desc nulls last`,
  margin: sql`(record.paid_cny - record.cost_cny)::numeric / nullif(record.paid_cny, 0) nulls last`,
};

/** A page of sellers, in the order that was asked for. */
export async function findSellers(
  db: Db,
  {
    order_by,
    limit,
    offset,
  }: {
    readonly order_by: (typeof sellerOrders)[number];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly SellerRow[]; readonly total: number }> {
  const rows = await db
    .selectFrom("shop_records as record")
    .innerJoin("shops", "shops.id", "record.shop_id")
    .select([
      "shops.key as id",
      "shops.platform",
      "shops.name",
      "record.lines",
      "record.sent",
      "record.hours_half",
      "record.hours_most",
      "record.shortages",
      "record.refunds",
      "record.paid_cny",
      "record.cost_cny",
    ])
    .orderBy(orders[order_by])
    .orderBy("record.lines", "desc")
    .orderBy("shops.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("shop_records")
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
