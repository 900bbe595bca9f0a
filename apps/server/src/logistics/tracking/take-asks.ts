import type { Tracker } from "@sampan/domain/logistics/tracking/trackers";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface AskBudget {
  readonly tracker: Tracker;
  readonly per_minute: number;
  readonly per_day: number;
}

const minute_ms = 60_000;

/**
 * Takes up to so many asks out of a tracker's minute and day, and answers how many were left to take. One statement on
 * one row, so that however many processes ask at once, all of them together never get more than there is. A clock that
 * is behind takes from the minute that has begun.
 */
export async function takeAsks(
  db: Db,
  { tracker, per_minute, per_day }: AskBudget,
  wanted: number,
  now: Date,
): Promise<number> {
  const minute = new Date(now.getTime() - (now.getTime() % minute_ms));
  const spent = sql`case when tracker_days.minute >= ${minute} then tracker_days.minute_asks else 0 end`;
  const granted = sql`greatest(0, least(${wanted}::int, ${per_day}::int - tracker_days.asks, ${per_minute}::int - ${spent}))`;
  const day = now.toISOString().slice(0, 10);
  const first = Math.max(0, Math.min(wanted, per_minute, per_day));
  const { rows } = await sql<{ granted: number }>`
    insert into tracker_days (tracker, day, asks, minute, minute_asks, granted)
    values (${tracker}, ${day}, ${first}, ${minute}, ${first}, ${first})
    on conflict (tracker, day) do update
      set asks = tracker_days.asks + ${granted},
          minute_asks = ${spent} + ${granted},
          minute = greatest(tracker_days.minute, ${minute}),
          granted = ${granted}
    returning granted
  `.execute(db);
  return rows[0]?.granted ?? 0;
}

/** Counts asks that brought scans, on the day of the moment. */
export const countAnswers = (
  db: Db,
  {
    tracker,
    answers,
    now,
  }: { readonly tracker: Tracker; readonly answers: number; readonly now: Date },
): Promise<unknown> =>
  db
    .updateTable("tracker_days")
    .set((row) => ({ answers: row("answers", "+", answers) }))
    .where("tracker", "=", tracker)
    .where("day", "=", now.toISOString().slice(0, 10))
    .execute();
