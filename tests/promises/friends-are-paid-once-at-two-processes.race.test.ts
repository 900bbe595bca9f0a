import { addDays } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startJobs } from "../../apps/server/src/kernel/jobs/start-jobs.ts";
import { createLog } from "../../apps/server/src/kernel/log.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { queues } from "../../apps/server/src/queues.ts";
import { settleInvitations } from "../../apps/server/src/shop/invitations/invitation-jobs.ts";
import { settleReward } from "../../apps/server/src/shop/invitations/settle-reward.ts";
import { startServerProcess } from "../support/server-process.ts";
import { openTestApp } from "../support/test-app.ts";
import { openTestDatabase } from "../support/test-database.ts";
import {
  insertKeptOrder,
  openInvitations,
  pointsByLedger,
  refundWhole,
} from "../support/test-invitations.ts";
import { fund } from "../support/test-journey.ts";
import type { TestAccount } from "../support/test-people.ts";
import { tellPromise } from "./support/tell-promise.ts";

const months = vi.hoisted(() => ({ areHeld: true }));
vi.mock(import("../../apps/server/src/shop/invitations/reward-queries.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    holdMonth: async (db, month) =>
      months.areHeld ? real.holdMonth(db, month) : Promise.resolve(month.most),
  };
});

const database = await openTestDatabase();
const { db, url = "" } = database;
const { jobs, stop } = await startJobs(database, queues, createLog("fatal"));
const world = await openTestApp({ database, jobs });
const { clock, customer, needs } = world;
const { invite, promise, rewardOf } = openInvitations(world);
// The processes go by the time of day.
clock.set(new Date());
await promise();

let stopServers = () => Promise.resolve();
beforeAll(async () => {
  const settings = { DATABASE_URL: url, OVERLOAD_DELAY_MS: "0" };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  stopServers = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}, 120_000);
afterAll(async () => {
  await stopServers();
  await stop();
});

const friends = 9;
const each = 200;
const month = 1_000;

/** Every friend who comes starts the job as well, and either process may be late with it. */
async function nothingInHand(): Promise<void> {
  const inHand = async () =>
    (
      await sql<{ n: number }>`
        select count(*) as n from pgboss.job
         where name = 'settle-invitations' and state in ('created', 'active')`.execute(db)
    ).rows[0]?.n;
  await expect.poll(inHand, { timeout: 60_000 }).toBe(0);
}

/** Somebody with friends who were judged and keep what they received, weeks ago. */
async function openFriends() {
  const ming = await customer();
  const came: TestAccount[] = [];
  for (let nth = 0; nth < friends; nth += 1) {
    const friend = await customer();
    await invite(ming, friend);
    // Days apart, as friends are.
    await db
      .updateTable("invitations")
      .set({ invited_at: addDays(clock.now(), -30 - 2 * nth) })
      .where("account_id", "=", friend.id)
      .execute();
    await db
      .updateTable("invite_rewards")
      .set({ made_at: addDays(clock.now(), -30 - 2 * nth) })
      .where("friend_id", "=", friend.id)
      .execute();
    came.push(friend);
  }
  await settleInvitations(needs);
  await nothingInHand();
  const orders: number[] = [];
  for (const friend of came)
    orders.push(await insertKeptOrder(db, friend, { completedAt: addDays(clock.now(), -20) }));
  return { ming, came, orders };
}

const statesOf = (came: readonly TestAccount[]) =>
  Promise.all(came.map(async (friend) => (await rewardOf(friend)).state));
const countOf = (states: readonly string[], state: string) =>
  states.filter((one) => one === state).length;
const movements = async (kind: "invite_reward" | "invite_taken_back") =>
  (await db.selectFrom("transfers").select("id").where("kind", "=", kind).execute()).length;
const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
};

/**
 * Both processes have the job in hand and stand before the same reward, then both may go on. Done when neither has any.
 */
