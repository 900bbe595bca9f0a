import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { Outcome, Standing } from "./wait-for-room.ts";

export interface BackOffAttempt {
  readonly bucket: string;
  /** Milliseconds to wait after each try; the last holds for all that follow. */
  readonly waits_ms: readonly number[];
  /** Tries before this moment are forgotten when nothing was tried since. */
  readonly quietBefore: Date;
  /** Until then it is under way, if nobody says how it ended. */
  readonly pendingUntil: Date;
}

/**
 * When a bucket opened for which nobody has to wait: long ago, so that it is open too for those who read the clock
 * a moment before the one who counted last.
 */
const open = new Date(0);

/** Whether the try was counted: one statement, so that of parallel ones only those go on that may. */
export async function countAttempt(
  db: Db,
  { bucket, waits_ms, quietBefore, pendingUntil }: BackOffAttempt,
  now: Date,
): Promise<boolean> {
  const tries = sql`case when back_offs.tried_at < ${quietBefore} then 1 else back_offs.tries + 1 end`;
  const openings = waits_ms.map((wait) => (wait === 0 ? open : new Date(now.getTime() + wait)));
  const texts = openings.map((opening) => opening.toISOString());
  const openAfter = (count: ReturnType<typeof sql>) =>
    sql`(${texts}::timestamptz[])[least(${count}, ${texts.length}::int)]`;
  const { rows } = await sql`
    insert into back_offs (bucket, tries, tried_at, open_at, pending, pending_until)
    values (${bucket}, 1, ${now}, ${openAfter(sql`1`)}, 1, ${pendingUntil})
    on conflict (bucket) do update
      set tries = ${tries}, tried_at = ${now}, open_at = ${openAfter(tries)},
          pending = case when back_offs.pending_until <= ${now} then 1 else back_offs.pending + 1 end,
          pending_until = ${pendingUntil}
      where back_offs.open_at <= ${now}
    returning tries
  `.execute(db);
  return rows.length > 0;
}

/** How it stands with a bucket that would not count another try, and when it opens. */
export async function findStanding(
  db: Db,
  bucket: string,
  now: Date,
): Promise<{ readonly standing: Exclude<Standing, "taken">; readonly open_at: Date }> {
  const found = await db
    .selectFrom("back_offs")
    .select(["open_at", "pending", "pending_until"])
    .where("bucket", "=", bucket)
    .executeTakeFirst();
  // It has opened between the two questions.
  if (!found || found.open_at <= now) return { standing: "wait", open_at: now };
  const isUndecided = found.pending > 0 && found.pending_until > now;
  return { standing: isUndecided ? "wait" : "closed", open_at: found.open_at };
}

/**
 * Says how a counted try ended. A right one forgets the wrong ones before it, but not those under way beside it;
 * one that nobody looked at was none. Either opens the bucket, as it was when this one was counted.
 */
export async function endAttempt(
  db: Db,
  { bucket, outcome }: { readonly bucket: string; readonly outcome: Outcome },
): Promise<void> {
  if (outcome === "right") {
    const forgotten = await db
      .deleteFrom("back_offs")
      .where("bucket", "=", bucket)
      .where("pending", "<=", 1)
      .returning("bucket")
      .executeTakeFirst();
    if (forgotten) return;
  }
  const others = sql<number>`greatest(pending - 1, 0)`;
  const change = {
    right: { pending: others, tries: others, open_at: open },
    unseen: { pending: others, tries: sql<number>`greatest(tries - 1, 0)`, open_at: open },
    wrong: { pending: others },
  }[outcome];
  await db.updateTable("back_offs").set(change).where("bucket", "=", bucket).execute();
}

export async function deleteBackOffsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("back_offs").where("tried_at", "<", moment).execute();
}
