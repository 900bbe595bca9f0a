import type { Region } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";

export interface NewShipment {
  readonly item_id: number;
  readonly express_no: string;
  readonly carrier: string;
  readonly num: number;
  readonly recorded_at: Date;
}

export async function insertShipment(db: Db, shipment: NewShipment): Promise<void> {
  await db.insertInto("item_shipments").values(shipment).execute();
}

/**
 * Holds an express number until the transaction ends: two desks that record it for two customers at the same
 * moment would both find it free, and one parcel would belong to both.
 */
export async function holdExpress(db: Db, express_no: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`express ${express_no}`}, 0))`.execute(
    db,
  );
}

/** Whether an express number was received already, or belongs to another customer's goods. */
export async function isExpressTaken(
  db: Db,
  { express_no, accountId }: { express_no: string; accountId: number },
): Promise<boolean> {
  const received = await db
    .selectFrom("packages")
    .select("id")
    .where("express_no", "=", express_no)
    .executeTakeFirst();
  if (received) return true;
  const foreign = await db
    .selectFrom("item_shipments as shipment")
    .innerJoin("order_items as item", "item.id", "shipment.item_id")
    .innerJoin("orders", "orders.id", "item.order_id")
    .select("shipment.id")
    .where("shipment.express_no", "=", express_no)
    .where("orders.account_id", "<>", accountId)
    .executeTakeFirst();
  return foreign !== undefined;
}

/** In how many ways some orders travel, with those whose goods are announced under an express number already. */
export async function countWays(
  db: Db,
  express_no: string,
  orderIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ ways: number }>`
    select count(distinct (transport, express, address)) as ways
      from orders
     where id = any(${[...orderIds]}::bigint[])
        or id in (
             select item.order_id
               from item_shipments shipment
               join order_items item on item.id = shipment.item_id
              where shipment.express_no = ${express_no}
           )
  `.execute(db);
  return rows[0]?.ways ?? 0;
}

export interface StoredSellerOrder {
  readonly id: number;
  readonly order_tid: string;
  readonly uid: string;
  readonly region: Region;
  readonly biz_attribute: number;
  readonly platform: number;
  readonly shop_name: string;
  readonly mainland_freight: number;
  readonly remark: string[];
  readonly pay_time: Date | null;
}

/** Seller orders with a line in one of the statuses, the longest paid first. [BO-10] */
export async function selectSellerOrders(
  db: Db,
  { statuses, limit, offset }: { statuses: readonly ItemStatus[]; limit: number; offset: number },
): Promise<{ rows: StoredSellerOrder[]; total: number }> {
  const waiting = db
    .selectFrom("sell_orders as sell")
    .innerJoin("orders", "orders.id", "sell.order_id")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .where("sell.id", "in", (some) =>
      some
        .selectFrom("order_items")
        .select("sell_order_id")
        .where("status", "in", [...statuses]),
    );
  const rows = await waiting
    .select([
      "sell.id",
      "orders.tid as order_tid",
      "accounts.uid",
      "orders.region",
      "orders.biz_attribute",
      "sell.platform",
      "sell.shop_name",
      "sell.mainland_freight",
      "orders.remark",
      "orders.pay_time",
    ])
    .orderBy("orders.pay_time")
    .orderBy("sell.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await waiting
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export interface StoredPurchaseItem {
  readonly id: number;
  readonly sell_order_id: number;
  readonly oid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly url: string;
  readonly thid_item_id: string;
  readonly props: Record<string, string>;
  readonly price: number;
  readonly num: number;
  readonly status: number;
  readonly out_oid: string;
}

/** The lines of some sellers, or the named ones; cancelled lines are nobody's business here. */
export function selectPurchaseItems(
  db: Db,
  key: { sellOrderIds: readonly number[] } | { oids: readonly string[] },
): Promise<StoredPurchaseItem[]> {
  const query = db
    .selectFrom("order_items")
    .select([
      "id",
      "sell_order_id",
      "oid",
      "item_name",
      "names",
      "image",
      "url",
      "thid_item_id",
      "props",
      "price",
      "num",
      "status",
      "out_oid",
    ])
    .where("status", "not in", [3, 15])
    .orderBy("id");
  return (
    "oids" in key
      ? query.where("oid", "in", ["", ...key.oids])
      : query.where("sell_order_id", "in", [0, ...key.sellOrderIds])
  ).execute();
}

export function selectShipments(
  db: Db,
  itemIds: readonly number[],
): Promise<{ item_id: number; express_no: string; carrier: string; num: number }[]> {
  return db
    .selectFrom("item_shipments")
    .select(["item_id", "express_no", "carrier", "num"])
    .where("item_id", "in", [0, ...itemIds])
    .orderBy("id")
    .execute();
}