async function settleAtBoth(first: TestAccount): Promise<void> {
  await db.transaction().execute(async (open) => {
    await sql`select 1 from invite_rewards where friend_id = ${first.id} for update`.execute(open);
    for (const both of [1, 2]) {
      await jobs.send(db, "settle-invitations", {});
      await expect.poll(waiting, { timeout: 60_000 }).toBe(both);
    }
  });
  await nothingInHand();
}

test("two processes that settle the same friends give and take back each reward once, within the month [INV-01]", async () => {
  const { ming, came, orders } = await openFriends();
  const [first] = came;
  if (!first) throw new Error("nobody came");
  expect(new Set(await statesOf(came))).toEqual(new Set(["held"]));

  await settleAtBoth(first);
  const given = await statesOf(came);
  const rewarded = [await movements("invite_reward"), await pointsByLedger(db, ming)];

  // Some of it is spent before all friends send everything back.
  await fund(db, ming, { kind: "points", amount: -300, now: clock.now() });
  for (const [nth, friend] of came.entries())
    await refundWhole(db, orders[nth] ?? 0, friend, clock.now());
  await settleAtBoth(first);
  const rows = await Promise.all(came.map((friend) => rewardOf(friend)));
  const taken = sum(rows.map((row) => row.taken));
  const outstanding = sum(rows.map((row) => row.outstanding));
  tellPromise({
    promise: 61,
    name: "what friends bring moves once at two processes",
    target: `${month / each} of ${friends} given, ${month} points at most, each taken back once`,
    figure: `${countOf(given, "paid")} given with ${rewarded[1]} points, ${taken} taken back, ${outstanding} outstanding`,
  });
  expect([countOf(given, "paid"), countOf(given, "capped")]).toEqual([5, 4]);
  expect(rewarded).toEqual([5, month]);
  expect(await pointsByLedger(db, ming)).toBe(0);
  expect([taken, outstanding]).toEqual([700, 300]);
  expect(await movements("invite_taken_back")).toBe(4);
  expect(await checkLedger(db)).toEqual([]);
}, 300_000);

test("what stands out is set off once, by whichever process gives the next reward", async () => {
  const owing = await db
    .selectFrom("invite_rewards")
    .select("account_id")
    .where("outstanding", ">", 0)
    .executeTakeFirstOrThrow();
  await sql`delete from invite_months`.execute(db);
  const came: TestAccount[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const friend = await customer();
    await invite({ id: owing.account_id }, friend);
    came.push(friend);
  }
  await settleInvitations(needs);
  for (const friend of came)
    await insertKeptOrder(db, friend, { completedAt: addDays(clock.now(), -20) });
  const [first] = came;
  if (!first) throw new Error("nobody came");
  await settleAtBoth(first);
  expect(await statesOf(came)).toEqual(["paid", "paid"]);
  const left = await db
    .selectFrom("invite_rewards")
    .select(sql<number>`sum(outstanding)::int`.as("all"))
    .executeTakeFirstOrThrow();
  expect(left.all).toBe(0);
  const points = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", owing.account_id)
    .where("kind", "=", "points")
    .executeTakeFirstOrThrow();
  expect(points.balance).toBe(100);
  expect(await checkLedger(db)).toEqual([]);
}, 300_000);

test("the count would notice a house that holds no month", async () => {
  const { ming, came } = await openFriends();
  const numbers = await Promise.all(came.map(async (friend) => (await rewardOf(friend)).number));
  await sql`alter table invite_months drop constraint invite_month_holds`.execute(db);
  // As whoever reads before they write has it: the row is there, and says that nothing was given.
  months.areHeld = false;
  const at = { now: clock.now(), needs };
  await Promise.all(
    numbers.map((number) => db.transaction().execute((open) => settleReward(open, number, at))),
  );
  expect(await pointsByLedger(db, ming)).toBeGreaterThan(month);
  months.areHeld = true;
}, 300_000);
