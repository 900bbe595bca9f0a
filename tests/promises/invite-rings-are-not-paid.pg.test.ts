import { addDays } from "@sampan/domain/kernel/business-time";
import { expect, test, vi } from "vitest";
import { settleInvitations } from "../../apps/server/src/shop/invitations/invitation-jobs.ts";
import { openTestApp } from "../support/test-app.ts";
import { insertKeptOrder, openInvitations } from "../support/test-invitations.ts";
import type { TestAccount } from "../support/test-people.ts";
import { tellPromise } from "./support/tell-promise.ts";

const judging = vi.hoisted(() => ({ isOff: false }));
vi.mock(import("@sampan/domain/shop/invitations/judge-invitation"), async (original) => {
  const real = await original();
  return {
    ...real,
    judgeInvitation: (around) =>
      judging.isOff ? { refused: [], doubted: [] } : real.judgeInvitation(around),
  };
});

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const { invite, promise } = openInvitations(world);
await promise({ month_most: { TWD: 0, THB: 0, PTS: 1_000_000 } });

const size = 200;

/**
 * Two hundred accounts of one household of cheats, day by day: each is invited by one of those before, ten parcels' addresses
 * and forty browsers serve all of them, and one in twenty shares nothing at all. Each orders and receives.
 */
async function openRing(): Promise<readonly TestAccount[]> {
  const ring: TestAccount[] = [];
  for (let nth = 0; nth < size; nth += 1) {
    if (nth % 2 === 0) clock.pass({ hours: 13 });
    const one = await customer();
    const by = ring[Math.floor(nth / 4)] ?? ring[0];
    if (nth % 20 !== 7) await share(one, nth);
    if (by && by !== one) await invite(by, one);
    ring.push(one);
  }
  return ring;
}

async function share(one: TestAccount, nth: number): Promise<void> {
  await db
    .insertInto("addresses")
    .values({
      account_id: one.id,
      consignee: "x",
      phone: `0912${String(nth).padStart(6, "0")}`,
      region: one.region,
      area: JSON.stringify(["臺北市", "大安區"]),
      detail: `和平東路 ${String(nth % 10)} 號`,
      postal_code: "10600",
      created_at: clock.now(),
    })
    .execute();
  await db
    .updateTable("devices")
    .set({ id_hash: Buffer.alloc(32, nth % 40) })
    .where("account_id", "=", one.id)
    .execute();
}

const countBy = async (ring: readonly TestAccount[], states: readonly string[]) => {
  const found = await db
    .selectFrom("invite_rewards")
    .select("state")
    .where(
      "friend_id",
      "in",
      ring.map(({ id }) => id),
    )
    .execute();
  return { all: found.length, of: found.filter(({ state }) => states.includes(state)).length };
};

test("of a ring of two hundred accounts nothing is paid before goods are kept, and nine in ten are flagged [INV-01]", async () => {
  const ring = await openRing();
  await settleInvitations(needs);
  for (const one of ring) await insertKeptOrder(db, one, { completedAt: clock.now() });
  clock.pass({ days: 13 });
  await settleInvitations(needs);
  const early = await countBy(ring, ["paid"]);
  clock.pass({ days: 2 });
  for (let run = 0; run < 3; run += 1) await settleInvitations(needs);
  const flagged = await countBy(ring, ["waiting", "refused"]);
  tellPromise({
    promise: 61,
    name: "a ring of invitations is not paid",
    target: "0 before goods are kept, 90 % flagged",
    figure: `${String(early.of)} paid early, ${String(flagged.of)} of ${String(flagged.all)} flagged`,
  });
  expect(early.of).toBe(0);
  expect(flagged.all).toBe(size - 1);
  expect(flagged.of / flagged.all).toBeGreaterThanOrEqual(0.9);
}, 600_000);

test("the count would notice a house that waits for nothing", async () => {
  const [ming, friend] = [await customer(), await customer()];
  await invite(ming, friend);
  await insertKeptOrder(db, friend, { completedAt: clock.now() });
  clock.pass({ hours: 1 });
  await settleInvitations({ ...needs, limits: { ...needs.limits, claim_window_days: 0 } });
  expect((await countBy([friend], ["paid"])).of).toBe(1);
});

test("the count would notice a house that judges nobody", async () => {
  judging.isOff = true;
  const [ming, friend] = [await customer(), await customer()];
  await invite(ming, friend);
  for (const one of [ming, friend]) await share(one, 0);
  await insertKeptOrder(db, friend, { completedAt: addDays(clock.now(), -15) });
  await settleInvitations(needs);
  expect((await countBy([friend], ["paid"])).of).toBe(1);
  judging.isOff = false;
});
