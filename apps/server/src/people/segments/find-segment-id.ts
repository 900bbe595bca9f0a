import type { Db } from "../../kernel/db/db.ts";

/** The row of a segment by what it is called; undefined where there is none. */
export async function findSegmentId(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("segments")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.id;
}
