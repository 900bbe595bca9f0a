import { sql, type Selectable } from "kysely";
import type { Db } from "../db/db.ts";
import type { ProductOption } from "../db/tables-goods.ts";
import type { OrderItemsTable, OrdersTable } from "../db/tables-orders.ts";

export type OrderRow = Selectable<OrdersTable>;
export type ItemRow = Selectable<OrderItemsTable> & {
  readonly size_mm: { readonly l: number; readonly w: number; readonly h: number } | null;
  readonly options: ProductOption[];
};

const orderColumns = [
  "id",
  "tid",
  "account_id",
  "region",
  "currency",
  "biz_attribute",
  "status",
  "address",
  "express",
  "transport",
  "pay_mode",
  "insurance",
  "remark",
  "goods_amount",
  "mainland_freight",
  "service_fee",
  "insurance_fee",
  "coupon_id",
  "coupon_amount",
  "freight_estimate",
  "weight_estimate_g",
  "pay_real",
  "fee_total",
  "pay_info",
  "request_id",
  "created_at",
  "reviewed_at",
  "review_note",
  "pay_deadline",
  "pay_time",
  "billed_at",
  "receive_time",
  "offshore_time",
  "international_transport_time",
  "completed_at",
  "closed_at",
  "close_reason",
] as const;

export interface OrderKey {
  readonly tid: string;
  /** Absent for staff, who read any order. */
  readonly accountId?: number;
}

export async function findOrder(
  db: Db,
  { tid, accountId }: OrderKey,
): Promise<OrderRow | undefined> {
  const query = db.selectFrom("orders").select(orderColumns).where("tid", "=", tid);
  return (
    accountId === undefined ? query : query.where("account_id", "=", accountId)
  ).executeTakeFirst();
}

