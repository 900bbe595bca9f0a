import { queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import { queryNoticeList } from "@sampan/contract/people/notices";
import { getInviteCode } from "@sampan/contract/shop/invitations";
import * as staffCalls from "@sampan/contract/shop/staff-invitations";
import { addDays } from "@sampan/domain/kernel/business-time";
import { noAmounts } from "@sampan/domain/shop/invitations/reward-terms";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates } from "../../../../../tests/support/test-goods.ts";
import {
  insertKeptOrder,
  openEarnings,
  openInvitations,
  refundWhole,
  rewardTerms,
  sharesOf,
} from "../../../../../tests/support/test-invitations.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { settleInvitations } from "./invitation-jobs.ts";

const world = await openTestApp();
const { clock, customer, db, needs, staff } = world;
const { invite, promise, rewardOf } = openInvitations(world);
await insertRates(needs, clock.now());

const money = { TWD: 5_000, THB: 5_000, PTS: 0 };
const settle = () => settleInvitations(needs);
const { back, points, bonus, earnings } = openEarnings(world);

/** Somebody with a friend by the terms that are promised now. */
async function pair(change: Parameters<typeof promise>[0] = {}) {
  clock.pass({ hours: 1 });
  await promise(change);
  const ming = await customer();
  const friend = await customer();
  await invite(ming, friend);
  return { ming, friend };
}

/** The same, whose friend received an order long enough ago. */
async function kept(change: Parameters<typeof promise>[0] = {}, fee = 0) {
  const { ming, friend } = await pair(change);
  const order = await insertKeptOrder(db, friend, { fee, completedAt: clock.now() });
  clock.pass({ days: 15 });
  return { ming, friend, order };
}

