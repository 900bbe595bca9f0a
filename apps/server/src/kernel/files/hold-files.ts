import type { Db } from "../db/db.ts";

/** Holds files until the transaction ends, in the order of their numbers: whoever wants to use one as well waits. */
export async function holdFiles(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom("files")
    .select("id")
    .where("id", "in", [0, ...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}
