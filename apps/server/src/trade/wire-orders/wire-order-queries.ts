import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type {
  WireOrderState,
  WirePurchaseState,
} from "@sampan/domain/trade/purchases/wire-order-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A line that a buyer wants ordered, as it and its listing stand. CNY cents. */
export interface StoredCartLine {
  readonly id: number;
  readonly oid: string;
  readonly sell_order_id: number;
  readonly platform: 1 | PlatformId;
  readonly status: number;
  readonly out_oid: string;
  readonly biz_attribute: number;
  readonly uid: string;
  readonly thid_item_id: string;
  readonly thid_sku_id: string | null;
  readonly thid_spec_id: string | null;
  readonly num: number;
  readonly paid_price: number;
  readonly mainland_freight: number;
}

export async function selectCartLines(
  db: Db,
  oids: readonly string[],
): Promise<readonly StoredCartLine[]> {
  return db
    .selectFrom("order_items as item")
    .innerJoin("orders", "orders.id", "item.order_id")
    .innerJoin("accounts", "accounts.id", "orders.account_id")
    .innerJoin("sell_orders as sell", "sell.id", "item.sell_order_id")
    .leftJoin("skus as sku", "sku.id", "item.sku_id")
    .select([
      "item.id",
      "item.oid",
      "item.sell_order_id",
      "item.platform",
      "item.status",
      "item.out_oid",
      "orders.biz_attribute",
      "accounts.uid",
      "item.thid_item_id",
      "sku.thid_sku_id",
      "sku.thid_spec_id",
      sql<number>`item.num - item.refund_num`.as("num"),
      sql<number>`coalesce(
        (select change.price
           from price_changes change
          where change.item_id = item.id and change.state in ('paid', 'returned')
          order by change.id desc
          limit 1),
        item.price)::bigint`.as("paid_price"),
      "sell.mainland_freight",
    ])
    .where("item.oid", "in", ["", ...oids])
    .orderBy("item.id")
    .execute();
}

export interface NewWireOrder {
  readonly out_order_id: string;
  readonly sell_order_id: number;
  readonly total: number;
  readonly asked_at: Date;
  readonly asked_by: number;
}

export interface WireLine {
  readonly item_id: number;
  readonly thid_item_id: string;
  readonly thid_spec_id: string;
  readonly num: number;
}

/** Writes an order down before anything goes out; undefined where one of that seller is open already. */
export async function insertWireOrder(
  db: Db,
  order: NewWireOrder,
  lines: readonly WireLine[],
): Promise<number | undefined> {
  const inserted = await db
    .insertInto("wire_orders")
    .values({ ...order, state: "asked" })
    .onConflict((conflict) =>
      conflict
        .column("sell_order_id")
        // Spelled out: a prepared statement would not find the index by values that come with it.
        .where(sql<boolean>`state in ('asked', 'sent', 'unclear')`)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await db
    .insertInto("wire_order_lines")
    .values(lines.map((line) => ({ wire_order_id: inserted.id, ...line })))
    .execute();
  return inserted.id;
}

const orderColumns = [
  "id",
  "out_order_id",
  "sell_order_id",
  "state",
  "asked_at",
  "asked_by",
  "sent_at",
] as const;

export interface StoredWireOrder {
  readonly id: number;
  readonly out_order_id: string;
  readonly sell_order_id: number;
  readonly state: WireOrderState;
  readonly asked_at: Date;
  readonly asked_by: number;
  readonly sent_at: Date | null;
}

/** An order, held until the transaction ends. */
export const lockWireOrder = (db: Db, id: number): Promise<StoredWireOrder> =>
  db
    .selectFrom("wire_orders")
    .select(orderColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export interface WireOrderChange {
  readonly state: WireOrderState;
  readonly reason?: string;
  readonly detail?: string;
  readonly sent_at?: Date;
  readonly look_at: Date | null;
}

/** Moves an order on from the state it was seen in; false where somebody else has moved it. */
export async function updateWireOrder(
  db: Db,
  { id, state }: Pick<StoredWireOrder, "id" | "state">,
  change: WireOrderChange,
): Promise<boolean> {
  const moved = await db
    .updateTable("wire_orders")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

export const selectWireLines = (
  db: Db,
  wireOrderId: number,
): Promise<readonly (WireLine & { oid: string })[]> =>
  db
    .selectFrom("wire_order_lines as line")
    .innerJoin("order_items as item", "item.id", "line.item_id")
    .select(["line.item_id", "item.oid", "line.thid_item_id", "line.thid_spec_id", "line.num"])
    .where("line.wire_order_id", "=", wireOrderId)
    .orderBy("line.item_id")
    .execute();

/** Orders of a seller's goods that were never found, the newest first. */
export const selectMissing = (db: Db, sellOrderId: number): Promise<readonly StoredWireOrder[]> =>
  db
    .selectFrom("wire_orders")
    .select(orderColumns)
    .where("sell_order_id", "=", sellOrderId)
    .where("state", "=", "missing")
    .orderBy("id", "desc")
    .execute();

/** Takes orders that are due to be looked up; nobody else takes them until `until`. */
export async function claimToLookUp(
  db: Db,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly StoredWireOrder[]> {
  const { rows } = await sql<StoredWireOrder>`
      with due as (
           select id
             from wire_orders
            where look_at <= ${now}
            order by look_at, id
            limit ${limit}
              for update skip locked
           )
    update wire_orders
       set look_at = ${until}
      from due
     where wire_orders.id = due.id
    returning wire_orders.id, out_order_id, sell_order_id, state, asked_at, asked_by, sent_at
  `.execute(db);
  return rows;
}

/** Orders whose process ended before anything went out. */
export async function giveUpAskedBefore(db: Db, before: Date): Promise<number> {
  const given = await db
    .updateTable("wire_orders")
    .set({ state: "refused", reason: "interrupted" })
    .where("state", "=", "asked")
    .where("asked_at", "<", before)
    .returning("id")
    .execute();
  return given.length;
}

export interface NewWirePurchase {
  readonly wire_order_id: number;
  readonly order_no: string;
  readonly state: WirePurchaseState;
  readonly total: number;
  readonly trouble?: string;
  readonly placed_at: Date;
  readonly ask_at: Date | null;
}

/** Writes down what stands; what is known already stays as it is. */
export async function insertWirePurchases(
  db: Db,
  purchases: readonly NewWirePurchase[],
): Promise<void> {
  if (purchases.length === 0) return;
  await db
    .insertInto("wire_purchases")
    .values([...purchases])
    .onConflict((conflict) => conflict.column("order_no").doNothing())
    .execute();
}
