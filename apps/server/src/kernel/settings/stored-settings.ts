import { sql } from "kysely";
import type { Db } from "../db/db.ts";

export interface StartedChange {
  readonly key: string;
  readonly value: unknown;
  readonly starts_at: Date;
}

/** Of each key the change that is in force at a moment. */
export const findChangesAt = (db: Db, moment: Date): Promise<StartedChange[]> =>
  db
    .selectFrom("setting_changes")
    .distinctOn("key")
    .select(["key", "value", "starts_at"])
    .where("withdrawn_at", "is", null)
    .where("starts_at", "<=", moment)
    .orderBy("key")
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** What starts after a moment, in the order in which it takes effect. */
export const findChangesAfter = (db: Db, moment: Date): Promise<StartedChange[]> =>
  db
    .selectFrom("setting_changes")
    .select(["key", "value", "starts_at"])
    .where("withdrawn_at", "is", null)
    .where("starts_at", ">", moment)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();

/** Whoever changes a setting waits here for whoever else does, until the end of the transaction. */
export async function lockSettings(db: Db): Promise<void> {
  await sql`lock table setting_changes in share row exclusive mode`.execute(db);
}

/**
 * When a change that is to hold at once begins: now, but never before one that was made earlier. Two servers'
 * clocks, or two people who waited for each other, would otherwise leave the older one in force.
 */
export async function earliestStart(db: Db, key: string, now: Date): Promise<Date> {
  const { latest } = await db
    .selectFrom("setting_changes")
    .select(({ fn }) => fn.max("starts_at").as("latest"))
    .where("key", "=", key)
    .where("is_planned", "=", false)
    .executeTakeFirstOrThrow();
  return latest && latest > now ? latest : now;
}

export interface NewChange {
  readonly key: string;
  readonly value: unknown;
  readonly starts_at: Date;
  readonly is_planned: boolean;
  readonly made_at: Date;
  readonly staff_id: number;
  readonly reason: string;
}

export async function insertChange(db: Db, { value, ...change }: NewChange): Promise<void> {
  await db
    .insertInto("setting_changes")
    .values({ ...change, value: JSON.stringify(value) })
    .execute();
}

export interface ChangeRow extends StartedChange {
  readonly id: number;
  /** Which change of its setting it is, from 1 on, as they were made. */
  readonly place: number;
  readonly is_planned: boolean;
  readonly made_at: Date;
  readonly by: string | null;
  readonly reason: string;
  readonly withdrawn_at: Date | null;
  readonly withdrawn_by: string | null;
}

/** The history of one setting or of all, the latest to take effect first. */
export function findHistory(db: Db, key?: string): Promise<ChangeRow[]> {
  const query = db
    .selectFrom("setting_changes as change")
    .leftJoin("staff_members as maker", "maker.id", "change.staff_id")
    .leftJoin("staff_members as withdrawer", "withdrawer.id", "change.withdrawn_by")
    .select([
      "change.id",
      sql<number>`row_number() over (partition by change.key order by change.id)`.as("place"),
      "change.key",
      "change.value",
      "change.starts_at",
      "change.is_planned",
      "change.made_at",
      "maker.name as by",
      "change.reason",
      "change.withdrawn_at",
      "withdrawer.name as withdrawn_by",
    ])
    .orderBy("change.starts_at", "desc")
    .orderBy("change.id", "desc");
  return (key === undefined ? query : query.where("change.key", "=", key)).execute();
}

export async function withdrawChange(
  db: Db,
  id: number,
  { withdrawn_at, withdrawn_by }: { readonly withdrawn_at: Date; readonly withdrawn_by: number },
): Promise<void> {
  await db
    .updateTable("setting_changes")
    .set({ withdrawn_at, withdrawn_by })
    .where("id", "=", id)
    .execute();
}
