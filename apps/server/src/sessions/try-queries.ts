import type { Db } from "../db/db.ts";

/** How often the bucket was tried in this window, this try included. */
export async function addTry(
  db: Db,
  { bucket, weight }: { readonly bucket: string; readonly weight: number },
  window_start: Date,
): Promise<number> {
  const { count } = await db
    .insertInto("tries")
    .values({ bucket, window_start, count: weight })
    .onConflict((conflict) =>
      conflict
        .columns(["bucket", "window_start"])
        .doUpdateSet(({ eb }) => ({ count: eb("tries.count", "+", weight) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeTry(db: Db, bucket: string, window_start: Date): Promise<void> {
  await db
    .updateTable("tries")
    .set(({ eb }) => ({ count: eb("count", "-", 1) }))
    .where("bucket", "=", bucket)
    .where("window_start", "=", window_start)
    .where("count", ">", 0)
    .execute();
}

export async function removeTries(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom("tries").where("bucket", "=", bucket).execute();
}

export async function removeTriesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("tries").where("window_start", "<", moment).execute();
}
