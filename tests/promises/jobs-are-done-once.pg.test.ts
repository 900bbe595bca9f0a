import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { sum } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../apps/server/src/kernel/log.ts";
import type { JobName } from "../../apps/server/src/kernel/jobs/jobs.ts";
import { startJobs } from "../../apps/server/src/kernel/jobs/start-jobs.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { queues } from "../../apps/server/src/queues.ts";
import { notifyCustomer } from "../../apps/server/src/people/notices/notify-customer.ts";
import { startSandboxProcess } from "../../demo/start-sandbox-process.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertCoupon } from "../support/test-coupons.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, openJourney } from "../support/test-journey.ts";
import { valueOf } from "../support/value-of.ts";
import { chanceOf } from "./support/chance-of.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";
import { countTold, makeWaits, type Told } from "./support/waits-told.ts";

const database = await openTestDatabase();
const { db, url = "" } = database;
const { jobs, stop } = await startJobs(database, queues, createLog("fatal"));
const world = await openTestApp({ database, jobs });
const { clock, needs, customer, staff } = world;
const journey = await openJourney(world);
const folder = mkdtempSync(join(tmpdir(), "sampan-jobs-"));
const sandbox = await startSandboxProcess({ dataDir: folder, notifyUrl: "http://127.0.0.1:9" });
const running: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await stop();
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startWorker = async (): Promise<ServerProcess> => {
  const server = await startServerProcess({
    ...sandbox.settings,
    DATABASE_URL: url,
    DATA_DIR: folder,
    OVERLOAD_DELAY_MS: "0",
  });
  running.push(server);
  return server;
};

/** What the clock asks for, asked for by us. */
const cron: readonly JobName[] = [
  "escalate-late-refunds",
  "escalate-late-claims",
  "watch-storage",
  "end-rehearsals",
  "end-awaited-consignments",
  "close-unpaid-orders",
  "seal-ledger",
  "close-books",
  "watch-coupons",
];
async function askForAll(): Promise<void> {
  for (const name of cron) await jobs.send(db, name, {});
}

const each = sizeOf({ quick: 6, full: 60 });

/** Refunds that finance did not pay in time, orders that nobody paid in time with a coupon each, books, and what waits. */
async function makeWork() {
  // The processes go by the time of day.
  clock.set(new Date());
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  const service = await staff("service");
  const due = { refunds: [] as string[], unpaid: [] as string[], told: [] as Told[] };
  for (let at = 0; at < each; at += 1) {
    const ming = await customer();
    const paid = await journey.paid(ming, { goods: { price: 3_000 }, num: 1 });
    const [item] = await journey.itemsOf(paid);
    const list = [{ oid: item?.oid ?? "", num: 1, reason: "not_wanted" }];
    const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
    const number = datalist[0]?.number ?? "";
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "us" }));
    due.refunds.push(number);
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id, start_value: 1 });
    due.unpaid.push(await journey.approved(ming, { order: { coupon_id } }));
  }
  const yesterday = new Date(clock.now().getTime() - 86_400_000);
  await fund(db, await customer(), { amount: 1_000, now: new Date(yesterday.getTime() - 2e8) });
  await db.updateTable("refunds").set({ due_at: yesterday }).execute();
  await db
    .updateTable("orders")
    .set({ pay_deadline: yesterday })
    .where("tid", "in", due.unpaid)
    .execute();
  due.told.push(...(await makeWaits(world, { each, yesterday })));
  return due;
}

/** Notices that reach away, so many to somebody; answers where their mails go. */
async function tellSomebody(count: number): Promise<string> {
  const ming = await customer();
  for (let at = 0; at < count; at += 1)
    await db.transaction().execute((open) =>
      notifyCustomer(open, jobs, {
        accountId: ming.id,
        kind: "topup_credited",
        values: { amount: 100 + at, currency: "TWD" },
        link: "/getAccBalance",
        now: clock.now(),
      }),
    );
  return ming.email;
}

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.n ?? 0;
}

/** Effects that happened more than once, and those that did not happen. */
async function judge(due: Awaited<ReturnType<typeof makeWork>>) {
  const { rows: refunds } = await sql<{ number: string; paid: number }>`
    select refunds.number, count(transfers.id) as paid
      from refunds
      left join transfers
        on transfers.kind = 'refund'
       and transfers.idempotency_key like '%' || refunds.number
     where refunds.number = any(${due.refunds}::text[])
     group by refunds.number
  `.execute(db);
  const closed = await db
    .selectFrom("orders")
    .innerJoin("trade_logs", "trade_logs.order_id", "orders.id")
    .select(["orders.tid", "orders.status"])
    .where("orders.tid", "in", due.unpaid)
    .where("trade_logs.actor_kind", "=", "system")
    .execute();
  const logsOf = new Map<string, number>();
  for (const { tid } of closed) logsOf.set(tid, (logsOf.get(tid) ?? 0) + 1);
  const told = await countTold(db, due.told);
  const held = await count(sql`select count(*) as n from coupons where state = 'reserved'`);
  const twiceClosed = await count(sql`
    select count(*) as n from (
      select 1 from daily_closes group by day, currency having count(*) > 1
    ) as days
  `);
  const closes = await count(sql`select count(*) as n from daily_closes`);
  const asked = await count(sql`
    select count(*) as n from (
      select data->>'text' from pgboss.job where name = 'send-mail'
       group by data->>'to', data->>'text' having count(*) > 1
    ) as mails
  `);
  return {
    lost:
      refunds.filter(({ paid }) => paid === 0).length +
      due.unpaid.filter((tid) => !logsOf.has(tid)).length +
      told.filter((times) => times === 0).length +
      held +
      (closes === 0 ? 1 : 0),
    doubled:
      refunds.filter(({ paid }) => paid > 1).length +
      [...logsOf.values()].filter((logs) => logs > 1).length +
      told.filter((times) => times > 1).length +
      twiceClosed +
      asked,
  };
}

