import type { WirePurchaseState } from "@sampan/domain/trade/purchases/wire-order-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { isNeeded } from "./needed-purchases.ts";

/** An order that stands at the marketplace, with who placed it. */
export interface StoredWirePurchase {
  readonly id: number;
  readonly wire_order_id: number;
  readonly order_no: string;
  readonly state: WirePurchaseState;
}

/** Takes orders that are due to be asked about; nobody else takes them until `until`. */
export async function claimToAsk(
  db: Db,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly StoredWirePurchase[]> {
  const { rows } = await sql<StoredWirePurchase>`
      with due as (
           select id
             from wire_purchases
            where ask_at <= ${now}
            order by ask_at, id
            limit ${limit}
              for update skip locked
           )
    update wire_purchases
       set ask_at = ${until}
      from due
     where wire_purchases.id = due.id
    returning wire_purchases.id, wire_order_id, order_no, state
  `.execute(db);
  return rows;
}

export async function findWirePurchase(
  db: Db,
  order_no: string,
): Promise<{ readonly id: number } | undefined> {
  return db
    .selectFrom("wire_purchases")
    .select("id")
    .where("order_no", "=", order_no)
    .executeTakeFirst();
}

/** The same with how far it is, and whether anybody needs it. */
export async function findNeededPurchase(
  db: Db,
  order_no: string,
): Promise<(Pick<StoredWirePurchase, "id" | "state"> & { is_needed: boolean }) | undefined> {
  return db
    .selectFrom("wire_purchases as purchase")
    .select(["purchase.id", "purchase.state", isNeeded.as("is_needed")])
    .where("purchase.order_no", "=", order_no)
    .executeTakeFirst();
}

/** Ends an order that was closed as we wanted it: there is nothing to ask about, and no trouble. */
export const closeWirePurchase = (db: Db, id: number): Promise<unknown> =>
  db
    .updateTable("wire_purchases")
    .set({ state: "closed", trouble: "", ask_at: null })
    .where("id", "=", id)
    .execute();

/** What the marketplace says of an order now; a message that came meanwhile keeps it due. */
export const updateWirePurchase = (
  db: Db,
  id: number,
  {
    claimedUntil,
    ask_at,
    ...said
  }: {
    readonly state?: WirePurchaseState;
    readonly total?: number;
    readonly trouble?: string;
    readonly pay_no?: string;
    readonly claimedUntil: Date;
    readonly ask_at: Date | null;
  },
): Promise<unknown> =>
  db
    .updateTable("wire_purchases")
    .set({
      ...said,
      ask_at: sql<Date | null>`case when ask_at = ${claimedUntil} then ${ask_at}::timestamptz else ask_at end`,
    })
    .where("id", "=", id)
    .execute();

/** Lets the marketplace be asked about some orders at once; answers the numbers of those that are ours. */
export async function askAtOnce(
  db: Db,
  orderNumbers: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  // Held in one order, whoever else works at messages of the same orders.
  const { rows } = await sql<{ order_no: string }>`
      with told as (
           select id
             from wire_purchases
            where order_no = any(${[...orderNumbers]}::text[])
            order by id
              for update
           )
    update wire_purchases
       set ask_at = ${now}
      from told
     where wire_purchases.id = told.id
    returning order_no
  `.execute(db);
  return rows.map(({ order_no }) => order_no);
}

/** Which of some lines an express number was recorded for already. */
export async function selectAnnounced(
  db: Db,
  express_no: string,
  itemIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("item_shipments")
    .select("item_id")
    .where("express_no", "=", express_no)
    .where("item_id", "in", [0, ...itemIds])
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Who placed an order, for what is carried on in their name. */
export const selectBuyer = (
  db: Db,
  wireOrderId: number,
): Promise<{ readonly id: number; readonly name: string; readonly out_order_id: string }> =>
  db
    .selectFrom("wire_orders as wire")
    .innerJoin("staff_members as staff", "staff.id", "wire.asked_by")
    .select(["staff.id", "staff.name", "wire.out_order_id"])
    .where("wire.id", "=", wireOrderId)
    .executeTakeFirstOrThrow();
