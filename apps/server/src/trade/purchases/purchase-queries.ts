import type { Region } from "@sampan/domain/kernel/regions";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import type { DelayReason } from "@sampan/domain/trade/purchases/delay-reasons";
import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";

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

/** What was cancelled before anybody sent it holds no number, nor what was registered and ended without having come. */
const holdsNumber = sql<boolean>`
  (item.status <> 3 and (item.status <> 15 or orders.biz_attribute <> ${sql.lit(bizAttributes.consignment)}))`;

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
    .where(holdsNumber)
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
               join orders on orders.id = item.order_id
              where shipment.express_no = ${express_no}
                and ${holdsNumber}
           )
  `.execute(db);
  return rows[0]?.ways ?? 0;
}

export interface StoredPurchaseItem {
  readonly id: number;
  readonly sell_order_id: number;
  readonly oid: string;
  readonly item_name: string;
  readonly names: Partial<NamesText>;
  readonly image: string;
  readonly pictures: string[];
  readonly url: string;
  readonly thid_item_id: string;
  readonly props: Record<string, string>;
  readonly ordered_props: Record<string, string> | null;
  readonly price: number;
  readonly num: number;
  readonly status: number;
  readonly out_oid: string;
  readonly paid_price: number;
  readonly cost: number | null;
  readonly delay: { readonly reason: DelayReason; readonly expected_on: string } | null;
  readonly question: {
    readonly child_tid: string;
    readonly price: number;
    readonly amount: number;
    readonly currency: PaymentCurrency;
    readonly region: Region;
    readonly due_at: string;
  } | null;
  readonly choice: {
    readonly key: string;
    readonly props: Record<string, string>;
    readonly amount: number;
    readonly returns: number;
    readonly currency: PaymentCurrency;
    readonly region: Region;
    readonly due_at: string;
  } | null;
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
      "pictures",
      "url",
      "thid_item_id",
      "props",
      "ordered_props",
      "price",
      // Pieces that came back are bought from nobody.
      sql<number>`num - refund_num`.as("num"),
      "status",
      "out_oid",
      "cost",
    ])
    .select((item) => [
      item.fn
        .coalesce(
          item
            .selectFrom("price_changes as change")
            .select("change.price")
            .whereRef("change.item_id", "=", "order_items.id")
            .where("change.state", "in", ["paid", "returned"])
            .orderBy("change.id", "desc")
            .limit(1),
          "order_items.price",
        )
        .as("paid_price"),
      jsonObjectFrom(delayOf(item)).as("delay"),
      jsonObjectFrom(questionOf(item)).as("question"),
      jsonObjectFrom(choiceOf(item)).as("choice"),
    ])
    .where("status", "not in", [3, 15])
    .orderBy("id");
  return (
    "oids" in key
      ? query.where("oid", "in", ["", ...key.oids])
      : query.where("sell_order_id", "in", [0, ...key.sellOrderIds])
  ).execute();
}

/** Why a line is late, as its customer reads it. */
const delayOf = (item: ExpressionBuilder<Tables, "order_items">) =>
  item
    .selectFrom("purchase_delays as delay")
    .select(["delay.reason", sql<string>`coalesce(delay.expected_on::text, '')`.as("expected_on")])
    .whereRef("delay.item_id", "=", "order_items.id");

/** What the customer of a line is being asked about its price. */
const questionOf = (item: ExpressionBuilder<Tables, "order_items">) =>
  item
    .selectFrom("price_changes as change")
    .innerJoin("supplements as supplement", "supplement.id", "change.supplement_id")
    .innerJoin("orders", "orders.id", "change.order_id")
    .select([
      "supplement.child_tid",
      "change.price",
      "change.amount",
      "orders.currency",
      "orders.region",
      sql<string>`change.due_at`.as("due_at"),
    ])
    .whereRef("change.item_id", "=", "order_items.id")
    .where("change.state", "=", "asked");

/** Another option that the customer of a line is being asked about. */
const choiceOf = (item: ExpressionBuilder<Tables, "order_items">) =>
  item
    .selectFrom("second_choices as choice")
    .innerJoin("orders", "orders.id", "choice.order_id")
    .leftJoin("price_changes as change", "change.id", "choice.price_change_id")
    .select((row) => [
      "choice.key",
      "choice.props",
      row.fn.coalesce("change.amount", sql.lit(0)).as("amount"),
      "choice.returns",
      "orders.currency",
      "orders.region",
      sql<string>`choice.due_at`.as("due_at"),
    ])
    .whereRef("choice.item_id", "=", "order_items.id")
    .where("choice.state", "=", "asked");

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
