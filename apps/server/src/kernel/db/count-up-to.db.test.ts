import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { countUpTo } from "./count-up-to.ts";

const { db, customer } = await openTestApp();
const paid = () => db.selectFrom("bills").where("state", "=", "paid");

test("counts what there is up to a ceiling, says whether there is more, and reads no row beyond", async () => {
  const { id } = await customer();
  const addBills = (first: number, last: number) =>
    sql`
      insert into bills (tid, account_id, currency, state, amount, explanation, posted_at, paid_at)
      select 'BC' || n, ${id}, 'TWD', 'paid', 0, '{}', now(), now()
        from generate_series(${first}::int, ${last}::int) as n
    `.execute(db);
  await addBills(1, 1_000);
  expect(await countUpTo(db, paid())).toEqual({ total: 1_000, has_more: false });
  await addBills(1_001, 5_000);
  expect(await countUpTo(db, paid())).toEqual({ total: 1_000, has_more: true });

  await sql`analyze bills`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain (analyze, costs off, timing off, summary off)
    select count(*) from (select 1 from bills where state = 'paid' limit 1001) as counted
  `.execute(db);
  const read = rows.map((row) => row["QUERY PLAN"]).filter((line) => line.includes("Scan"));
  expect(read).toEqual([expect.stringMatching(/actual rows=1001(\.00)? /)]);
});
