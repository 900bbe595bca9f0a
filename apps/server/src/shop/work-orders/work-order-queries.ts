import type { Insertable, Selectable, UpdateObject } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Tables } from "../../kernel/db/schema.ts";
import type { WorkOrderEntriesTable, WorkOrdersTable } from "../../kernel/db/tables-work-orders.ts";

export type WorkOrderRecord = Selectable<WorkOrdersTable>;
export type NewEntry = Omit<Insertable<WorkOrderEntriesTable>, "work_order_id" | "at">;

export const insertWorkOrder = (
  db: Db,
  order: Insertable<WorkOrdersTable>,
): Promise<WorkOrderRecord> =>
  db.insertInto("work_orders").values(order).returningAll().executeTakeFirstOrThrow();

/** One conversation, held until the transaction ends: of anybody, or of one customer. */
export const holdWorkOrder = (
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId?: number },
): Promise<WorkOrderRecord | undefined> =>
  db
    .selectFrom("work_orders")
    .selectAll()
    .where("key", "=", key)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
    .forUpdate()
    .executeTakeFirst();

export async function updateWorkOrder(
  db: Db,
  id: number,
  change: UpdateObject<Tables, "work_orders">,
): Promise<void> {
  await db.updateTable("work_orders").set(change).where("id", "=", id).executeTakeFirstOrThrow();
}

export async function insertEntry(db: Db, entry: Insertable<WorkOrderEntriesTable>): Promise<void> {
  await db.insertInto("work_order_entries").values(entry).execute();
}

/** What was said last in a conversation. */
export const findLastSaid = (
  db: Db,
  workOrderId: number,
): Promise<Pick<Selectable<WorkOrderEntriesTable>, "author" | "content" | "imgs"> | undefined> =>
  db
    .selectFrom("work_order_entries")
    .select(["author", "content", "imgs"])
    .where("work_order_id", "=", workOrderId)
    .where("kind", "=", "said")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** How many of a person's questions wait for us. */
export async function countOpen(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("work_orders")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return count;
}

/** The key of what moved last and is not closed. */
export async function findNewestTalk(db: Db, accountId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("work_orders")
    .select("key")
    .where("account_id", "=", accountId)
    .where("state", "in", ["open", "answered"])
    .orderBy("moved_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.key;
}

/** Whether the same was asked a moment ago. */
export async function wasAsked(
  db: Db,
  asked: {
    readonly accountId: number;
    readonly subject: string;
    readonly content: string;
    readonly since: Date;
  },
): Promise<boolean> {
  const found = await db
    .selectFrom("work_orders as asked")
    .innerJoin("work_order_entries as first", "first.work_order_id", "asked.id")
    .select("asked.id")
    .where("asked.account_id", "=", asked.accountId)
    .where("asked.created_at", ">=", asked.since)
    .where("asked.subject", "=", asked.subject)
    .where("first.author", "=", "customer")
    .where("first.content", "=", asked.content)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Due {
  readonly key: string;
}

/** Open ones whose moment has passed, and whose customer was not told of it yet. */
export const selectLate = (db: Db, now: Date, limit: number): Promise<Due[]> =>
  db
    .selectFrom("work_orders")
    .select("key")
    .where("state", "=", "open")
    .where("due_at", "<=", now)
    .where("escalated_at", "is", null)
    .orderBy("due_at")
    .limit(limit)
    .execute();

/** Answered ones that silence closes soon and whose customer does not know it yet; or that it closes now. */
export const selectSilent = (
  db: Db,
  now: Date,
  { isWarned, limit }: { readonly isWarned: boolean; readonly limit: number },
): Promise<Due[]> =>
  db
    .selectFrom("work_orders")
    .select("key")
    .where("state", "=", "answered")
    .where(isWarned ? "close_at" : "warn_at", "<=", now)
    .where("warned_at", isWarned ? "is not" : "is", null)
    .orderBy("close_at")
    .limit(limit)
    .execute();

/** Removes what a person asked and what was said about it, notes of staff included. */
export async function deleteWorkOrdersOf(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("work_orders").where("account_id", "=", accountId).execute();
}

export async function insertNote(
  db: Db,
  note: Insertable<Tables["work_order_notes"]>,
): Promise<void> {
  await db.insertInto("work_order_notes").values(note).execute();
}
