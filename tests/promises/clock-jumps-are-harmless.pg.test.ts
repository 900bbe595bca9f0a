import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { getOrderDetail, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { acceptRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { balances } from "../../apps/server/src/balances.ts";
import { openPostgres } from "../../apps/server/src/kernel/db/driver/door.ts";
import { checkLedger } from "../../apps/server/src/money/ledger/check-ledger.ts";
import { endPriceQuestions } from "../../apps/server/src/trade/price-changes/price-change-jobs.ts";
import { escalateLateRefunds } from "../../apps/server/src/trade/refunds/refund-jobs.ts";
import { openTestApp } from "../support/test-app.ts";
import { openClaims } from "../support/test-claims.ts";
import { insertCoupon } from "../support/test-coupons.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { fund, type TestCustomer } from "../support/test-journey.ts";
import { saveHome, wholeOrder } from "../support/test-orders.ts";
import { insertSession } from "../support/test-people.ts";
import { insertCashOutBanks, openPayees } from "../support/test-withdrawals.ts";
import { refusalOf, valueOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

/** The machine stands where clocks change twice a year, and so does its database. */
const zone = "America/New_York";
vi.hoisted(() => (process.env["TZ"] = "America/New_York"));

/** The control lets days be those of the machine. */
const days = vi.hoisted(() => ({ areOfTheRegion: true }));
vi.mock(import("@sampan/domain/kernel/business-time"), async (original) => {
  const real = await original();
  const ofMachine = (at: Date) => `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`;
  return {
    ...real,
    businessDay: (at, region) =>
      days.areOfTheRegion ? real.businessDay(at, region) : ofMachine(at),
  };
});

const database = await openTestDatabase();
const over = openPostgres(database.url ?? "", { connections_max: 1 });
const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(
  over.db,
);
await sql`alter database ${sql.ref(named[0]?.name ?? "")} set timezone to ${sql.lit(zone)}`.execute(
  over.db,
);
await over.close();

const world = await openTestApp({ database });
const { db, clock, needs } = world;
clock.set(new Date("2026-01-05T04:00:00Z"));
const { payee, settledCard, withdraw } = openPayees(world);
const claims = await openClaims(world);
const { journey } = claims;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertCashOutBanks(db);
});

const at = (moment: number, ms = 0): Date => new Date(moment + ms);
const hour_ms = 3_600_000;
const wrong: string[] = [];
let checked = 0;
function check(what: string, is: unknown, should: unknown): void {
  checked += 1;
  if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push(`${what}: ${JSON.stringify(is)}`);
}

/** Sets the clock and lets somebody and the desks in again: their sessions do not last for years. */
async function jump(to: Date, ...people: readonly TestCustomer[]): Promise<void> {
  clock.set(to);
  await sql`update staff_sessions set expires_at = ${at(to.getTime(), 9e9)}, ends_at = ${at(to.getTime(), 9e9)}`.execute(
    db,
  );
  for (const person of people)
    person.cookies.set("session_id", await insertSession(db, to, person.id));
}

/** Midnights on the clocks of a region: an ordinary one, those around a leap day and a year's end, and those of the days on which clocks elsewhere are moved. */
const dayNames = {
  "an ordinary day": "2026-02-10",
  "the eve of a leap day": "2028-02-28",
  "a leap day": "2028-02-29",
  "New Year's Eve": "2026-12-31",
  "spring of clocks elsewhere": "2026-03-08",
  "autumn of clocks elsewhere": "2026-11-01",
} as const;
const offset_h = { TW: 8, TH: 7 } as const;
const regions = ["TW", "TH"] as const;
const midnights = regions.flatMap((region) =>
  Object.entries(dayNames).map(([name, day]) => ({
    name: `${name} in ${region}`,
    region,
    // The end of the day, by an offset that neither region ever changes.
    midnight: Date.parse(`${day}T00:00:00Z`) + 24 * hour_ms - offset_h[region] * hour_ms,
  })),
);

/** One a day of the region: at its last tenth of a second, at the first of the next, and wherever the clock jumps. */
async function withdrawAround({ name, region, midnight }: (typeof midnights)[number]) {
  await jump(at(midnight, -2 * hour_ms));
  const ming = await payee({ region, cash: 500_000 });
  const number_id = await settledCard(ming);
  const outcomes: string[] = [];
  for (const ms of [-100, 100, -hour_ms, hour_ms]) {
    await jump(at(midnight, ms), ming);
    outcomes.push(refusalOf(await withdraw(ming, { number_id, amount: 10_000 })));
  }
  check(`withdrawals on ${name}`, outcomes, [
    "accepted",
    "accepted",
    "withdrawn_today",
    "withdrawn_today",
  ]);
  const { balance, lock_blc } = valueOf(await ming.call(getAccountBalance, {})).data;
  check(`set aside on ${name}`, [balance, lock_blc], [474_000, 26_000]);
}

/** A quote lasts as long as it says, over any midnight, and a clock that goes back charges what was shown. */
async function quoteAround({ name, region, midnight }: (typeof midnights)[number]) {
  await jump(at(midnight, -100));
  await insertRates(needs, clock.now());
  const ming = await world.customer({ region });
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  const currency = region === "TW" ? "TWD" : "THB";
  for (const [ms, expected] of [
    [defaultLimits.rate_quote_minutes * 60_000 - 100, "as shown"],
    [defaultLimits.rate_quote_minutes * 60_000 + 100, "rate_expired"],
    [-hour_ms, "as shown"],
    [hour_ms, "rate_expired"],
  ] as const) {
    await jump(at(midnight, -100), ming);
    const tids = [await journey.approved(ming, {})];
    const { data } = valueOf(await ming.call(simulatePay, { tids, currency }));
    await jump(at(midnight, -100 + ms), ming);
    const rate = { exchange_rate: data.exchange_rate ?? "" };
    const paid = await ming.call(payConfirm, { tids, currency, ...rate });
    const is = paid.ok
      ? paid.value.data.paid === data.total
        ? "as shown"
        : "other"
      : refusalOf(paid);
    check(`a quote after ${ms} ms on ${name}`, is, expected);
  }
}

/** A coupon is good until its last moment and not after it, and a clock that goes back finds it as it was. */
async function couponAround({ name, region, midnight }: (typeof midnights)[number]) {
  const day_ms = 24 * hour_ms;
  await jump(at(midnight, -10 * day_ms));
  const ming = await world.customer({ region });
  const currency = region === "TW" ? "TWD" : "THB";
  const wish = { accountId: ming.id, currency, start_value: 1, days: 10 } as const;
  const coupon_id = await insertCoupon(db, clock.now(), wish);
  const home = await saveHome(ming);
  await insertRates(needs, at(midnight, -2 * hour_ms));
  const usable: boolean[] = [];
  for (const ms of [-100, 100, -hour_ms, hour_ms]) {
    await jump(at(midnight, ms), ming);
    const { item_id } = await insertProduct(db, clock.now(), { price: 20_000 });
    const order = wholeOrder(home, [{ item_id, num: 2 }], { coupon_id });
    const { problems } = valueOf(await ming.call(simulateCreateTrade, order)).data;
    usable.push(!problems.some(({ code }) => code === "coupon_unusable"));
  }
  check(`a coupon on ${name}`, usable, [true, false, true, false]);
}

test("days, quotes and coupons end when the region's clocks say so, whatever the machine's clocks do [WAL-25] [PAY-16] [CPN-09]", async () => {
  const some = sizeOf({ quick: 6, full: midnights.length });
  const chosen = midnights.filter((_, place) => (place * some) % midnights.length < some);
  for (const one of chosen) await withdrawAround(one);
  for (const one of chosen.slice(0, sizeOf({ quick: 2, full: 99 }))) await quoteAround(one);
  for (const one of chosen.slice(0, sizeOf({ quick: 2, full: 99 }))) await couponAround(one);
  expect(wrong).toEqual([]);
}, 600_000);

/** Asks for an end at moments around it, in an order in which clocks should not go; it comes once and in time. */
async function endsOnce(
  what: string,
  due: Date,
  { act, isOver }: { act: () => Promise<void>; isOver: () => Promise<boolean> },
): Promise<void> {
  const seen: boolean[] = [];
  for (const ms of [-100, -hour_ms, 100, -hour_ms, hour_ms]) {
    await jump(at(due.getTime(), ms));
    await act();
    seen.push(await isOver());
  }
  check(what, seen, [false, false, true, true, true]);
}

const cashOf = async ({ id }: TestCustomer): Promise<number> =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", id)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;

test("questions about prices, refunds and claims end once and in time, though clocks jump an hour back and forth [BO-24] [CLM-01]", async () => {
  const starts = ["2027-02-26T04:00:00Z", "2028-02-27T04:00:00Z"].map(Date.parse);
  for (const [turn, start] of starts.entries()) {
    const region = regions[turn % 2] ?? "TW";
    await jump(at(start));
    await insertRates(needs, clock.now());
    const ming = await world.customer({ region });
    const tid = await journey.paid(ming, { num: 2, goods: { price: 5_000 } });
    const [item] = await journey.itemsOf(tid);
    const oid = item?.oid ?? "";
    valueOf(await journey.buyer.call(enterPriceChange, { oid, price: 20_000 }));
    const question = await db
      .selectFrom("price_changes as change")
      .innerJoin("orders", "orders.id", "change.order_id")
      .select("change.due_at")
      .where("orders.tid", "=", tid)
      .executeTakeFirstOrThrow();
    const before = await cashOf(ming);
    await endsOnce(`a price question in ${region}`, question.due_at ?? at(0), {
      act: () => endPriceQuestions(needs, balances),
      isOver: async () => (await cashOf(ming)) > before,
    });
    const after = await cashOf(ming);
    const { pay_real } = await journey.orderOf(tid);
    check(`what it gave back in ${region}`, pay_real + (after - before) > 0 && pay_real >= 0, true);

    await jump(at(start), ming);
    const service = await world.staff("service");
    const other = await journey.paid(ming, { num: 1, goods: { price: 5_000 } });
    const [line] = await journey.itemsOf(other);
    const list = [{ oid: line?.oid ?? "", num: 1, reason: "late" }];
    const { datalist } = valueOf(await ming.call(reverseApplyBatch, { list }));
    const number = datalist[0]?.number ?? "";
    valueOf(await service.call(acceptRefund, { number, num: 1, fault: "us" }));
    const refund = db
      .selectFrom("refunds")
      .select(["due_at", "executed_at"])
      .where("number", "=", number);
    const { due_at } = await refund.executeTakeFirstOrThrow();
    const held = await cashOf(ming);
    const paidFor = (await journey.orderOf(other)).pay_real;
    await endsOnce(`a refund in ${region}`, due_at ?? at(0), {
      act: () => escalateLateRefunds(needs),
      isOver: async () => (await refund.executeTakeFirstOrThrow()).executed_at !== null,
    });
    check(`what the refund gave back in ${region}`, (await cashOf(ming)) - held, paidFor);
  }
  expect(wrong).toEqual([]);
}, 600_000);

test("a claim can be made until its last moment, and not after it [CLM-01]", async () => {
  for (const region of regions) {
    await jump(new Date("2028-02-15T15:59:00Z"));
    await insertRates(needs, clock.now());
    const ming = await world.customer({ region });
    const { tid, oid } = await claims.completed({}, ming);
    const { completed_at } = await journey.orderOf(tid);
    const end = (completed_at?.getTime() ?? 0) + defaultLimits.claim_window_days * 24 * hour_ms;
    const imgs = [await claims.photo(ming)];
    const outcomes: string[] = [];
    for (const ms of [100, -hour_ms]) {
      await jump(at(end, ms), ming);
      outcomes.push(
        refusalOf(await ming.call(createClaim, { oid, num: 1, content: "破了", imgs })),
      );
    }
    check(`a claim in ${region}`, outcomes, ["claim_too_late", "accepted"]);
    valueOf(await ming.call(getOrderDetail, { tid }));
  }
  tellPromise({
    promise: 45,
    name: "clock jumps are harmless",
    target: "0 wrong ends, days are the region's",
    figure: `${wrong.length} wrong of ${checked.toLocaleString("en")}, an hour back and forth, leap day, year's end, clocks moved elsewhere, in ${regions.join(" and ")} on a machine in ${zone}`,
  });
  expect(wrong).toEqual([]);
}, 600_000);

test("a house that goes by its machine's days is noticed", async () => {
  const before = wrong.length;
  days.areOfTheRegion = false;
  try {
    await withdrawAround(midnights[0]!);
  } finally {
    days.areOfTheRegion = true;
  }
  expect(wrong.length).toBeGreaterThan(before);
  expect(await checkLedger(db)).toEqual([]);
});
