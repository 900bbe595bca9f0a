import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { PayMode, TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { BillExplanation } from "../parcels/bill-explanation.ts";

/** Of each of these orders: those that share parcels with it, itself included; parcels already billed link nothing. */
export async function selectLinkedOrderIds(
  db: Db,
  tids: readonly string[],
): Promise<{ readonly order_ids: number[] }[]> {
  const { rows } = await sql<{ order_ids: number[] }>`
      with recursive linked (root, order_id) as (
           select id, id
             from orders
            where tid = any(${[...tids]}::text[])
            union
           select linked.root, theirs.order_id
             from linked
             join order_items ours on ours.order_id = linked.order_id
             join package_items our_content on our_content.item_id = ours.id
             join packages package on package.id = our_content.package_id and package.bill_id is null
             join package_items their_content on their_content.package_id = package.id
             join order_items theirs on theirs.id = their_content.item_id
           )
    select json_agg(order_id order by order_id) as order_ids
      from linked
      join orders root on root.id = linked.root
     group by root.id
     order by array_position(${[...tids]}::text[], root.tid)
  `.execute(db);
  return rows;
}

export interface GroupOrder {
  readonly id: number;
  readonly tid: string;
  readonly account_id: number;
  readonly uid: string;
  readonly status: number;
  readonly region: Region;
  readonly currency: PaymentCurrency;
  readonly pay_mode: PayMode;
  readonly transport: TransportId;
  readonly express: number;
  readonly insurance: number;
  readonly freight_estimate: number;
}

export async function selectGroupOrders(db: Db, ids: readonly number[]): Promise<GroupOrder[]> {
  return db
    .selectFrom("orders")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .select([
      "orders.id",
      "orders.tid",
      "orders.account_id",
      "accounts.uid",
      "orders.status",
      "orders.region",
      "orders.currency",
      "orders.pay_mode",
      "orders.transport",
      "orders.express",
      "orders.insurance",
    ])
    .select((order) =>
      order
        .selectFrom("order_charges as charge")
        .select(sql<number>`coalesce(sum(charge.amount), 0)`.as("amount"))
        .whereRef("charge.order_id", "=", "orders.id")
        .where("charge.kind", "=", "freight_estimate")
        .$asScalar()
        .$notNull()
        .as("freight_estimate"),
    )
    .where("orders.id", "in", [0, ...ids])
    .orderBy("orders.id")
    .execute();
}

export interface GroupParcel {
  readonly id: number;
  readonly tid: string;
  readonly express_no: string;
  readonly warehouse: Warehouse;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly photos: string[];
  readonly marks: string[];
  readonly created_at: Date;
  /** Whose goods are in it. */
  readonly order_ids: readonly number[];
}

/** Unbilled parcels with goods of these orders. */
export async function selectGroupParcels(
  db: Db,
  orderIds: readonly number[],
): Promise<GroupParcel[]> {
  return db
    .selectFrom("packages")
    .select([
      "id",
      "tid",
      "express_no",
      "warehouse",
      "weight_g",
      "length_mm",
      "width_mm",
      "height_mm",
      "photos",
      "marks",
      "created_at",
      sql<number[]>`(select json_agg(item.order_id)
                       from package_items content
                       join order_items item on item.id = content.item_id
                      where content.package_id = packages.id)`.as("order_ids"),
    ])
    .where("bill_id", "is", null)
    .where("billing", "=", 3)
    .where("id", "in", (some) =>
      some
        .selectFrom("package_items")
        .innerJoin("order_items", "order_items.id", "package_items.item_id")
        .select("package_id")
        .where("order_items.order_id", "in", [0, ...orderIds]),
    )
    .orderBy("id")
    .execute();
}

export interface ParcelGoods {
  readonly package_id: number;
  readonly order_id: number;
  readonly goods_class: GoodsClass;
  /** Net grams of the pieces in the parcel. */
  readonly net_g: number;
}

export async function selectParcelGoods(
  db: Db,
  parcelIds: readonly number[],
): Promise<ParcelGoods[]> {
  const { rows } = await sql<ParcelGoods>`
    select content.package_id,
           item.order_id,
           item.goods_class,
           content.num::bigint * item.weight_g as net_g
      from package_items content
      join order_items item on item.id = content.item_id
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
}

/** Orders that wait for their bill, the longest waiting first. */
export async function selectOrdersToBill(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ tids: string[]; total: number }> {
  const waiting = db.selectFrom("orders").where("status", "=", 2);
  const rows = await waiting
    .select("tid")
    .orderBy("pay_time")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await waiting
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { tids: rows.map(({ tid }) => tid), total };
}

export interface NewBill {
  readonly tid: string;
  readonly accountId: number;
  readonly currency: PaymentCurrency;
  readonly amount: number;
  readonly explanation: BillExplanation;
  readonly now: Date;
}

/** A bill of nothing is paid as it is posted: what was paid in advance covers it. */
export async function insertBill(db: Db, bill: NewBill): Promise<number> {
  const isCovered = bill.amount === 0;
  const { id } = await db
    .insertInto("bills")
    .values({
      tid: bill.tid,
      account_id: bill.accountId,
      currency: bill.currency,
      state: isCovered ? "paid" : "unpaid",
      amount: bill.amount,
      explanation: JSON.stringify(bill.explanation),
      posted_at: bill.now,
      paid_at: isCovered ? bill.now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewBalanceDue {
  readonly child_tid: string;
  readonly order_id: number;
  readonly bill_id: number | null;
  readonly kind: "freight" | "goods";
  readonly amount: number;
  readonly reason: string;
  readonly created_at: Date;
}

/** Answers its id. */
export async function insertBalanceDue(db: Db, supplement: NewBalanceDue): Promise<number> {
  const { id } = await db
    .insertInto("supplements")
    .values({ ...supplement, pay_status: 0, status: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
