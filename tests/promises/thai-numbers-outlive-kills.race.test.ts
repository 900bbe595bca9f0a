import { sql } from "kysely";
import { expect, test } from "vitest";
import { openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import { startJobs } from "../../apps/server/src/kernel/jobs/start-jobs.ts";
import { createLog } from "../../apps/server/src/kernel/log.ts";
import { takeNumber } from "../../apps/server/src/money/receipts/receipt-queries.ts";
import { queues } from "../../apps/server/src/queues.ts";
import { startServerProcess } from "../support/server-process.ts";
import { openTestApp } from "../support/test-app.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { openJourney } from "../support/test-journey.ts";
import { receiptRows, switchReceiptsOn } from "../support/test-receipts.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const database = await openTestDatabase();
const { db, url = "" } = database;
const world = await openTestApp({ database });
const { clock, needs } = world;

/** So many receipts wait when a process begins, and it is killed after some of them. */
const waiting = 120;
const year = new Date().getUTCFullYear() + 1;

/** Payments in Thailand, each with its receipt to be issued. */
async function payAll(count: number): Promise<void> {
  const journey = await openJourney(world);
  for (let paid = 0; paid < count; paid += 1)
    await journey.paid(await world.customer({ region: "TH" }));
}

/** As many again of what was paid last, under numbers of their own: what a rush leaves to be issued. */
const rush = (count: number, mark: string) =>
  sql`
    insert into receipts (account_id, kind, tid, payable, payable_id, order_tids, currency, moment, kinds, charged, lines,
                          exact, amount, rounding, paid_at)
    select account_id, kind, ${mark}::text || place, payable, payable_id, order_tids, currency, moment, kinds, charged, lines,
           exact, amount, rounding, paid_at
      from (select * from receipts order by id limit 1) as paid, generate_series(1, ${count}::int) as place
  `.execute(db);

const issuedNow = async () => (await receiptRows(db)).filter(({ number }) => number !== null);

/** What is missing of the running numbers, what was given twice, and whose receipt has none. */
async function judge() {
  const rows = await receiptRows(db);
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]));
  const places = numbers.map((number) => Number(number.split("-")[1]));
  return {
    gaps: Array.from({ length: Math.max(0, ...places) }, (_, at) => at + 1).filter(
      (place) => !places.includes(place),
    ),
    twice: numbers.length - new Set(numbers).size,
    without: rows.length - numbers.length,
    issued: numbers.length,
  };
}

test("Thai receipts have numbers without a gap, and each payment one, though their process is killed while it issues", async () => {
  const chance = chanceOf(seed);
  const kills = sizeOf({ quick: 3, full: 100 });
  // The processes go by the time of day.
  clock.set(new Date());
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await switchReceiptsOn(needs);
  const { jobs, stop } = await startJobs(database, queues, createLog("fatal"));
  await payAll(5);
  const given = new Map<string, string>();
  let cut = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    await rush(waiting, `RUSH${kill}-`);
    const before = given.size;
    const enough = kill < kills ? before + 1 + Math.floor(chance() * (waiting / 2)) : Infinity;
    await jobs.send(db, "issue-receipts", {});
    const server = await startServerProcess({ DATABASE_URL: url, OVERLOAD_DELAY_MS: "0" });
    await expect
      .poll(
        async () => {
          const { issued, without } = await judge();
          return issued >= enough || without === 0;
        },
        { interval: 5, timeout: 120_000 },
      )
      .toBe(true);
    await (kill < kills ? server.kill() : server.stop());
    const rows = await issuedNow();
    if (rows.length < given.size + waiting) cut += 1;
    // No number that was given is ever another's.
    for (const { tid, number } of rows) {
      expect(given.get(tid) ?? number).toBe(number);
      given.set(tid, number ?? "");
    }
    expect((await judge()).gaps).toEqual([]);
  }
  await stop();
  const { gaps, twice, without, issued } = await judge();
  tellPromise({
    promise: 64,
    name: "Thai receipts have numbers without gaps though their process is killed",
    target: "0 gaps, 0 given twice, every payment its one receipt",
    figure: `${gaps.length} gaps, ${twice} given twice, ${without} without, of ${issued} receipts over ${kills} kills, ${cut} of them under way`,
    seed,
  });
  expect({ gaps, twice, without }).toEqual({ gaps: [], twice: 0, without: 0 });
  expect(cut).toBeGreaterThan(0);
  expect(issued).toBe(5 + (kills + 1) * waiting);
}, 3_600_000);

/** Takes a number on a connection that is killed before it has written what the number is for, then one that lives. */
async function takeAndDie(take: (db: typeof world.db) => Promise<number>) {
  const other = openPostgres(url);
  const died = other.db.transaction().execute(async (open) => {
    const lost = await take(open);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(db);
    await sql`select 1`.execute(open);
    return lost;
  });
  await expect(died).rejects.toThrow(/terminat|closed|lost/i);
  await other.close().catch(() => undefined);
  return take(db);
}

test("a sequence would have lost the number of whoever died with it; the counter gives it to the next", async () => {
  await sql`create sequence numbers_of_nobody`.execute(db);
  const ofSequence = await takeAndDie(async (open) => {
    const { rows } = await sql<{ place: number }>`
      select nextval('numbers_of_nobody')::int as place
    `.execute(open);
    return rows[0]?.place ?? 0;
  });
  expect(ofSequence).toBe(2);
  expect(await takeAndDie((open) => takeNumber(open, { series: "th_receipt", year }))).toBe(1);
});
