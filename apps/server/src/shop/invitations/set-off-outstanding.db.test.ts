import { queryNoticeList } from "@sampan/contract/people/notices";
import { noAmounts } from "@sampan/domain/shop/invitations/reward-terms";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates } from "../../../../../tests/support/test-goods.ts";
import {
  insertKeptOrder,
  openEarnings,
  openInvitations,
  refundWhole,
} from "../../../../../tests/support/test-invitations.ts";
import { fund } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { settleInvitations } from "./invitation-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs } = world;
const { invite, promise } = openInvitations(world);
await insertRates(needs, clock.now());

const settle = () => settleInvitations(needs);
const { points, earnings } = openEarnings(world);

test("a reward that was spent when it was to be taken back is set off against later ones, and nothing else is taken [INV-01]", async () => {
  await promise();
  const [ming, friend] = [await customer(), await customer()];
  await invite(ming, friend);
  const order = await insertKeptOrder(db, friend, { completedAt: clock.now() });
  clock.pass({ days: 15 });
  await settle();
  await fund(db, ming, { kind: "points", amount: -150, now: clock.now() });
  await refundWhole(db, order, friend, clock.now());
  await settle();
  expect(await points(ming)).toBe(0);
  const short = await earnings(ming);
  expect(short.datalist).toMatchObject([
    { state: "taken_back", amount: 200, taken_back: 50, outstanding: 150 },
  ]);
  expect(short.sums).toMatchObject([{ taken_back: 50, outstanding: 150, left: 150 }]);

  // Points of another origin stay theirs.
  await fund(db, ming, { kind: "points", amount: 500, now: clock.now() });
  await settle();
  expect(await points(ming)).toBe(500);

  await promise({ amounts: { ...noAmounts(), PTS: 100 } });
  for (const left of [500, 550]) {
    const next = await customer();
    await invite(ming, next);
    await insertKeptOrder(db, next, { completedAt: clock.now() });
    clock.pass({ days: 15 });
    await settle();
    expect(await points(ming)).toBe(left);
  }
  const { sums } = await earnings(ming);
  expect(sums).toMatchObject([{ given: 400, taken_back: 200, outstanding: 0, left: 200 }]);
  const told = valueOf(await ming.call(queryNoticeList, {})).datalist.filter(
    ({ kind }) => kind === "invite_points",
  );
  expect(told).toHaveLength(2);
  expect(told[0]?.body).toContain("50");
  expect(await checkLedger(db)).toEqual([]);
});
