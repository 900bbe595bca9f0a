import { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { sealLedger } from "../../apps/server/src/money/ledger/seal-ledger.ts";
import { openTestApp } from "../support/test-app.ts";
import { valueOf } from "../support/value-of.ts";
import { moveAtRandom } from "./support/move-at-random.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const { db, clock, customer, needs } = await openTestApp();
const operations = sizeOf({ quick: 2_000, full: 100_000 });

interface Row {
  readonly account_id: number;
  readonly amount: number;
  readonly balance_after: number;
}

/** Rows whose balance is not that of the row before them and their amount; the ledger's own check is not asked. */
async function countBreaks(): Promise<{ rows: number; accounts: number; breaks: number }> {
  const { rows } = await sql<Row>`
    select account_id, amount, balance_after
      from ledger_entries
     where balance_after is not null
     order by account_id, id
  `.execute(db);
  const held = new Map<number, number>();
  let breaks = 0;
  for (const { account_id, amount, balance_after } of rows) {
    if ((held.get(account_id) ?? 0) + amount !== balance_after) breaks += 1;
    held.set(account_id, balance_after);
  }
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["id", "balance"])
    .where("owner_id", "is not", null)
    .execute();
  breaks += accounts.filter(({ id, balance }) => (held.get(id) ?? 0) !== balance).length;
  return { rows: rows.length, accounts: accounts.length, breaks };
}

/** Changes what is written, as somebody does who owns the whole server and switches its triggers off. */
async function forge(statement: string): Promise<void> {
  await db.connection().execute(async (open) => {
    await sql`set session_replication_role = replica`.execute(open);
    await sql.raw(statement).execute(open);
    await sql`set session_replication_role = origin`.execute(open);
  });
}

test("every row of every account follows from the row before it, and the newest is the balance [WAL-50] [WAL-51]", async () => {
  const people = [await customer(), await customer(), await customer()] as const;
  const owners = people.map(({ id }) => id);
  await moveAtRandom(db, { owners, workers: 8, operations, seed, now: clock.now() });
  const { rows, accounts, breaks } = await countBreaks();
  tellPromise({
    promise: 3,
    name: "row history explains the balance",
    target: "0 breaks",
    figure: `${breaks} breaks in ${rows.toLocaleString("en")} rows of ${accounts} accounts`,
    seed,
  });
  expect(breaks).toBe(0);
  expect(rows).toBeGreaterThan(operations / 2);

  // The rows that the person reads say the same.
  const own = valueOf(
    await people[0].call(queryAcctLogList, { page_size: 20, order_by: "id asc" }),
  );
  let held = 0;
  for (const { amount, direct, balance } of own.datalist) {
    held += direct === 1 || direct === -2 ? amount : -amount;
    expect(balance).toBe(held);
  }
  expect(own.datalist.length).toBeGreaterThan(5);
}, 600_000);

test("one row whose balance was bent is noticed", async () => {
  const id = `(select max(id) from ledger_entries where balance_after is not null)`;
  await forge(`update ledger_entries set balance_after = balance_after + 1 where id = ${id}`);
  expect((await countBreaks()).breaks).toBeGreaterThan(0);
  expect((await checkLedger(db)).map(({ what }) => what)).toContain("chain");
  await forge(`update ledger_entries set balance_after = balance_after - 1 where id = ${id}`);
  expect(await checkLedger(db)).toEqual([]);
});

/** What a hostile hand would try over the server's own connection. */
const hostile = [
  "update ledger_entries set amount = amount + 1",
  "update ledger_entries set balance_after = 0",
  "update ledger_entries set account_id = (select max(id) from ledger_accounts)",
  "delete from ledger_entries",
  "truncate ledger_entries",
  "update transfers set kind = 'correction'",
  "update transfers set created_at = now()",
  "update transfers set idempotency_key = idempotency_key || 'x'",
  "delete from transfers",
  "truncate transfers cascade",
  "insert into ledger_entries (transfer_id, account_id, amount) select max(transfer_id), max(account_id), 5 from ledger_entries",
  "merge into ledger_entries one using transfers two on one.transfer_id = two.id when matched then delete",
] as const;

