import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { Outcome } from "./wait-for-room.ts";

/** How often the bucket was tried in this window, this try included. */
export async function addToCount(
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

interface CountKey {
  readonly bucket: string;
  readonly window_start: Date;
}

/** Whether there was room for one more that is under way from now on. */
export async function holdInCount(
  db: Db,
  { bucket, window_start, most, pendingUntil }: CountKey & { most: number; pendingUntil: Date },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into tries (bucket, window_start, count, pending, pending_until)
    values (${bucket}, ${window_start}, 1, 1, ${pendingUntil})
    on conflict (bucket, window_start) do update
      set count = tries.count + 1,
          pending = case when tries.pending_until <= ${now} then 1 else tries.pending + 1 end,
          pending_until = ${pendingUntil}
      where tries.count < ${most}
    returning count
  `.execute(db);
  return rows.length > 0;
}

/** How it stands with a limit that had no room. */
export async function findCountStanding(
  db: Db,
  { bucket, window_start, most }: CountKey & { most: number },
  now: Date,
): Promise<"wait" | "closed"> {
  const found = await db
    .selectFrom("tries")
    .select(["count", "pending", "pending_until"])
    .where("bucket", "=", bucket)
    .where("window_start", "=", window_start)
    .executeTakeFirst();
  // Room has been made between the two questions.
  if (!found || found.count < most) return "wait";
  return found.pending > 0 && found.pending_until > now ? "wait" : "closed";
}

/** Says how a try ended that was under way: only a wrong one stays counted. */
export async function endInCount(
  db: Db,
  { bucket, window_start, outcome }: CountKey & { outcome: Outcome },
): Promise<void> {
  await db
    .updateTable("tries")
    .set({
      pending: sql<number>`greatest(pending - 1, 0)`,
      ...(outcome === "wrong" ? {} : { count: sql<number>`greatest(count - 1, 0)` }),
    })
    .where("bucket", "=", bucket)
    .where("window_start", "=", window_start)
    .execute();
}

export async function removeCounts(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom("tries").where("bucket", "=", bucket).execute();
}

export async function removeCountsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("tries").where("window_start", "<", moment).execute();
}
