import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type { Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { PayMode, TransportId, Warehouse } from "@sampan/domain/goods/shippability/transports";
import type { BillingState } from "@sampan/domain/logistics/parcels/package-state";
import type { RehearsalState } from "@sampan/domain/logistics/rehearsals/rehearsal-state";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import { type NotNull, sql } from "kysely";
import type { OrderAddress } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { freightLeft } from "../../trade/charges/find-advance.ts";

/**
 * Orders that may be billed with one of these: what lies complete of the same person, since a parcel may go
 * the way of any, and whatever shares an unbilled parcel with any of them; they themselves included.
 */
export async function selectBillingCandidates(
  db: Db,
  tids: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
      with recursive asked as (
           select * from orders where tid = any(${[...tids]}::text[]) and transport is not null
           ),
           candidate (id) as (
           (select id
              from asked
             union
            select other.id
              from asked
              join orders other on ${goes("other")}
                               and other.account_id = asked.account_id
                               and other.transport is not null
             where ${goes("asked")})
             union
            select theirs.order_id
              from candidate
              join order_items ours on ours.order_id = candidate.id
              join package_items our_content on our_content.item_id = ours.id
              join packages package on package.id = our_content.package_id and ${isUnbilled}
              join package_items their_content on their_content.package_id = package.id
              join order_items theirs on theirs.id = their_content.item_id
           )
    select id from candidate order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** It may have its bill: it lies there complete, or goes in part because its days are over. */
const goes = (order: string) => sql`
  (${sql.ref(`${order}.status`)} = 2
   or ${sql.ref(`${order}.status`)} = 1
      and exists (
        select
          from order_instructions told
         where told.order_id = ${sql.ref(`${order}.id`)}
           and told.part_goes_since is not null
      ))`;

/** Two orders of one person that go to one address by one line. */
const sameWay = (one: string, other: string) => sql`
  ${sql.ref(`${other}.account_id`)} = ${sql.ref(`${one}.account_id`)}
  and ${sql.ref(`${other}.region`)} = ${sql.ref(`${one}.region`)}
  and ${sql.ref(`${other}.transport`)} = ${sql.ref(`${one}.transport`)}
  and ${sql.ref(`${other}.express`)} = ${sql.ref(`${one}.express`)}
  and ${sql.ref(`${other}.is_tax_included`)} = ${sql.ref(`${one}.is_tax_included`)}
  and ${sql.ref(`${other}.address`)} = ${sql.ref(`${one}.address`)}`;

/** It waits for its bill, or, merged from others, to be packed; what was given up waits for nothing. */
const isUnbilled = sql`
  package.bill_id is null and package.billing in (1, 2, 3) and package.transport_state <> 'abandoned'`;

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
  readonly insurance: InsuranceType;
  readonly is_tax_included: boolean;
  readonly freight_estimate: number;
  readonly address: OrderAddress;
  /** Its owner wants it to wait for orders of the same way that are still being bought. */
  readonly is_held: boolean;
  /** Still being bought, and what has arrived of it goes without the rest. */
  readonly goes_in_part: boolean;
  /** Those orders, by their numbers. */
  readonly awaited_tids: readonly string[];
}

export async function selectGroupOrders(db: Db, ids: readonly number[]): Promise<GroupOrder[]> {
  return (
    db
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
        "orders.is_tax_included",
        "orders.address",
      ])
      .select([
        freightLeft.as("freight_estimate"),
        sql<boolean>`orders.status = 1 and ${goes("orders")}`.as("goes_in_part"),
        sql<boolean>`exists (select from shipment_holds where order_id = orders.id)`.as("is_held"),
        sql<string[]>`array(
          select other.tid
            from orders other
           where other.status = 1 and ${sameWay("orders", "other")} and not ${goes("other")}
           order by other.id
        )`.as("awaited_tids"),
      ])
      .where("orders.id", "in", [0, ...ids])
      .orderBy("orders.id")
      // Goods in a parcel go somewhere.
      .$narrowType<{ transport: NotNull; express: NotNull; address: NotNull }>()
      .execute()
  );
}

