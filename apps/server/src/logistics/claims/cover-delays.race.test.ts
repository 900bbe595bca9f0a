import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import * as desk from "@sampan/contract/logistics/claims/staff-delay-covers";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { arrive, departed } from "../../../../../tests/support/test-pickups.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { coverDelays } from "./cover-delays.ts";

const world = await openTestApp();
const { customer, staff, db, clock, needs } = world;
let journey: Awaited<ReturnType<typeof openJourney>>;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(async () => {
  await setSettings(needs, { delay_cover_days: 2 });
  // Days pass: the desks log in anew.
  journey = await openJourney(world);
});

/** A parcel that has left, what its bill told, and how to look at it. */
async function sent() {
  const owner = await customer();
  const { parcel, box, tid } = await departed(journey, owner);
  const look = async () => {
    const bill = valueOf(await owner.call(getPackageDetail, { tid: parcel })).data.bill;
    if (!bill) throw new Error("a parcel that left has a bill");
    return bill;
  };
  const cash = async () => valueOf(await owner.call(getAccountBalance, {})).data.balance;
  const bill = await look();
  const days_max = bill.arithmetic[0]?.days_max ?? 0;
  return { owner, parcel, box, tid, look, cash, bill, days_max, before: await cash() };
}

const inEachProcess = () => Promise.all([1, 2, 3, 4].map(() => coverDelays(needs)));

/** Stays logged in over as many days as a promise has. */
async function passDays(days: number, ...people: readonly Awaited<ReturnType<typeof sent>>[]) {
  for (let day = 0; day < days; day += 1) {
    clock.pass({ days: 1 });
    for (const { cash } of people) await cash();
  }
}

test("a delayed parcel pays by itself: a share of its freight comes back once, however many processes look, and its bill names the clause", async () => {
  const late = await sent();
  expect(late.days_max).toBeGreaterThan(0);
  await passDays(late.days_max + 1, late);
  await inEachProcess();
  expect((await late.look()).cover).toBeNull();
  clock.pass({ days: 1 });
  await inEachProcess();
  await inEachProcess();

  const { cover, amount } = await late.look();
  expect(cover).toMatchObject({
    state: "paid",
    clause: "promise_exceeded",
    parcel_tid: late.parcel,
    promised_days: late.days_max,
    over_days: 2,
    share_bp: 2_000,
    freight: amount,
    amount: Math.round(amount / 5),
  });
  const paid = cover?.amount ?? 0;
  expect((await late.cash()) - late.before).toBe(paid);
  const told = await db
    .selectFrom("notices")
    .select("kind")
    .where("account_id", "=", late.owner.id)
    .where("kind", "=", "delay_covered")
    .execute();
  expect(told).toHaveLength(1);
  // Later still, or arrived: it was covered.
  clock.pass({ days: 1 });
  await arrive(await openJourney(world), late.box);
  await inEachProcess();
  expect((await late.cash()) - late.before).toBe(paid);
  expect(await checkLedger(db)).toEqual([]);
  const broken = await findBrokenRules(db);
  expect(broken).toEqual({});
});

/** From now on, until it is changed again. */
async function coverFromNow(delay_cover_days: number): Promise<void> {
  clock.pass({ minutes: 1 });
  const value = JSON.stringify(delay_cover_days);
  const at = { starts_at: clock.now(), made_at: clock.now() };
  await db
    .insertInto("setting_changes")
    .values({ key: "delay_cover_days", value, ...at })
    .execute();
  await needs.settings.refresh();
}

test("what came in time, what was not covered when it was billed, and what was told no days get nothing back", async () => {
  const inTime = await sent();
  await arrive(journey, inTime.box);
  valueOf(
    await journey.logistics.call(moveDelivery, { tid: inTime.parcel, event: "offer_pickup" }),
  );
  const old = await sent();
  await sql`update bills
               set explanation = jsonb_set(explanation, '{arithmetic,0}', (explanation #> '{arithmetic,0}') - 'days_max'::text)
             where tid = ${old.bill.tid}`.execute(db);
  await coverFromNow(0);
  const uncovered = await sent();
  await coverFromNow(2);
  await passDays(uncovered.days_max + 10, inTime, uncovered, old);
  await inEachProcess();
  for (const { look, cash, before } of [inTime, uncovered, old]) {
    expect((await look()).cover).toBeNull();
    expect(await cash()).toBe(before);
  }
});

