import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { executeRefund } from "@sampan/contract/trade/refunds/staff-refunds";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { createHttpCaller } from "../../../../../tests/support/http-caller.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { insertStaffSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { sumOfEmployee } from "./refund-queries.ts";

const world = await openAppBesideServers();
const { clock, customer, db, needs, staff } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const most = 2_000_000;
const count = (outcomes: readonly string[], name: string) =>
  outcomes.filter((outcome) => outcome === name).length;

/** What a line of 21,000 yuan gives back since it costs so much less, cents of yuan a piece; it waits for finance. */
async function fall(price: number) {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price: 700_000 }, num: 3 });
  const [item] = await journey.itemsOf(tid);
  const buyer = await staff("buyer");
  valueOf(await buyer.call(enterPriceChange, { oid: item?.oid ?? "", price }));
  const { number, amount } = await db
    .selectFrom("refunds")
    .select(["number", "amount"])
    .where("account_id", "=", ming.id)
    .executeTakeFirstOrThrow();
  const cash = async () => (await findBalances(db, { accountId: ming.id, currency: "TWD" })).cash;
  return { number, amount, cash, before: await cash() };
}

/** One employee of finance with so many windows, at one process and the other in turn. */
async function windowsOf(times: number) {
  const { id } = await staff("finance");
  const session = await insertStaffSession(db, clock.now(), id);
  const windows = Array.from({ length: times }, (_, at) =>
    createHttpCaller(world.urls[at % 2 === 0 ? 0 : 1]),
  );
  for (const { cookies } of windows) cookies.set("staff_session_id", session);
  return { id, windows };
}

test("one employee pays out no more in a day than the settings allow one, at several windows of two processes at once either [BO-25]", async () => {
  const falls = [];
  // Each gives 12,000.00 yuan back, and a day has room for 20,000.00: each is entered by somebody else.
  for (let nth = 0; nth < 6; nth += 1) falls.push(await fall(300_000));
  const { id, windows } = await windowsOf(6);
  const day = { act: "executed", staffId: id, since: addDays(clock.now(), -1), most } as const;
  // Whoever adds up before they pay finds room for all six.
  const seen = await Promise.all(falls.map(() => sumOfEmployee(db, day)));
  expect(seen.filter((so_far) => so_far + 1_200_000 <= most)).toHaveLength(6);

  const outcomes = await Promise.all(
    falls.map(async ({ number }, at) =>
      refusalOf(await windows[at]!.call(executeRefund, { number })),
    ),
  );
  expect([count(outcomes, "accepted"), count(outcomes, "refund_limit_reached")]).toEqual([1, 5]);
  expect(await sumOfEmployee(db, day)).toBe(1_200_000);
}, 60_000);

test("what is more than a day of one is paid once by two, however many of finance pay it at two processes at once, and by none alone [BO-25] [REF-17]", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { number, amount, cash, before } = await fall(1);
    const { windows } = await windowsOf(4);
    const alone = await Promise.all(
      windows.map(async (window) => refusalOf(await window.call(executeRefund, { number }))),
    );
    expect([count(alone, "accepted"), count(alone, "self_approval")]).toEqual([1, 3]);
    expect(await cash()).toBe(before);

    const desks = [...(await world.desks("finance", 4)), ...windows];
    const together = await Promise.all(
      desks.map(async (desk) => refusalOf(await desk.call(executeRefund, { number }))),
    );
    expect(count(together, "accepted")).toBe(1);
    expect((await cash()) - before).toBe(amount);
    const signed = await db
      .selectFrom("payout_signatures")
      .select(["signed_by", "paid_by"])
      .where("number", "=", number)
      .execute();
    expect(signed).toHaveLength(1);
    expect(signed[0]?.paid_by).not.toBe(signed[0]?.signed_by);
  }
  // The database has the last word where nobody asks who signed.
  const same = db
    .updateTable("payout_signatures")
    .set((row) => ({ paid_by: row.ref("signed_by") }))
    .execute();
  await expect(same).rejects.toThrow(/check constraint/);
  expect(await checkLedger(db)).toEqual([]);
}, 60_000);
