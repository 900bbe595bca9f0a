import { giveCredits } from "@sampan/contract/money/staff-grants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { startJobs } from "../../apps/server/src/kernel/jobs/start-jobs.ts";
import { createLog } from "../../apps/server/src/kernel/log.ts";
import { closeBooks } from "../../apps/server/src/money/closes/close-books.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { postIncome } from "../../apps/server/src/money/ledger/post-income.ts";
import { sealLedger, sealNext } from "../../apps/server/src/money/ledger/seal-ledger.ts";
import { queues } from "../../apps/server/src/queues.ts";
import { openAppBesideServers } from "../support/app-beside-servers.ts";
import { valueOf } from "../support/value-of.ts";
import { forgeIn, forgeriesOf, undoing } from "./support/forge-ledger.ts";
import { moveAtRandom } from "./support/move-at-random.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const world = await openAppBesideServers();
const { db, clock, customer, needs } = world;
const desks = await world.desks("marketing", 2);
const { jobs, stop } = await startJobs(needs.database, queues, createLog("fatal"));

const ming = await customer();
let posted = 0;
const fund = (open: Db = db, owner = ming.id) =>
  postIncome(open, {
    idempotency_key: `fund ${++posted}`,
    kind: "topup_bank",
    currency: "TWD",
    tid: "",
    entries: [
      { account: { owner, kind: "cash" }, amount: 100 },
      { account: { clearing: "bank" }, amount: -100 },
    ],
    now: clock.now(),
  });

const broken = async (open: Db = db) =>
  (await checkLedger(open)).filter(({ what }) => what === "seal").map(({ id }) => id);

/** Transfers by how many blocks they are in, counted here one by one. */
async function countSealed() {
  const blocks = await db.selectFrom("ledger_blocks").selectAll().orderBy("position").execute();
  const transfers = await db.selectFrom("transfers").select("id").execute();
  const times = transfers.map(
    ({ id }) => blocks.filter(({ after_id, up_to }) => id > after_id && id <= up_to).length,
  );
  return {
    blocks: blocks.length,
    largest: Math.max(...blocks.map((block) => block.transfers)),
    sealed: blocks.reduce((sum, block) => sum + block.transfers, 0),
    transfers: transfers.length,
    leftOut: times.filter((found) => found === 0).length,
    twice: times.filter((found) => found > 1).length,
  };
}