test("covers share the day's budget, wait for the next day's, and for a person above the limit of one", async () => {
  clock.pass({ days: 2 });
  const late = [await sent(), await sent(), await sent()];
  await passDays((late[0]?.days_max ?? 0) + 2, ...late);
  await setSettings(needs, { delay_cover_days: 2, claim_auto_cny: 0 });
  await inEachProcess();
  const waiting = await db
    .selectFrom("delay_covers")
    .select("cny")
    .where("state", "=", "waiting")
    .execute();
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  const most = Math.max(...waiting.map(({ cny }) => cny));
  await setSettings(needs, {
    delay_cover_days: 2,
    claim_auto_cny: most,
    claim_auto_day_cny: most * 2,
  });
  await inEachProcess();
  const states = async () => Promise.all(late.map(async ({ look }) => (await look()).cover?.state));
  expect((await states()).filter((state) => state === "paid").length).toBeLessThanOrEqual(2);
  expect(await states()).toContain("waiting");
  await passDays(2, ...late);
  await inEachProcess();
  await passDays(2, ...late);
  await inEachProcess();
  expect(await states()).toEqual(["paid", "paid", "paid"]);
  for (const { look, cash, before } of late)
    expect((await cash()) - before).toBe((await look()).cover?.amount);
  expect(await checkLedger(db)).toEqual([]);
});

test("a person pays what facts may not, once however often it is asked for, or declines it with a reason that its customer reads", async () => {
  const late = [await sent(), await sent()];
  await passDays((late[0]?.days_max ?? 0) + 2, ...late);
  await setSettings(needs, { delay_cover_days: 2, claim_auto_cny: 0 });
  await inEachProcess();
  const finance = await staff("finance");
  const service = await staff("service");
  const [paid, declined] = late;
  const idOf = (one: typeof paid) => ({ id: one?.bill.tid ?? "" });
  const listed = async () => valueOf(await finance.call(desk.listDelayCovers, {})).datalist;
  expect((await listed()).map(({ id }) => id)).toEqual(
    expect.arrayContaining(late.map(({ bill }) => bill.tid)),
  );
  expect(refusalOf(await service.call(desk.payDelayCover, idOf(paid)))).toBe("right_missing");
  const asked = await Promise.all(
    [1, 2, 3].map(() => finance.call(desk.payDelayCover, idOf(paid))),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(((await paid?.cash()) ?? 0) - (paid?.before ?? 0)).toBe(
    (await paid?.look())?.cover?.amount,
  );

  expect(refusalOf(await finance.call(desk.declineDelayCover, idOf(declined)))).toBe(
    "reason_needed",
  );
  valueOf(await finance.call(desk.declineDelayCover, { ...idOf(declined), reason: "颱風停航" }));
  expect((await declined?.look())?.cover).toMatchObject({ state: "declined", reason: "颱風停航" });
  expect(refusalOf(await finance.call(desk.payDelayCover, idOf(declined)))).toBe(
    "claim_not_in_state",
  );
  await inEachProcess();
  expect(await declined?.cash()).toBe(declined?.before);
  expect(await checkLedger(db)).toEqual([]);
});

test("the database refuses more than the share, more than a charge was paid, and a second cover of a bill", async () => {
  const { bill, parcel } = await sent();
  const charge = sql`update order_charges set late_back = amount + 1
                      where kind = 'international_freight' and bill_id = (select id from bills where tid = ${bill.tid})`;
  await expect(charge.execute(db)).rejects.toThrow(/refunded_at_most_what_was_paid/);
  const cover = (amount: number) =>
    sql`insert into delay_covers (bill_id, account_id, state, clause, parcel_id, promised_days, over_days, share_bp, freight,
                                  amount, cny, found_at)
        select bill.id, bill.account_id, 'waiting', 'promise_exceeded', package.id, 5, 2, 2000, 1000, ${amount}, 50, now()
          from bills bill join packages package on package.bill_id = bill.id and package.tid = ${parcel}`.execute(
      db,
    );
  await expect(cover(201)).rejects.toThrow(/delay_covers/);
  await cover(200);
  await expect(cover(200)).rejects.toThrow(/delay_covers_pkey/);
});
