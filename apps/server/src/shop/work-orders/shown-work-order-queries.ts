import type { WorkOrderTab } from "@sampan/contract/shop/work-orders/staff-work-orders";
import type { Region } from "@sampan/domain/kernel/regions";
import { defaultLanguage, type Language } from "@sampan/domain/kernel/language";
import type { WorkOrderEntryKind } from "@sampan/domain/shop/work-orders/work-order";
import type { WorkOrderHand } from "@sampan/domain/shop/work-orders/work-order-state";
import { sql } from "kysely";
import { type BoundedCount, countUpTo } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { WorkOrderRecord } from "./work-order-queries.ts";

/** A conversation with what a list says of it. */
export interface ShownWorkOrder extends WorkOrderRecord {
  readonly uid: string;
  readonly region: Region;
  readonly customer_language: Language;
  readonly holder: string | null;
  readonly last: string;
  readonly last_by: WorkOrderHand;
}

const shown = (db: Db) =>
  db
    .selectFrom("work_orders as asked")
    .innerJoin("accounts", "accounts.id", "asked.account_id")
    .leftJoin("staff_members as holder", "holder.id", "asked.staff_id")
    .innerJoinLateral(
      (outer) =>
        outer
          .selectFrom("work_order_entries as entry")
          .select(["entry.content", "entry.author"])
          .whereRef("entry.work_order_id", "=", "asked.id")
          .where("entry.kind", "=", "said")
          .orderBy("entry.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .selectAll("asked")
    .select([
      "accounts.uid",
      "accounts.region",
      sql<Language>`coalesce(accounts.language, ${sql.lit(defaultLanguage)})`.as(
        "customer_language",
      ),
      "holder.name as holder",
      sql<string>`left(last.content, 120)`.as("last"),
      "last.author as last_by",
    ]);

/** One conversation, of anybody or of one customer. */
export const selectShownWorkOrder = (
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId?: number },
): Promise<ShownWorkOrder | undefined> =>
  shown(db)
    .where("asked.key", "=", key)
    .$if(accountId !== undefined, (query) => query.where("asked.account_id", "=", accountId ?? 0))
    .executeTakeFirst();

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A customer's conversations, those that moved last in front. */
export async function selectOwnWorkOrders(
  db: Db,
  accountId: number,
  { limit, offset }: Page,
): Promise<{ rows: ShownWorkOrder[]; total: number }> {
  const own = shown(db).where("asked.account_id", "=", accountId);
  const rows = await own
    .orderBy("asked.moved_at", "desc")
    .orderBy("asked.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom("work_orders")
    .select((row) => row.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

interface TabWanted extends Page {
  readonly tab: WorkOrderTab;
  readonly staffId: number;
  readonly now: Date;
}

/** Conversations of a desk's tab: of open ones what is due first in front, of others what moved last. */
export async function selectWorkOrdersOfTab(
  db: Db,
  { limit, offset, ...wanted }: TabWanted,
): Promise<{ rows: ShownWorkOrder[] } & BoundedCount> {
  const chosen = ofTab(db, wanted);
  const isOpen = wanted.tab !== "answered" && wanted.tab !== "closed";
  // Chosen and counted among conversations alone: what is shown beside one is looked up for a page of them.
  const page = chosen.select("id").limit(limit).offset(offset);
  const ids = isOpen
    ? page.orderBy("due_at").orderBy("id")
    : wanted.tab === "answered"
      ? page.orderBy("close_at")
      : page.orderBy("id", "desc");
  const rows = shown(db).where(sql<boolean>`asked.id = any(array(${ids}))`);
  const ordered = isOpen
    ? rows.orderBy("asked.due_at").orderBy("asked.id")
    : wanted.tab === "answered"
      ? rows.orderBy("asked.close_at")
      : rows.orderBy("asked.id", "desc");
  return { rows: await ordered.execute(), ...(await countUpTo(db, chosen)) };
}

function ofTab(db: Db, { tab, staffId, now }: Omit<TabWanted, keyof Page>) {
  const all = db.selectFrom("work_orders");
  const open = all.where("state", "=", "open");
  switch (tab) {
    case "unclaimed":
      return open.where("staff_id", "is", null);
    case "mine":
      return open.where("staff_id", "=", staffId);
    case "others":
      return open.where("staff_id", "<>", staffId);
    case "late":
      return open.where("due_at", "<=", now);
    case "answered":
      return all.where("state", "=", "answered");
    case "closed":
      return all.where("state", "=", "closed");
  }
}

/** How many wait in each tab of what is open. */
export async function countByHolder(
  db: Db,
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<Record<string, number>> {
  return db
    .selectFrom("work_orders")
    .select((row) => [
      row.fn.countAll<number>().filterWhere("staff_id", "is", null).as("unclaimed"),
      row.fn.countAll<number>().filterWhere("staff_id", "=", staffId).as("mine"),
      row.fn.countAll<number>().filterWhere("staff_id", "<>", staffId).as("others"),
      row.fn.countAll<number>().filterWhere("due_at", "<=", now).as("late"),
    ])
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
}

export interface ShownEntry {
  readonly id: number;
  readonly kind: WorkOrderEntryKind;
  readonly author: WorkOrderHand;
  readonly name: string | null;
  readonly to_name: string | null;
  readonly content: string;
  readonly language: Language;
  readonly imgs: string[];
  readonly at: Date;
}

/** A conversation from its beginning. Notes of staff are not among it: they lie in a table of their own. */
export const selectEntries = (db: Db, workOrderId: number): Promise<ShownEntry[]> =>
  db
    .selectFrom("work_order_entries as entry")
    .leftJoin("staff_members as writer", "writer.id", "entry.staff_id")
    .leftJoin("staff_members as next", "next.id", "entry.to_staff_id")
    .select([
      "entry.id",
      "entry.kind",
      "entry.author",
      "writer.name",
      "next.name as to_name",
      "entry.content",
      "entry.language",
      "entry.imgs",
      "entry.at",
    ])
    .where("entry.work_order_id", "=", workOrderId)
    .orderBy("entry.id")
    .execute();

/** What staff wrote to each other about one, the newest first. */
export const selectNotes = (
  db: Db,
  workOrderId: number,
): Promise<{ words: string; by: string; at: Date }[]> =>
  db
    .selectFrom("work_order_notes as note")
    .innerJoin("staff_members as writer", "writer.id", "note.staff_id")
    .select(["note.words", "writer.name as by", "note.at"])
    .where("note.work_order_id", "=", workOrderId)
    .orderBy("note.id", "desc")
    .execute();