async function mailsTo(address: string): Promise<number> {
  const answer = await fetch(
    `${sandbox.url}/sandbox/outbox.json?to=${encodeURIComponent(address)}`,
  );
  const { messages } = (await answer.json()) as { messages: unknown[] };
  return messages.length;
}

const mailsInHand = () =>
  count(sql`select count(*) as n from pgboss.job where name = 'send-mail' and state = 'active'`);

/**
 * Kills the first worker while it has messages in hand, which the second has to take up. Answers how many those were, and
 * where all mails so far went.
 */
async function killWithMailsInHand(workers: ServerProcess[], mails: number) {
  const addresses: string[] = [];
  let stranded = 0;
  while (stranded === 0) {
    const [first, second] = workers;
    // Whoever stands still takes nothing: what is in hand is the first one's.
    second?.freeze();
    addresses.push(await tellSomebody(mails));
    await expect.poll(mailsInHand, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0);
    await first?.kill();
    stranded = await mailsInHand();
    second?.thaw();
    workers[0] = await startWorker();
  }
  return { stranded, addresses };
}

test("workers that are killed at any step, two on every queue, lose nothing and do nothing twice", async () => {
  const kills = sizeOf({ quick: 2, full: 200 });
  const chance = chanceOf(seed);
  const due = await makeWork();
  const mails = sizeOf({ quick: 20, full: 400 });
  const workers = [await startWorker(), await startWorker()];
  const working_since = new Date();
  const { stranded, addresses } = await killWithMailsInHand(workers, mails);
  const wanted = mails * addresses.length;
  const mailed = async () => sum(await Promise.all(addresses.map(mailsTo)));
  for (let kill = 1; kill < kills; kill += 1) {
    await askForAll();
    await pause(chance() * 900);
    await workers[kill % 2]?.kill();
    workers[kill % 2] = await startWorker();
  }
  await askForAll();
  await expect
    .poll(async () => (await judge(due)).lost, { timeout: 120_000, interval: 500 })
    .toBe(0);
  await expect.poll(mailed, { timeout: 120_000, interval: 500 }).toBeGreaterThanOrEqual(wanted);
  // From when somebody works: what was asked for before waited for the test.
  const oldest_s = await count(sql`
    select coalesce(max(extract(epoch from coalesce(completed_on, now())
                                            - greatest(created_on, ${working_since}))), 0)::int as n
      from pgboss.job where name in ('send-mail', 'notify-customer')
  `);
  const { lost, doubled } = await judge(due);
  const told = await mailed();
  tellPromise({
    promise: 44,
    name: "jobs are done, and their effects once",
    target: "0 lost, 0 doubled effects, no message waits a minute",
    figure: `${lost} lost, ${doubled} doubled of ${each * 6} things due, claims, parcels, rehearsals and consignments among them, books and ${wanted} notices in ${kills + addresses.length - 1} kills, the first with ${stranded} mails in hand, ${told - wanted} mails handed over again by a process killed while it handed them over, the longest waited ${oldest_s} s`,
    seed,
  });
  expect([lost, doubled]).toEqual([0, 0]);
  expect(oldest_s).toBeLessThan(60);
  // A mail that the mail server took and whose process died before it said so goes out again: one for a kill at most.
  expect(told - wanted).toBeLessThanOrEqual(kills + addresses.length - 1);
  expect(await checkLedger(db)).toEqual([]);
}, 3_600_000);

test("a worker that asks without a name asks twice, and the count notices", async () => {
  const due = { refunds: [], unpaid: ["nobody's"], told: [] };
  const mail = { to: "ming@people.test", subject: "paid", text: "once or twice" };
  const doubled = async () => (await judge(due)).doubled;
  const before = await doubled();
  for (let time = 0; time < 2; time += 1)
    await jobs.send(db, "send-mail", { ...mail, text: "named" }, { once: "notice of a test" });
  expect(await doubled()).toBe(before);
  for (let time = 0; time < 2; time += 1) await jobs.send(db, "send-mail", mail);
  expect(await doubled()).toBe(before + 1);
});

test("and an owner who is told of nothing, or twice of one thing, is noticed", async () => {
  const { id: accountId } = await customer();
  const told: Told[] = [{ kind: "storage_over", accountId }];
  const due = { refunds: [], unpaid: ["nobody's"], told };
  const before = await judge({ ...due, told: [] });
  const beside = async () => {
    const { lost, doubled } = await judge(due);
    return [lost - before.lost, doubled - before.doubled];
  };
  const tell = () =>
    db.transaction().execute((open) =>
      notifyCustomer(open, jobs, {
        accountId,
        kind: "storage_over",
        values: { tid: "SP1", day: "2026-01-01", deadline: "2026-01-15" },
        link: "/orderListAgent",
        now: clock.now(),
      }),
    );
  expect(await beside()).toEqual([1, 0]);
  await tell();
  expect(await beside()).toEqual([0, 0]);
  await tell();
  expect((await beside())[0]).toBe(0);
  expect((await beside())[1]).toBeGreaterThan(0);
});
