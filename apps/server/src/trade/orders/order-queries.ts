import type { TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { Region } from "@sampan/domain/kernel/regions";
import type { LegIntervals } from "@sampan/domain/trade/orders/journey-legs";
import type { BizAttribute, OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { orderHasWords } from "./order-has-words.ts";
import {
  type OrderRow,
  type OrderWithParts,
  partsOfOrder,
  readOrderWithParts,
} from "./order-part-queries.ts";

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
  "is_tax_included",
  "remark",
  "coupon_id",
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
  "campaign_id",
  "marks",
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
  readonly statuses?: readonly OrderStatus[] | undefined;
  readonly bizAttributes?: readonly BizAttribute[] | undefined;
  readonly out_oid?: string | undefined;
  /** What was typed to find it by. */
  readonly words?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly oldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** An empty list of choices is no choice; "in ()" would be no SQL. */
const none = sql<never>`-100`;

/** A page of a customer's orders with all that is shown of them, and how many there are in all. [ORD-02] [ORD-03] [ORD-04] */
export async function findOrders(
  db: Db,
  wish: OrderWish,
): Promise<{ readonly orders: readonly OrderWithParts[]; readonly total: number }> {
  let page = db
    .selectFrom("orders")
    .select(orderColumns)
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("account_id", "=", wish.accountId);
  if (wish.statuses) page = page.where("status", "in", [none, ...wish.statuses]);
  if (wish.bizAttributes) page = page.where("biz_attribute", "in", [none, ...wish.bizAttributes]);
  if (wish.from) page = page.where("created_at", ">=", wish.from);
  if (wish.to) page = page.where("created_at", "<=", wish.to);
  if (wish.words) page = page.where(orderHasWords(wish.words));
  if (wish.out_oid) {
    const out_oid = wish.out_oid;
    page = page.where("id", "in", (sub) =>
      sub.selectFrom("order_items").select("order_id").where("out_oid", "=", out_oid),
    );
  }
  const direction = wish.oldestFirst ? "asc" : "desc";
  const rows = await db
    .selectFrom(page.orderBy("id", direction).limit(wish.limit).offset(wish.offset).as("shown"))
    .selectAll("shown")
    .select(partsOfOrder(db))
    .orderBy("shown.id", direction)
    .execute();
  return { orders: rows.map(readOrderWithParts), total: rows[0]?.total ?? 0 };
}

/** One order with all that is shown of it. */
export async function findOrderWithParts(
  db: Db,
  { tid, accountId }: OrderKey,
): Promise<OrderWithParts | undefined> {
  const order = db.selectFrom("orders").select(orderColumns).where("tid", "=", tid);
  const own = accountId === undefined ? order : order.where("account_id", "=", accountId);
  const row = await db
    .selectFrom(own.as("shown"))
    .selectAll("shown")
    .select(partsOfOrder(db))
    .executeTakeFirst();
  return row && readOrderWithParts(row);
}

/** How many orders a customer has in each status. */
export const countByStatus = (
  db: Db,
  accountId: number,
): Promise<{ status: OrderStatus; total: number }[]> =>
  db
    .selectFrom("orders")
    .select(["status"])
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .groupBy("status")
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

/** What past parcels of a line needed for each leg; legs without history are absent. */
export async function findLegIntervals(
  db: Db,
  line: { readonly warehouse: Warehouse; readonly region: Region; readonly transport: TransportId },
): Promise<LegIntervals> {
  const rows = await db
    .selectFrom("leg_intervals")
    .select(["leg", "low_days", "high_days"])
    .where("warehouse", "=", line.warehouse)
    .where("region", "=", line.region)
    .where("transport", "=", line.transport)
    .execute();
  return Object.fromEntries(rows.map(({ leg, ...interval }) => [leg, interval]));
}

/** Steps of an order's parcels, oldest first. */
export const findPackageSteps = (db: Db, packageIds: readonly number[]) =>
  db
    .selectFrom("package_events")
    .select(["package_id", "transport_state", "note", "at"])
    .where("package_id", "in", [0, ...packageIds])
    .orderBy("id")
    .execute();

export interface OrderLogRow {
  readonly biz_code: number;
  readonly actor_kind: "customer" | "staff" | "system";
  readonly actor: string;
  readonly content: unknown;
  readonly at: Date;
}

export const findOrderLogs = (
  db: Db,
  orderId: number,
  order: "newest" | "oldest",
): Promise<OrderLogRow[]> =>
  db
    .selectFrom("trade_logs")
    .select(["biz_code", "actor_kind", "actor", "content", "at"])
    .where("order_id", "=", orderId)
    .orderBy("id", order === "newest" ? "desc" : "asc")
    .execute();
