import type { Db } from "../../kernel/db/db.ts";

export interface Counting {
  readonly channel: "sms" | "mail";
  /** Of a day of UTC; without one the message is only counted. */
  readonly most: number | undefined;
}

/**
 * Counts a message among those of its day, in one statement, so that many at once cannot overdraw the day;
 * false when there were as many as may be.
 */
export async function countMessage(
  db: Db,
  { channel, most }: Counting,
  now: Date,
): Promise<boolean> {
  const counted = await db
    .insertInto("message_days")
    .values({ day: now.toISOString().slice(0, 10), channel, handed_over: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(["day", "channel"])
        .doUpdateSet(({ eb }) => ({ handed_over: eb("message_days.handed_over", "+", 1) }));
      return most === undefined ? update : update.where("message_days.handed_over", "<", most);
    })
    .returning("day")
    .executeTakeFirst();
  return counted !== undefined;
}