export interface OrderWish {
  readonly accountId: number;
  /** Empty means none, absent means any. */
  readonly statuses?: readonly number[] | undefined;
  readonly bizAttributes?: readonly number[] | undefined;
  readonly out_oid?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a customer's orders, with how many there are in all. [ORD-02] [ORD-03] [ORD-04] */
export async function findOrders(
  db: Db,
  wish: OrderWish,
): Promise<(OrderRow & { readonly total: number })[]> {
  let query = db
    .selectFrom("orders")
    .select(orderColumns)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("account_id", "=", wish.accountId);
  // An empty list of choices is no choice; "in ()" would be no SQL.
  if (wish.statuses) query = query.where("status", "in", [-100, ...wish.statuses]);
  if (wish.bizAttributes) query = query.where("biz_attribute", "in", [-100, ...wish.bizAttributes]);
  if (wish.from) query = query.where("created_at", ">=", wish.from);
  if (wish.to) query = query.where("created_at", "<=", wish.to);
  if (wish.out_oid) {
    const out_oid = wish.out_oid;
    query = query.where("id", "in", (sub) =>
      sub.selectFrom("order_items").select("order_id").where("out_oid", "=", out_oid),
    );
  }
  return query
    .orderBy("id", wish.oldestFirst ? "asc" : "desc")
    .limit(wish.limit)
    .offset(wish.offset)
    .execute();
}

/** How many orders a customer has in each status. */
export const countByStatus = (
  db: Db,
  accountId: number,
): Promise<{ status: number; total: number }[]> =>
  db
    .selectFrom("orders")
    .select(["status"])
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .groupBy("status")
    .execute();

/** Everything that hangs on orders and is shown with them, in a handful of queries for the whole page. */
export async function findOrderParts(db: Db, orderIds: readonly number[]) {
  const ids = [0, ...orderIds];
  const sellers = await db
    .selectFrom("sell_orders")
    .select(["id", "order_id", "shop_id", "shop_name", "platform", "mainland_freight"])
    .where("order_id", "in", ids)
    .orderBy("id")
    .execute();
  const supplements = await db
    .selectFrom("supplements")
    .leftJoin("bills", "bills.id", "supplements.bill_id")
    .select([
      "supplements.id",
      "supplements.child_tid",
      "supplements.order_id",
      "supplements.bill_id",
      "supplements.kind",
      "supplements.pay_status",
      "supplements.status",
      "supplements.amount",
      "supplements.pay_real",
      "supplements.pay_info",
      "supplements.reason",
      "supplements.created_at",
      "supplements.paid_at",
      "bills.amount as bill_amount",
    ])
    .where("supplements.order_id", "in", ids)
    .where("supplements.status", "<>", 9)
    .orderBy("supplements.id")
    .execute();
  const charges = await db
    .selectFrom("charge_lines")
    .select(["id", "order_id", "bill_id", "kind", "amount", "original_amount", "reason"])
    .where("order_id", "in", ids)
    .orderBy("id")
    .execute();
  const surpluses = await db
    .selectFrom("transfers")
    .innerJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .innerJoin("ledger_accounts as account", "account.id", "entry.account_id")
    .innerJoin("orders", "orders.tid", "transfers.tid")
    .select(["orders.id as order_id", "entry.amount", "transfers.kind", "transfers.created_at"])
    .where("orders.id", "in", ids)
    .where("transfers.kind", "=", "freight_surplus")
    .whereRef("account.owner_id", "=", "orders.account_id")
    .orderBy("transfers.id")
    .execute();
  const items = await findItems(db, ids);
  const shipments = await db
    .selectFrom("item_shipments")
    .innerJoin("order_items", "order_items.id", "item_shipments.item_id")
    .select([
      "item_shipments.item_id",
      "item_shipments.express_no",
      "item_shipments.carrier",
      "item_shipments.num",
      "item_shipments.recorded_at",
    ])
    .where("order_items.order_id", "in", ids)
    .orderBy("item_shipments.id")
    .execute();
  return { sellers, supplements, charges, surpluses, items, shipments };
}
export type OrderParts = Awaited<ReturnType<typeof findOrderParts>>;

const findItems = (db: Db, orderIds: readonly number[]): Promise<ItemRow[]> =>
  db
    .selectFrom("order_items as item")
    .innerJoin("products as product", "product.id", "item.product_id")
    .select([
      "item.id",
      "item.order_id",
      "item.sell_order_id",
      "item.oid",
      "item.sku_id",
      "item.product_id",
      "item.thid_item_id",
      "item.platform",
      "item.item_name",
      "item.names",
      "item.image",
      "item.url",
      "item.props",
      "item.price",
      "item.num",
      "item.goods_class",
      "item.weight_g",
      "item.status",
      "item.out_oid",
      "item.arrived_num",
      "item.refund_status",
      "item.refund_real",
      "item.refund_num",
      "product.size_mm",
      "product.options",
    ])
    .where("item.order_id", "in", orderIds)
    .orderBy("item.id")
    .execute();

/** The parcels that carry something of an order. */
export const findOrderPackages = (db: Db, orderId: number) =>
  db
    .selectFrom("packages")
    .select([
      "id",
      "tid",
      "express_no",
      "billing",
      "transport_state",
      "warehouse",
      "weight_g",
      "length_mm",
      "width_mm",
      "height_mm",
      "photos",
      "local_carrier",
      "local_express_no",
      "created_at",
      "measured_at",
      "receive_time",
    ])
    .where("id", "in", (sub) =>
      sub
        .selectFrom("package_items as part")
        .innerJoin("order_items as item", "item.id", "part.item_id")
        .select("part.package_id")
        .where("item.order_id", "=", orderId),
    )
    .orderBy("id")
    .execute();
export type PackageRow = Awaited<ReturnType<typeof findOrderPackages>>[number];

/** Steps of an order's parcels, oldest first. */
export const findPackageSteps = (db: Db, packageIds: readonly number[]) =>
  db
    .selectFrom("package_events")
    .select(["package_id", "transport_state", "note", "at"])
    .where("package_id", "in", [0, ...packageIds])
    .orderBy("id")
    .execute();

export interface TradeLogRow {
  readonly biz_code: number;
  readonly actor_kind: string;
  readonly actor: string;
  readonly content: unknown;
  readonly at: Date;
}

export const findTradeLogs = (
  db: Db,
  orderId: number,
  order: "newest" | "oldest",
): Promise<TradeLogRow[]> =>
  db
    .selectFrom("trade_logs")
    .select(["biz_code", "actor_kind", "actor", "content", "at"])
    .where("order_id", "=", orderId)
    .orderBy("id", order === "newest" ? "desc" : "asc")
    .execute();
