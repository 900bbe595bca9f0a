import type { BooksCurrency } from "@sampan/domain/money/closes/close";
import {
  type DifferenceEvent,
  type DifferenceKind,
  nextDifferenceState,
} from "@sampan/domain/money/closes/difference";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { BookDifferencesTable } from "../../kernel/db/tables-closes.ts";

/** What disagrees, in cents or points. */
export interface Found {
  readonly kind: DifferenceKind;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

interface Finding {
  readonly found: readonly Found[];
  readonly now: Date;
}

/**
 * Writes down what disagrees. What is open keeps its age and takes the figures of now; what somebody explained stays so,
 * unless its figures changed.
 */
export async function writeDifferences(
  db: Db,
  currency: BooksCurrency,
  { found, day, now }: Finding & { readonly day: string },
): Promise<void> {
  if (found.length === 0) return;
  await sql`
    insert into book_differences as known
      (currency, kind, subject, expected, found, found_on, found_at, state)
    select distinct on (kind, subject) ${currency}, kind, subject, expected, found, ${day}, ${now}, 'open'
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as now
           (kind text, subject text, expected bigint, found bigint)
     where not exists (
             select from book_differences explained
              where explained.currency = ${currency}
                and explained.kind = now.kind
                and explained.subject = now.subject
                and explained.state = 'explained'
                and explained.expected = now.expected
                and explained.found = now.found)
        on conflict (currency, kind, subject) where state = 'open'
        do update set expected = excluded.expected, found = excluded.found
  `.execute(db);
}

/** Closes what the ledger no longer says of itself. What was changed behind a close stays until somebody explains it. */
export async function letVanish(
  db: Db,
  currency: BooksCurrency,
  { found, now }: Finding,
): Promise<void> {
  const subjects = found.map(({ kind, subject }) => `${kind} ${subject}`);
  const gone = nextDifferenceState("open", "vanish");
  if (!gone.ok) return;
  await db
    .updateTable("book_differences")
    .set({ state: gone.value, settled_at: now })
    .where("currency", "=", currency)
    .where("state", "=", "open")
    .where("kind", "<>", "history")
    .where(sql<boolean>`not kind || ' ' || subject = any(${subjects}::text[])`)
    .execute();
}

export async function countOpenDifferences(db: Db, currency: BooksCurrency): Promise<number> {
  const { count } = await db
    .selectFrom("book_differences")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("currency", "=", currency)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return count;
}

export type StoredDifference = Selectable<BookDifferencesTable>;

/** A difference, held until the end of the transaction; undefined for a key that none has. */
export const lockDifference = (db: Db, key: string): Promise<StoredDifference | undefined> =>
  db
    .selectFrom("book_differences")
    .selectAll()
    .where("key", "=", key)
    .forUpdate()
    .executeTakeFirst();

interface Settling {
  readonly state: StoredDifference["state"];
  readonly staffId: number;
  readonly event: DifferenceEvent;
  readonly note: string;
  readonly now: Date;
}

/** Gives a difference to whoever acts, and closes it where they said what it is. */
export async function settleDifference(
  db: Db,
  id: number,
  { state, staffId, event, note, now }: Settling,
): Promise<void> {
  await db
    .updateTable("book_differences")
    .set({ state, owner_id: staffId, note, settled_at: event === "explain" ? now : null })
    .where("id", "=", id)
    .execute();
}

interface Page {
  readonly view: "open" | "settled";
  readonly limit: number;
  readonly offset: number;
}

/** What is open, the oldest first, or what was settled, the latest first, with whose it is. */
export function selectDifferences(db: Db, { view, limit, offset }: Page) {
  const isOpen = view === "open";
  return db
    .selectFrom("book_differences as difference")
    .leftJoin("staff_members as owner", "owner.id", "difference.owner_id")
    .select([
      "difference.key",
      "difference.currency",
      "difference.kind",
      "difference.subject",
      "difference.expected",
      "difference.found",
      "difference.found_on",
      "difference.state",
      "difference.note",
      "difference.settled_at",
      "owner.name as owner",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("difference.state", isOpen ? "=" : "<>", "open")
    .orderBy(isOpen ? "difference.found_on" : "difference.settled_at", isOpen ? "asc" : "desc")
    .orderBy("difference.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
