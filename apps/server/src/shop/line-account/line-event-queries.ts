import type { Db } from "../../kernel/db/db.ts";

/** False where it was heard before: of two processes that are told at the same moment, the second waits and finds it. */
export async function insertEvent(
  db: Db,
  event: { readonly event_id: string; readonly heard_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("line_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("line_events").where("heard_at", "<", moment).execute();
}