const newestNumber = async () => {
  const { rows } = await sql<{ id: number }>`select max(id) as id from transfers`.execute(db);
  return rows[0]?.id ?? 0;
};
const sealedUpTo = async () => {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(up_to), 0) as id from ledger_blocks`.execute(db);
  return rows[0]?.id ?? 0;
};

test("transfers that are written by three processes while four seal are each sealed once, and none is left out [WAL-51]", async () => {
  const people = await Promise.all([customer(), customer(), customer()]);
  const owners = people.map(({ id }) => id);
  const over = new AbortController();
  const sealing = [sealLedger, sealLedger].map(async (seal) => {
    while (!over.signal.aborted) await seal(needs);
  });
  const asking = (async () => {
    while (!over.signal.aborted) {
      await jobs.send(db, "seal-ledger", {});
      await new Promise((soon) => void setTimeout(soon, 200));
    }
  })();
  const gifts = sizeOf({ quick: 30, full: 500 });
  await Promise.all([
    moveAtRandom(db, {
      owners,
      workers: 8,
      operations: sizeOf({ quick: 4_000, full: 100_000 }),
      seed,
      now: clock.now(),
    }),
    ...desks.map(async (desk) => {
      for (let given = 0; given < gifts; given += 1)
        valueOf(await desk.call(giveCredits, gift(people[given % 3]!.uid)));
    }),
  ]);
  over.abort();
  await Promise.all([...sealing, asking]);
  await sealLedger(needs);
  const counted = await countSealed();
  tellPromise({
    promise: 4,
    name: "each transfer is sealed once",
    target: "0 left out, 0 twice",
    figure: `${counted.leftOut} left out, ${counted.twice} twice of ${counted.transfers} in ${counted.blocks} blocks`,
    seed,
  });
  expect(counted).toMatchObject({ leftOut: 0, twice: 0, sealed: counted.transfers });
  expect(counted.transfers).toBeGreaterThan(gifts * 2);
  expect(counted.blocks).toBeGreaterThan(3);
  expect(counted.largest).toBeLessThanOrEqual(1_000);
  expect(await checkLedger(db)).toEqual([]);
  await stop();
}, 1_800_000);

const gift = (uid: string) =>
  ({
    kind: "bonus",
    currency: "TWD",
    each: 100,
    accounts: uid,
    reason: "late",
    is_trial: false,
  }) as const;

test("a transfer that takes its number early and is written late is waited for, and posting waits for no seal", async () => {
  const before = await sealedUpTo();
  let sealing: Promise<void> | undefined;
  await db.transaction().execute(async (open) => {
    await fund(open);
    await fund(db, (await customer()).id);
    sealing = sealLedger(needs);
    await new Promise((soon) => void setTimeout(soon, 500));
    expect(await sealedUpTo()).toBe(before);
  });
  await sealing;
  expect(await sealedUpTo()).toBe(await newestNumber());
  expect((await countSealed()).leftOut).toBe(0);
  expect(await broken()).toEqual([]);
});

test("a number that was taken, of which nobody can see anything yet, is waited for", async () => {
  await fund();
  const before = await sealedUpTo();
  let sealing: Promise<void> | undefined;
  await db.transaction().execute(async (open) => {
    // As far as a statement comes before its transaction has written anything.
    await sql`lock table transfers in row exclusive mode`.execute(open);
    await sql`select nextval('transfers_id_seq')`.execute(open);
    sealing = sealLedger(needs);
    await new Promise((soon) => void setTimeout(soon, 500));
    expect(await sealedUpTo()).toBe(before);
  });
  await sealing;
  expect(await sealedUpTo()).toBeGreaterThan(before);
});

/** Seals what is there, then thirty transfers in a block, then one behind it; answers the block of the thirty. */
async function sealThirty(): Promise<number> {
  await sealLedger(needs);
  for (const many of [30, 1]) {
    for (let moved = 0; moved < many; moved += 1) await fund(db, (await customer()).id);
    await sealLedger(needs);
  }
  return (await countSealed()).blocks - 1;
}

test("whatever is changed, removed, added or moved of what was sealed is found, at its block [WAL-51]", async () => {
  const block = await sealThirty();
  const forgeries = Object.entries(forgeriesOf(block));
  const missed: string[] = [];
  for (const [name, { by, at = [block] }] of forgeries) {
    const found = await undoing(db, async (open) => {
      await forgeIn(open, ...by);
      return (await broken(open)).join(", ");
    });
    if (found !== at.map((one) => `block ${one}`).join(", ")) missed.push(`${name}: ${found}`);
  }
  tellPromise({
    promise: 4,
    name: "what was sealed is not changed unseen",
    target: `${forgeries.length} of ${forgeries.length} found, at their block`,
    figure: `${forgeries.length - missed.length} of ${forgeries.length}`,
  });
  expect(missed).toEqual([]);
  expect(await broken()).toEqual([]);
});

test("a transfer that is put between two that were sealed is found", async () => {
  // A number that a broken-off transaction took: nobody else can have it.
  const { rows } = await sql<{ gap: number | null }>`
    select min(id) + 1 as gap
      from transfers
     where not exists (select from transfers as next where next.id = transfers.id + 1)
       and id < (select max(up_to) from ledger_blocks)
  `.execute(db);
  const gap = rows[0]?.gap;
  expect(gap).toBeGreaterThan(0);
  const found = await undoing(db, async (open) => {
    await forgeIn(
      open,
      `insert into transfers (id, idempotency_key, kind, created_at) overriding system value values (${gap}, 'between', 'correction', now())`,
      `insert into ledger_entries (transfer_id, account_id, amount)
       select ${gap}, id, case kind when 'bank' then -7 else 7 end
         from ledger_accounts where owner_id is null and currency = 'TWD' and kind in ('bank', 'sales')`,
    );
    return checkLedger(open);
  });
  expect(found.map(({ what }) => what)).toEqual(["seal"]);
});

test("whoever writes all blocks anew is found by what a close noted [WAL-51]", async () => {
  clock.pass({ days: 1 });
  await closeBooks(needs);
  const differences = () =>
    db
      .selectFrom("book_differences")
      .select("kind")
      .where("state", "=", "open")
      .where("subject", "like", "close %")
      .execute();
  expect(await differences()).toEqual([]);
  await db.connection().execute(async (open) => {
    await sql`set session_replication_role = replica`.execute(open);
    await sql`delete from ledger_blocks`.execute(open);
    await sql`update transfers set remark = '{"note":"forged"}' where id = ${sql.raw(String(await newestNumber()))}`.execute(
      open,
    );
    await sql`set session_replication_role = origin`.execute(open);
  });
  await sealLedger(needs);
  expect(await broken()).toEqual([]);
  clock.pass({ days: 1 });
  await closeBooks(needs);
  expect((await differences()).map(({ kind }) => kind)).toContain("seal");
});

test("a seal over all that can be seen would leave out what is written late, and the check says so", async () => {
  const before = await newestNumber();
  await db.transaction().execute(async (open) => {
    await fund(open);
    await fund(db, (await customer()).id);
    await sealNext(db, { settled: await newestNumber(), now: clock.now() });
    expect(await broken()).toEqual([]);
  });
  expect(await sealedUpTo()).toBeGreaterThan(before);
  expect(await broken()).toHaveLength(1);
});