export interface GroupParcel {
  readonly id: number;
  readonly tid: string;
  readonly express_no: string;
  readonly warehouse: Warehouse;
  /** Charging (3), or, merged from others, waiting to be packed (2). */
  readonly billing: BillingState;
  readonly weight_g: number | null;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
  readonly measured_at: Date | null;
  readonly measured_by: string;
  readonly photos: string[];
  readonly marks: string[];
  readonly created_at: Date;
  /** Whose goods are in it. */
  readonly order_ids: readonly number[];
  /** More is to come of a line that is in it. */
  readonly awaits_goods: boolean;
  /** Of one whose owner said where and how it goes: merged from others, or by itself. */
  readonly own_way: ParcelWay | null;
  /** Of one that is packed before its owner decides: how far that is, and what it costs. */
  readonly rehearsal: { readonly state: RehearsalState; readonly fee: Cents } | null;
  /** Something is to be done to it that its owner paid for, or they have it held. */
  readonly has_open_services: boolean;
  /** Days of storage that were bought for it and for what it was merged from. */
  readonly storage: readonly BoughtDays[];
}

/** Cents of the payment currency. */
export interface BoughtDays {
  readonly days: number;
  readonly lines: number;
  readonly per_day: number;
  readonly amount: number;
}

/** Where a parcel goes, by which line, and how it is insured. */
export interface ParcelWay {
  readonly address: OrderAddress;
  readonly express: number;
  readonly transport: TransportId;
  readonly insurance: InsuranceType;
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
      "billing",
      "weight_g",
      "length_mm",
      "width_mm",
      "height_mm",
      "measured_at",
      sql<string>`coalesce((select name from staff_members where id = packages.measured_by), '')`.as(
        "measured_by",
      ),
      "photos",
      "marks",
      "created_at",
      sql<number[]>`(select json_agg(item.order_id)
                       from package_items content
                       join order_items item on item.id = content.item_id
                      where content.package_id = packages.id)`.as("order_ids"),
      sql<boolean>`exists (select
                             from package_items content
                             join order_items item on item.id = content.item_id
                            where content.package_id = packages.id
                              and item.status not in (3, 6, 7, 15))`.as("awaits_goods"),
      sql<ParcelWay | null>`(select json_build_object('address', address, 'express', express,
                                                      'transport', transport, 'insurance', insurance)
                               from parcel_ways
                              where package_id = packages.id)`.as("own_way"),
      sql<GroupParcel["rehearsal"]>`(select json_build_object('state', state, 'fee', fee)
                                       from rehearsals
                                      where package_id = packages.id)`.as("rehearsal"),
      sql<boolean>`exists (select
                             from asked_services
                            where package_id = packages.id and settled_at is null)`.as(
        "has_open_services",
      ),
      sql<
        BoughtDays[]
      >`(select coalesce(json_agg(json_build_object('days', days, 'lines', lines, 'per_day', per_day,
                                                                  'amount', amount) order by bought.id), '[]')
                           from storage_extensions bought
                          where bought.amount > 0
                            and (bought.package_id = packages.id
                                 or bought.package_id in (select part_id from merged_parts
                                                           where merged_id = packages.id)))`.as(
        "storage",
      ),
    ])
    .where("bill_id", "is", null)
    .where("billing", "in", [1, 2, 3])
    .where("transport_state", "<>", "abandoned")
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
  /** What was paid for those that were not refunded, cents of the payment currency. */
  readonly paid: number;
}

export async function selectParcelGoods(
  db: Db,
  parcelIds: readonly number[],
): Promise<ParcelGoods[]> {
  const { rows } = await sql<ParcelGoods>`
    select content.package_id,
           item.order_id,
           item.goods_class,
           content.num::bigint * item.weight_g as net_g,
           trunc(coalesce(charge.paid, 0) * least(content.num, item.num - item.refund_num)
             / greatest(1, item.num - item.refund_num)) as paid
      from package_items content
      join order_items item on item.id = content.item_id
      left join lateral (
        select sum(amount - refunded) as paid
          from order_charges
         where order_charges.item_id = item.id
      ) as charge on true
     where content.package_id = any(${[...parcelIds]}::bigint[])
     order by item.id
  `.execute(db);
  return rows;
}