describe("what a friend brings", () => {
  test("is held until the first order was received and the days of claims are over, and comes once [INV-01]", async () => {
    const { ming, friend } = await pair();
    await settle();
    expect((await earnings(ming)).datalist).toMatchObject([{ state: "held", amount: 200 }]);
    await insertKeptOrder(db, friend, { completedAt: clock.now() });
    clock.pass({ days: 13, hours: 23 });
    await settle();
    expect(await points(ming)).toBe(0);
    clock.pass({ hours: 2 });
    await settle();
    await settle();
    expect(await points(ming)).toBe(200);
    const page = await earnings(ming);
    expect(page.datalist).toMatchObject([{ state: "paid", currency: "PTS", amount: 200 }]);
    expect(page.sums).toEqual([
      { currency: "PTS", given: 200, taken_back: 0, outstanding: 0, left: 200 },
    ]);
    const rows = valueOf(await ming.call(queryAcctLogList, { subject: "2010107" })).datalist;
    expect(rows).toMatchObject([{ kind: "invite_reward", amount: 200 }]);
    const kinds = valueOf(await ming.call(queryNoticeList, {})).datalist.map(({ kind }) => kind);
    expect(kinds).toContain("invite_points");
  });

  test("waits while a refund is open, and is nothing where nothing was kept", async () => {
    const { ming, friend, order } = await kept();
    await refundWhole(db, order, friend, clock.now());
    const open = { executed_at: null, holder: "service", due_at: clock.now() } as const;
    await db.updateTable("refunds").set(open).where("order_id", "=", order).execute();
    await settle();
    expect((await rewardOf(friend)).state).toBe("held");
    const done = { executed_at: clock.now(), holder: "nobody", due_at: null } as const;
    await db.updateTable("refunds").set(done).where("order_id", "=", order).execute();
    await settle();
    expect((await rewardOf(friend)).state).toBe("lost");
    expect(await points(ming)).toBe(0);
  });

  test("is taken back by a later refund, at most what is there, and the page adds up", async () => {
    const { ming, friend, order } = await kept({
      kind: "bonus",
      amounts: money,
      month_most: money,
    });
    await settle();
    expect(await bonus(ming)).toBe(5_000);
    await refundWhole(db, order, friend, clock.now());
    await settle();
    await settle();
    expect(await bonus(ming)).toBe(0);
    const { sums, datalist } = await earnings(ming);
    expect(datalist).toMatchObject([{ state: "taken_back", amount: 5_000, taken_back: 5_000 }]);
    expect(sums).toEqual([
      { currency: "TWD", given: 5_000, taken_back: 5_000, outstanding: 0, left: 0 },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  test("is a share of the fee that was paid, capped, in the inviter's currency", async () => {
    const share = {
      kind: "share",
      amounts: money,
      month_most: money,
      shares: sharesOf(1_000),
    } as const;
    const { ming } = await kept(share, 20_000);
    await settle();
    expect(await bonus(ming)).toBe(2_000);
    const rich = await kept(share, 9_000_000);
    await settle();
    expect(await bonus(rich.ming)).toBe(5_000);
    const nok = await customer({ region: "TH" });
    const friend = await customer();
    await invite(nok, friend);
    await insertKeptOrder(db, friend, { fee: 20_000, completedAt: clock.now() });
    clock.pass({ days: 15 });
    await settle();
    const paid = await rewardOf(friend);
    expect([paid.state, paid.currency]).toEqual(["paid", "THB"]);
    expect(paid.amount).not.toBe(2_000);
  });

  test("ends with its month: the last is cut to what is left, and the next is told so", async () => {
    const { ming, friend } = await pair({ month_most: { ...noAmounts(), PTS: 250 } });
    const friends = [friend, await customer(), await customer()];
    clock.pass({ days: 2 });
    for (const one of friends.slice(1)) await invite(ming, one);
    for (const one of friends) await insertKeptOrder(db, one, { completedAt: clock.now() });
    clock.pass({ days: 15 });
    await settle();
    expect(await points(ming)).toBe(250);
    const states = (await earnings(ming)).datalist.map(({ state, amount }) => [state, amount]);
    expect(states).toEqual([
      ["capped", 0],
      ["paid", 50],
      ["paid", 200],
    ]);
    const month = { account_id: ming.id, month: "2000-01", currency: "PTS", most: 1 } as const;
    const above = db.insertInto("invite_months").values({ ...month, given: 2 });
    await expect(above.execute()).rejects.toThrow(/invite_month_holds/);
  });

  test("is by the version that held when the friend registered, whatever comes after", async () => {
    const { ming, friend } = await pair({ amounts: { ...noAmounts(), PTS: 70 } });
    clock.pass({ hours: 1 });
    await promise({ amounts: { ...noAmounts(), PTS: 900 } });
    await insertKeptOrder(db, friend, { completedAt: clock.now() });
    clock.pass({ days: 15 });
    await settle();
    expect(await points(ming)).toBe(70);
    const offer = valueOf(await ming.call(getInviteCode, {})).data.offer;
    expect(offer).toMatchObject({ kind: "points", most: { currency: "PTS", amount: 900 } });
  });
});

describe("a friend who is oneself", () => {
  test("brings nothing where a telephone is the same, in whatever form it was written", async () => {
    const { ming, friend } = await kept();
    await saveHome(await back(ming));
    const [own] = await db
      .selectFrom("addresses")
      .select("phone")
      .where("account_id", "=", ming.id)
      .execute();
    const mobile = `+886${(own?.phone ?? "").slice(1)}`;
    await db.updateTable("accounts").set({ mobile }).where("id", "=", friend.id).execute();
    await settle();
    const refused = await rewardOf(friend);
    expect([refused.state, refused.doubts]).toEqual(["refused", ["same_phone"]]);
    expect((await earnings(ming)).datalist[0]?.state).toBe("refused");
    const marks = await db.selectFrom("invite_marks").selectAll().execute();
    expect(JSON.stringify(marks)).not.toContain(own?.phone);
  });
});

describe("a doubtful friend", () => {
  /** Both registered in one browser. */
  async function doubtful() {
    const pairOf = await kept();
    const device = await db
      .selectFrom("devices")
      .select("id_hash")
      .where("account_id", "=", pairOf.ming.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("devices")
      .set(device)
      .where("account_id", "=", pairOf.friend.id)
      .execute();
    await settle();
    return { ...pairOf, number: (await rewardOf(pairOf.friend)).number };
  }

  test("waits for a person, is counted as held, and is paid once they cleared it", async () => {
    const { ming, friend, number } = await doubtful();
    const marketing = await staff("marketing");
    expect(await rewardOf(friend)).toMatchObject({ state: "waiting", doubts: ["same_device"] });
    expect((await earnings(ming)).datalist[0]?.state).toBe("held");
    const { datalist } = valueOf(await marketing.call(staffCalls.listInviteRewards, {}));
    expect(datalist.find((row) => row.number === number)).toMatchObject({
      inviter: { uid: ming.uid },
      friend: { uid: friend.uid },
      amount: 200,
      is_own: false,
    });
    valueOf(await marketing.call(staffCalls.decideInviteReward, { number, step: "clear" }));
    expect(await points(ming)).toBe(0);
    await settle();
    expect(await points(ming)).toBe(200);
    const again = await marketing.call(staffCalls.decideInviteReward, { number, step: "clear" });
    expect(refusalOf(again)).toBe("invite_reward_settled");
  });

  test("is refused with a reason, by whoever has the right, and never for oneself", async () => {
    const { ming, number } = await doubtful();
    const refuse = { number, step: "refuse", note: "同一家人" } as const;
    const marketing = await staff("marketing");
    const [service, own] = [await staff("service"), await staff("marketing")];
    expect(refusalOf(await service.call(staffCalls.decideInviteReward, refuse))).toBe(
      "right_missing",
    );
    const silent = await marketing.call(staffCalls.decideInviteReward, { ...refuse, note: " " });
    expect(refusalOf(silent)).toBe("reason_needed");
    await db
      .updateTable("staff_members")
      .set({ email: ming.email })
      .where("id", "=", own.id)
      .execute();
    expect(refusalOf(await own.call(staffCalls.decideInviteReward, refuse))).toBe("self_approval");
    valueOf(await marketing.call(staffCalls.decideInviteReward, refuse));
    await settle();
    expect(await points(ming)).toBe(0);
    const decided = valueOf(
      await marketing.call(staffCalls.listInviteRewards, { view: "decided" }),
    ).datalist;
    expect(decided.find((row) => row.number === number)).toMatchObject({
      state: "refused",
      note: "同一家人",
    });
    const unknown = await marketing.call(staffCalls.decideInviteReward, {
      ...refuse,
      number: "IV00000000",
    });
    expect(refusalOf(unknown)).toBe("invite_reward_unknown");
  });
});

test("versions are written ahead or for now, never for what was, and each once", async () => {
  const marketing = await staff("marketing");
  const wish = rewardTerms();
  const add = (change: object) =>
    marketing.call(staffCalls.addInviteTerms, { ...wish, begins_at: "", ...change });
  clock.pass({ days: 1 });
  valueOf(await add({}));
  expect(refusalOf(await add({}))).toBe("invite_terms_past");
  expect(refusalOf(await add({ begins_at: "2001-01-01 00:00:00" }))).toBe("invite_terms_past");
  expect(refusalOf(await add({ amounts: noAmounts() }))).toBe("invite_terms_invalid");
  const later = addDays(clock.now(), 30).toISOString().slice(0, 10);
  valueOf(await add({ begins_at: `${later} 00:00:00` }));
  const { datalist } = valueOf(await marketing.call(staffCalls.listInviteTerms, {}));
  expect(datalist.slice(0, 2).map(({ holds }) => holds)).toEqual([false, true]);
});
