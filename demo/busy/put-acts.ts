import type { SqlSession } from "./sql-session.ts";

/** A transaction each: a strand's row that one transaction writes ten thousand times is slow to find again. */
const actsAtOnce = 500;

/** Writes what staff did through the trigger that hashes each act behind the one before it. */
export async function putActs(db: SqlSession): Promise<void> {
  for (let done = 0; ; done += actsAtOnce) {
    const put = await db.rows(
      `insert into audit_log (staff_id, action, object_kind, object_id, old_value, new_value, at)
       select staff_id, action, object_kind, object_id, old_value, new_value, at
         from act
        where n > $1::int and n <= $1::int + $2::int
        order by n
       returning 1`,
      [done, actsAtOnce],
    );
    if (put.length === 0) return;
  }
}