const digest = async (): Promise<unknown> =>
  (
    await sql`
      select md5(string_agg(entry::text || transfer::text, ',' order by entry.id)) as all
        from ledger_entries entry
        join transfers transfer on transfer.id = entry.transfer_id
    `.execute(db)
  ).rows;

test("twelve statements that would change the ledger are refused [WAL-51]", async () => {
  const before = await digest();
  let refused = 0;
  for (const statement of hostile)
    await sql
      .raw(statement)
      .execute(db)
      .catch(() => void (refused += 1));
  tellPromise({
    promise: 4,
    name: "ledger rows are never changed",
    target: "12 of 12 refused",
    figure: `${refused} of ${hostile.length} refused`,
  });
  expect(refused).toBe(12);
  expect(await digest()).toEqual(before);
});

/** One of what was written, near its middle. */
const some = `(select id from ledger_entries where balance_after is not null offset 500 limit 1)`;
const flips = {
  "an amount": `ledger_entries set amount = amount # 1`,
  "a balance": `ledger_entries set balance_after = balance_after # 1`,
  "an account": `ledger_entries set account_id = (select max(id) from ledger_accounts where id <> account_id)`,
  "a transfer": `ledger_entries set transfer_id = (select max(id) from transfers where id <> transfer_id)`,
} as const;

test("one flipped value is found in a whole house of rows, by somebody who asks nothing but the ledger [WAL-51]", async () => {
  const size = sizeOf({ quick: 20_000, full: 1_000_000 });
  await addRows(size / 2);
  await sealLedger(needs);
  expect(await checkLedger(db)).toEqual([]);
  await sql`create table kept as select * from ledger_entries where id = ${sql.raw(some)}`.execute(
    db,
  );
  let found = 0;
  let slowest_ms = 0;
  for (const flip of Object.values(flips)) {
    await forge(`update ${flip} where id = (select id from kept)`);
    const began = performance.now();
    found += (await checkLedger(db)).length > 0 ? 1 : 0;
    slowest_ms = Math.max(slowest_ms, performance.now() - began);
    await forge(`
      update ledger_entries one
         set (amount, balance_after, account_id, transfer_id)
           = (kept.amount, kept.balance_after, kept.account_id, kept.transfer_id)
        from kept
       where kept.id = one.id
    `);
    expect(await checkLedger(db)).toEqual([]);
  }
  tellPromise({
    promise: 4,
    name: "a flipped value of the ledger is found",
    target: "4 of 4, < 60 s for 1,000,000 rows",
    figure: `${found} of ${Object.keys(flips).length}, ${(slowest_ms / 1000).toFixed(1)} s at most in ${size.toLocaleString("en")} rows`,
  });
  expect(found).toBe(4);
  expect(slowest_ms).toBeLessThan(60_000);
}, 900_000);

/** So many transfers of somebody new, written as a whole. */
async function addRows(transfers: number): Promise<void> {
  const { id } = await customer();
  await forge(`
    with account as (
      insert into ledger_accounts (owner_id, kind, currency, balance)
      values (${id}, 'cash', 'TWD', ${transfers} * 7) returning id
    ), posted as (
      insert into transfers (idempotency_key, kind, created_at)
      select 'row ' || n, 'topup_bank', now() from generate_series(1, ${transfers}) as n
      returning id
    ), placed as (select id, row_number() over (order by id) as nth from posted)
    insert into ledger_entries (transfer_id, account_id, amount, balance_after)
    select placed.id, account.id, 7, nth * 7 from placed, account
     union all
    select placed.id, ours.id, -7, null
      from placed, ledger_accounts ours
     where ours.owner_id is null and ours.kind = 'bank' and ours.currency = 'TWD'
     order by 1
  `);
}
