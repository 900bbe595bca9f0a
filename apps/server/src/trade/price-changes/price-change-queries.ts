import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { PriceChangesTable } from "../../kernel/db/tables-purchases.ts";

export type PriceChange = Selectable<PriceChangesTable>;

export const insertPriceChange = (
  db: Db,
  change: Insertable<PriceChangesTable>,
): Promise<PriceChange> =>
  db.insertInto("price_changes").values(change).returningAll().executeTakeFirstOrThrow();

/** CNY cents a piece that were paid for a line by now: as it was ordered, or as a later price was settled. */
export async function selectPaidPrice(db: Db, itemId: number): Promise<number> {
  const settled = await db
    .selectFrom("price_changes")
    .select("price")
    .where("item_id", "=", itemId)
    .where("state", "in", ["paid", "returned"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (settled) return settled.price;
  const { price } = await db
    .selectFrom("order_items")
    .select("price")
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
  return price;
}

export interface FoundQuestion {
  readonly id: number;
  readonly oid: string;
  readonly child_tid: string;
}

/** The question that a difference asks, of anybody or of one customer; undefined where it asks none. */
export const findQuestion = (
  db: Db,
  { child_tid, accountId }: { readonly child_tid: string; readonly accountId?: number },
): Promise<FoundQuestion | undefined> =>
  questions(db)
    .where("supplement.child_tid", "=", child_tid)
    .$if(accountId !== undefined, (query) => query.where("orders.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

/** Questions whose time is over, the longest over in front. */
export const selectOverdueQuestions = (
  db: Db,
  now: Date,
  limit: number,
): Promise<FoundQuestion[]> =>
  questions(db)
    .where("change.state", "=", "asked")
    .where("change.due_at", "<=", now)
    .orderBy("change.due_at")
    .limit(limit)
    .execute();

const questions = (db: Db) =>
  db
    .selectFrom("price_changes as change")
    .innerJoin("supplements as supplement", "supplement.id", "change.supplement_id")
    .innerJoin("order_items as item", "item.id", "change.item_id")
    .innerJoin("orders", "orders.id", "change.order_id")
    .select(["change.id", "item.oid", "supplement.child_tid"]);

/** A question as it stands; whoever reads it holds its order. */
export const readQuestion = (db: Db, id: number): Promise<PriceChange> =>
  db.selectFrom("price_changes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
