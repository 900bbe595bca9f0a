import { sql, type Expression } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { NamesText } from "../db/columns.ts";
import type { Db } from "../db/db.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { rowsOf } from "../db/send-soon.ts";

export interface NamedTid {
  readonly tid: string;
  readonly what: "order" | "supplement" | "bill" | "parcel";
  readonly id: number;
  readonly order_status: number | null;
  readonly bill_id: number | null;
}

interface WantedTids {
  readonly accountId: number;
  readonly tids: readonly string[];
}

/** What the tids of one customer stand for. Another account's tid is not found, like a missing one. [ORD-22] */
export const selectTids = (db: Db, wanted: WantedTids): Promise<NamedTid[]> =>
  rowsOf(db, namedTids(wanted));

/** Each tid is looked up by its key, with a plan that is kept (decision 40). */
const namedTids = prepare(
  (_, value: ValueOf<WantedTids>) => sql<NamedTid>`
    select named.tid, named.what, named.id, named.order_status, named.bill_id
      from unnest((select ${value("tids")}::text[])) as asked (tid)
     cross join lateral (
             select tid, account_id, 'order' as what, id, status as order_status,
                    null::bigint as bill_id
               from orders
              where tid = asked.tid
              union all
             select child_tid, orders.account_id, 'supplement', supplement.id, null,
                    supplement.bill_id
               from supplements supplement
               join orders on orders.id = supplement.order_id
              where child_tid = asked.tid
              union all
             select tid, account_id, 'bill', id, null, id
               from bills
              where tid = asked.tid
              union all
             select tid, account_id, 'parcel', id, null, bill_id
               from packages
              where tid = asked.tid
              limit 1
           ) as named
     where named.account_id = ${value("accountId")}
  `,
);

/** The supplements an order waits for. */
export function selectOpenSupplements(
  db: Db,
  orderId: number,
): Promise<{ id: number; bill_id: number | null }[]> {
  return db
    .selectFrom("supplements")
    .select(["id", "bill_id"])
    .where("order_id", "=", orderId)
    .where("status", "=", 0)
    .orderBy("id")
    .execute();
}

/**
 * Holds every order that a payment touches until the transaction ends, in the order of their ids as
 * everybody does, so that payments wait for each other and never in a ring: the part that locks runs for one
 * after the other.
 */
export const heldOrders = prepare(
  (_, value: ValueOf<Record<"orders" | "supplements" | "bills", readonly number[]>>) => sql`
    select held.id
      from (
             select unnest((select ${value("orders")}::bigint[])) as id
              union
             select order_id
               from supplements
              where id = any((select ${value("supplements")}::bigint[])::bigint[])
              union
             select order_id
               from charge_lines
              where bill_id = any((select ${value("bills")}::bigint[])::bigint[])
              order by id
           ) as touched
     cross join lateral (select id from orders where id = touched.id for update) as held
  `,
);

export interface ItemToPay {
  readonly oid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly price: number;
  readonly num: number;
}

export interface SellerToPay {
  readonly shop_name: string;
  readonly mainland_freight: number;
}

export interface OrderToPay {
  readonly id: number;
  readonly tid: string;
  readonly status: number;
  readonly pay_mode: string;
  readonly service_fee: number;
  readonly insurance_fee: number;
  readonly freight_estimate: number;
  readonly coupon_id: number | null;
  readonly coupon_amount: number;
  /** The goods that wait for payment; removed ones do not. */
  readonly items: readonly ItemToPay[];
  /** Those of whom such goods are left. */
  readonly sellers: readonly SellerToPay[];
}

/** Orders with everything their first payment is reckoned from, each looked up by its key (decision 40). */
export const ordersToPay = prepare((db, value: ValueOf<{ ids: readonly number[] }>) =>
  db
    .selectFrom(
      sql<{ id: number }>`unnest((select ${value("ids")}::bigint[]))`.as<"wanted">(sql`wanted(id)`),
    )
    .innerJoinLateral(
      (from) => orderToPay(db, from.ref("wanted.id")).as("found"),
      (join) => join.onTrue(),
    )
    .selectAll("found"),
);

const orderToPay = (db: Db, id: Expression<number>) =>
  db
    .selectFrom("orders")
    .select([
      "id",
      "tid",
      "status",
      "pay_mode",
      "service_fee",
      "insurance_fee",
      "freight_estimate",
      "coupon_id",
      "coupon_amount",
    ])
    .select((order) => {
      const waiting = order
        .selectFrom("order_items")
        .whereRef("order_id", "=", "orders.id")
        .where("status", "=", 2);
      const items = waiting.select(["oid", "item_name", "names", "price", "num"]).orderBy("id");
      const sellers = order
        .selectFrom("sell_orders")
        .select(["shop_name", "mainland_freight"])
        .where("id", "in", waiting.select("sell_order_id"))
        .orderBy("id");
      return [jsonArrayFrom(items).as("items"), jsonArrayFrom(sellers).as("sellers")];
    })
    .where("id", "=", id)
    .limit(1);

export function selectSupplementToPay(db: Db, id: number) {
  return db
    .selectFrom("supplements")
    .innerJoin("orders", "orders.id", "supplements.order_id")
    .select([
      "supplements.child_tid",
      "supplements.order_id",
      "supplements.amount",
      "supplements.reason",
      "supplements.pay_status",
      "supplements.status",
      "orders.tid as order_tid",
    ])
    .where("supplements.id", "=", id)
    .executeTakeFirstOrThrow();
}

export function selectBillToPay(db: Db, id: number) {
  return db
    .selectFrom("bills")
    .select(["id", "tid", "state", "amount"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** A bill's charges by kind, and the orders and parcels it is for. */
export async function selectBillContent(db: Db, billId: number) {
  const charges = await db
    .selectFrom("charge_lines")
    .innerJoin("orders", "orders.id", "charge_lines.order_id")
    .select(["charge_lines.kind", "charge_lines.amount", "orders.id as order_id", "orders.tid"])
    .where("charge_lines.bill_id", "=", billId)
    .orderBy("charge_lines.id")
    .execute();
  const parcels = await db
    .selectFrom("packages")
    .select("tid")
    .where("bill_id", "=", billId)
    .orderBy("id")
    .execute();
  return { charges, parcel_tids: parcels.map(({ tid }) => tid) };
}

export interface FreightCoupon {
  readonly id: number;
  readonly name: NamesText;
  readonly kind: string;
  readonly currency: string;
  readonly start_value: number;
  readonly value: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Freight coupons that a customer still has. */
export function selectFreightCoupons(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<FreightCoupon[]> {
  return db
    .selectFrom("coupons")
    .innerJoin("coupon_templates as template", "template.id", "coupons.template_id")
    .select([
      "coupons.id",
      "template.name",
      "template.kind",
      "template.currency",
      "template.start_value",
      "template.value",
      "template.starts_at",
      "template.ends_at",
    ])
    .where("coupons.account_id", "=", accountId)
    .where("coupons.state", "=", "granted")
    .where("template.kind", "=", "freight")
    .where("template.ends_at", ">", now)
    .orderBy("template.ends_at")
    .orderBy("coupons.id")
    .execute();
}
