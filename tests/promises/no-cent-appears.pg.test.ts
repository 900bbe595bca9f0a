import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertCustomer } from "../support/test-people.ts";
import { moveAtRandom, type Moved } from "./support/move-at-random.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:00Z");
const workers = 16;
const operations = sizeOf({ quick: 12_000, full: 1_000_000 });

const people = async (count: number): Promise<number[]> => {
  const made: number[] = [];
  for (let at = 0; at < count; at += 1) made.push((await insertCustomer(db, now)).id);
  return made;
};

interface Drift {
  /** Cents between what was acknowledged and what balances hold, over all accounts. */
  readonly cents: number;
  readonly unbalanced: number;
  readonly broken: number;
}

/** Five checks over the whole ledger, and every account against what was acknowledged. */
async function driftOf(open: Db, { acknowledged }: Moved): Promise<Drift> {
  const found = await checkLedger(open);
  const accounts = await open
    .selectFrom("ledger_accounts")
    .select(["owner_id", "kind", "balance"])
    .where("owner_id", "is not", null)
    .execute();
  const held = new Map(accounts.map((row) => [`${row.owner_id} ${row.kind}`, row.balance]));
  let cents = 0;
  for (const key of new Set([...held.keys(), ...acknowledged.keys()]))
    cents += Math.abs((held.get(key) ?? 0) - (acknowledged.get(key) ?? 0));
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0) as total from ledger_entries
  `.execute(open);
  const [{ total } = { total: 0 }] = rows;
  return {
    cents: cents + Math.abs(total),
    unbalanced: found.filter(({ what }) => what === "transfer").length,
    broken: found.filter(({ what }) => what !== "transfer").length,
  };
}

test("sixteen that move money at random, repeat themselves and are broken off leave no cent too many or too few [WAL-50] [WAL-51] [NFR-07]", async () => {
  const owners = await people(24);
  const moved = await moveAtRandom(db, { owners, workers, operations, seed, now });
  const drift = await driftOf(db, moved);
  tellPromise({
    promise: 1,
    name: "no cent appears or disappears",
    target: "0 drift, 0 unbalanced transfers, 0 chain breaks",
    figure: `${drift.cents} cents, ${drift.unbalanced} unbalanced, ${drift.broken} breaks in ${operations.toLocaleString("en")} operations (${moved.repeated} repeated, ${moved.broken} broken off, ${moved.refused} refused), ${Math.round(moved.perSecond)} a second`,
    seed,
  });
  expect(drift).toEqual({ cents: 0, unbalanced: 0, broken: 0 });
  expect(moved.repeated).toBeGreaterThan(operations / 20);
  expect(moved.broken).toBeGreaterThan(operations / 50);
  expect(moved.refused).toBeGreaterThan(0);
}, 1_800_000);

/** A ledger that reads a balance, thinks, and writes what it thought. */
async function spendNaively(owner: number, amount: number): Promise<boolean> {
  return db.transaction().execute(async (open) => {
    const { rows } = await sql<{ id: number; balance: number }>`
      select id, balance from ledger_accounts where owner_id = ${owner} and kind = 'cash'
    `.execute(open);
    const [account] = rows;
    if (!account || account.balance < amount) return false;
    await sql`update ledger_accounts set balance = ${account.balance - amount} where id = ${account.id}`.execute(
      open,
    );
    return true;
  });
}

test("the check notices a ledger that reads before it writes", async () => {
  let spent = 0;
  let left = 0;
  // Which of them meet is chance; a round in which nobody does is tried again.
  for (let round = 0; round < 20 && spent <= 1_000 - left; round += 1) {
    const [owner = 0] = await people(1);
    await moveAtRandom(db, {
      owners: [owner],
      workers: 1,
      operations: 0,
      seed,
      now,
      opening: 1_000,
    });
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => spendNaively(owner, 500)));
    spent = outcomes.filter(Boolean).length * 500;
    const { balance } = await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", owner)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow();
    left = balance;
  }
  expect(spent).toBeGreaterThan(1_000 - left);
  expect((await checkLedger(db)).some(({ what }) => what === "balance")).toBe(true);
}, 120_000);
