import { sql } from "kysely";
import type { Db } from "../db/db.ts";

export interface Turn {
  readonly bucket: string;
  /** Milliseconds to wait after each try; the last holds for all that follow. */
  readonly waits_ms: readonly number[];
  /** Tries before this moment are forgotten when nothing was tried since. */
  readonly quietBefore: Date;
}

/** Whether the try was counted: one statement, so that of parallel ones only those go on that may. */
export async function countTurn(
  db: Db,
  { bucket, waits_ms, quietBefore }: Turn,
  now: Date,
): Promise<boolean> {
  const tries = sql`case when back_offs.tried_at < ${quietBefore} then 1 else back_offs.tries + 1 end`;
  const openAfter = (count: ReturnType<typeof sql>) =>
    sql`${now}::timestamptz + interval '1 millisecond'
      * (${[...waits_ms]}::float8[])[least(${count}, ${waits_ms.length}::int)]`;
  const { rows } = await sql<{ tries: number }>`
    insert into back_offs (bucket, tries, tried_at, open_at)
    values (${bucket}, 1, ${now}, ${openAfter(sql`1`)})
    on conflict (bucket) do update
      set tries = ${tries}, tried_at = ${now}, open_at = ${openAfter(tries)}
      where back_offs.open_at <= ${now}
    returning tries
  `.execute(db);
  return rows.length > 0;
}

export async function findOpening(db: Db, bucket: string): Promise<Date | undefined> {
  const found = await db
    .selectFrom("back_offs")
    .select("open_at")
    .where("bucket", "=", bucket)
    .executeTakeFirst();
  return found?.open_at;
}

export async function deleteBackOff(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom("back_offs").where("bucket", "=", bucket).execute();
}

export async function deleteBackOffsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("back_offs").where("tried_at", "<", moment).execute();
}
