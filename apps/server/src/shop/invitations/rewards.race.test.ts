import { addDays } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertKeptOrder,
  openInvitations,
  pointsByLedger,
} from "../../../../../tests/support/test-invitations.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { settleInvitations } from "./invitation-jobs.ts";
import { settleReward } from "./settle-reward.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const { invite, promise, rewardOf } = openInvitations(world);
await promise();

test("eight jobs at once give a friend's reward once", async () => {
  const [ming, friend] = [await customer(), await customer()];
  await invite(ming, friend);
  await insertKeptOrder(db, friend, { completedAt: addDays(clock.now(), -15) });
  await Promise.all(Array.from({ length: 8 }, () => settleInvitations(needs)));
  expect((await rewardOf(friend)).state).toBe("paid");
  expect(await pointsByLedger(db, ming)).toBe(200);
});

test("nine friends of one person settled at once stay within the month, to the point", async () => {
  const ming = await customer();
  const friends = await Promise.all(Array.from({ length: 9 }, () => customer()));
  for (const friend of friends) {
    clock.pass({ days: 1, hours: 1 });
    await invite(ming, friend);
    await insertKeptOrder(db, friend, { completedAt: addDays(clock.now(), -15) });
  }
  const numbers = await Promise.all(friends.map(async (one) => (await rewardOf(one)).number));
  const at = { now: clock.now(), needs };
  await Promise.all(
    numbers.flatMap((number) =>
      [1, 2].map(() => db.transaction().execute((open) => settleReward(open, number, at))),
    ),
  );
  const states = await Promise.all(friends.map(async (one) => (await rewardOf(one)).state));
  expect(states.filter((state) => state === "paid")).toHaveLength(5);
  expect(states.filter((state) => state === "capped")).toHaveLength(4);
  expect(await pointsByLedger(db, ming)).toBe(1_000);
  expect(await checkLedger(db)).toEqual([]);
});
