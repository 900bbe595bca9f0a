import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createFakeTracker } from "../../../../../tests/support/fake-tracker.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { openPostgres } from "../../kernel/db/driver/door.ts";
import type { Db } from "../../kernel/db/db.ts";
import { takeAsks } from "./take-asks.ts";
import { askTrackers } from "./tracking-jobs.ts";

const database = await openTestDatabase();
const other = openPostgres(database.url ?? "");
afterAll(() => other.close());
const trackers = [createFakeTracker("kuaidi100"), createFakeTracker("kuaidi100")];
const [one, two] = await Promise.all(
  [database, { ...database, ...other }].map((own, at) =>
    openTestApp({
      database: own,
      trackers: new Map(trackers.slice(at, at + 1).map((fake) => [fake.tracker, fake] as const)),
    }),
  ),
);
if (!one || !two) throw new Error("two servers were not opened");
const { db, clock } = one;

const budget = { tracker: "seventeen_track", per_minute: 100, per_day: 5_000 } as const;
const now = clock.now();

/** What sixty askers at two processes get, each of whom wants up to seven. */
async function grantedTo(take: (db: Db, wanted: number) => Promise<number>): Promise<number> {
  const granted = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => take(nth % 2 === 0 ? db : other.db, 1 + (nth % 7))),
  );
  return granted.reduce((sum, each) => sum + each, 0);
}

test("two processes never get more asks than there are, and all of them", async () => {
  for (let round = 0; round < 20; round += 1) {
    const at = new Date(now.getTime() + round * 60_000);
    expect(await grantedTo((own, wanted) => takeAsks(own, budget, wanted, at))).toBe(100);
  }
});

test("they would, if what is left were read before it is taken", async () => {
  const spent = async (own: Db) =>
    (
      await own
        .selectFrom("tracker_days")
        .select("asks")
        .where("tracker", "=", "thailand_post")
        .executeTakeFirstOrThrow()
    ).asks;
  await takeAsks(db, { ...budget, tracker: "thailand_post" }, 0, now);
  let most = 0;
  for (let round = 0; round < 20 && most <= 100; round += 1) {
    await sql`update tracker_days set asks = 0 where tracker = 'thailand_post'`.execute(db);
    most = await grantedTo(async (own, wanted) => {
      const granted = Math.max(0, Math.min(wanted, 100 - (await spent(own))));
      await sql`update tracker_days set asks = asks + ${granted} where tracker = 'thailand_post'`.execute(
        own,
      );
      return granted;
    });
  }
  expect(most).toBeGreaterThan(100);
});

test("two processes ask about different numbers, and together as often as the budget lets them", async () => {
  await db
    .insertInto("tracked_numbers")
    .values(
      Array.from({ length: 500 }, (_, nth) => ({
        leg: "mainland" as const,
        express_no: `YT9900${1_000 + nth}`,
        carrier: "圆通",
        is_registered: true,
        tracker: "kuaidi100" as const,
        courier: "yto",
        tracked_at: now,
        ask_at: now,
      })),
    )
    .execute();
  await Promise.all([askTrackers(one.needs), askTrackers(two.needs), askTrackers(two.needs)]);
  const asked = trackers.flatMap((fake) => fake.asked);
  // 300 a minute is what the setting says.
  expect(asked).toHaveLength(300);
  expect(new Set(asked).size).toBe(300);
  expect(trackers.every((fake) => fake.asked.length > 0)).toBe(true);
});
