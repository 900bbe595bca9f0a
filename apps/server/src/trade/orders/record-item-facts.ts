import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** What a buyer wrote down of a line. */
export interface ItemPurchase {
  /** The marketplace's order number. */
  readonly out_oid: string;
  /** CNY cents that it took, where they are known. */
  readonly cost?: number | undefined;
  readonly bought_at: Date;
  readonly bought_by: number;
}

/** Notes who bought an item under which number and at what cost. The move to "waiting for the seller" is moveItem's. [BO-10] */
export async function recordItemPurchase(
  db: Db,
  itemId: number,
  { cost, ...bought }: ItemPurchase,
): Promise<void> {
  await db
    .updateTable("order_items")
    .set({ ...bought, ...(cost !== undefined && { cost }) })
    .where("id", "=", itemId)
    .execute();
}

/** Another option of the same goods, as their seller has it. */
export interface BoughtOption {
  readonly sku_id: number;
  readonly props: Readonly<Record<string, string>>;
  readonly image: string;
  /** Grams of a piece. */
  readonly weight_g: number;
}

/** Puts another option in place of what was ordered, which stays known; whoever comes back to it ordered no other. */
export async function recordItemOption(
  db: Db,
  itemId: number,
  { props, ...option }: BoughtOption,
): Promise<void> {
  const written = JSON.stringify(props);
  await db
    .updateTable("order_items")
    .set({
      ...option,
      props: written,
      ordered_props: sql<string | null>`
        nullif(coalesce(ordered_props, props), ${written}::jsonb)`,
    })
    .where("id", "=", itemId)
    .execute();
}

/** Counts pieces that reached the warehouse (or, undone, left it) and answers how many there are now. [BO-13] */
export async function recordItemArrival(db: Db, itemId: number, pieces: number): Promise<number> {
  const { arrived_num } = await db
    .updateTable("order_items")
    .set({ arrived_num: sql<number>`arrived_num + ${pieces}` })
    .where("id", "=", itemId)
    .returning("arrived_num")
    .executeTakeFirstOrThrow();
  return arrived_num;
}

/** Counts pieces that nobody will have any more, and for which nothing comes back. */
export async function countPiecesGone(db: Db, itemId: number, pieces: number): Promise<void> {
  await db
    .updateTable("order_items")
    .set({ refund_num: sql<number>`refund_num + ${pieces}` })
    .where("id", "=", itemId)
    .execute();
}

/** What a refund leaves on an item: its bits, and what came back so far. Cents of the payment currency. */
export interface ItemRefund {
  readonly refund_status: number;
  /** What was paid for it in all: the ceiling of what came back. */
  readonly paid_for: number;
  /** Added: pieces, cash, and all of it in whatever form. */
  readonly pieces: number;
  readonly cash: number;
  readonly value: number;
}

/** Notes a refund, or its next step, on an item; the columns refuse more than was paid for it. [REF-18] [REF-19] */
export async function recordItemRefund(
  db: Db,
  itemId: number,
  { refund_status, paid_for, pieces, cash, value }: ItemRefund,
): Promise<void> {
  await db
    .updateTable("order_items")
    .set({
      refund_status,
      paid_for,
      refund_num: sql<number>`refund_num + ${pieces}`,
      refund_real: sql<number>`refund_real + ${cash}`,
      refund_value: sql<number>`refund_value + ${value}`,
    })
    .where("id", "=", itemId)
    .execute();
}
