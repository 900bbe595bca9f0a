import { sql } from "kysely";
import type { Database } from "@sampan/server/kernel/db/driver/door";

/** Declared transfers that wait for finance: the n-th of 1,000 + n dollars, with a number of its own, paid now. */
export async function fillTransfers(
  { db }: Database,
  accountId: number,
  count: number,
): Promise<void> {
  await sql`
    insert into topups (number, account_id, way, state, amount, currency, bank, pay_no, pay_time, created_at)
    select 'BENCH' || n, ${accountId}, 'bank', 'under_review', (1000 + n) * 100, 'TWD', '008', (70000000 + n)::text,
           now(), now()
      from generate_series(1, ${count}::int) as n
  `.execute(db);
}
