import type { Db } from "../../apps/server/src/kernel/db/db.ts";

type Wish = { action: string; acts: number; new_value?: unknown };

/** So many acts of the house itself. */
export async function insertActs(
  db: Db,
  now: Date,
  { action, acts, new_value = null }: Wish,
): Promise<void> {
  const act = { action, object_kind: "test", at: now, new_value: JSON.stringify(new_value) };
  await db
    .insertInto("audit_log")
    .values(Array.from({ length: acts }, (_, nth) => ({ ...act, object_id: String(nth) })))
    .execute();
}
