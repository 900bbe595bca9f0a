import { cancelBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { createBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { payConfirm } from "@sampan/contract/money/payments";
import { getAccountBalance } from "@sampan/contract/money/ledger/wallet";
import { holdShipment } from "@sampan/contract/logistics/shipments/shipments";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";

const database = await openTestDatabase();
const world = await openTestApp({ database });
const { customer, db, clock, needs } = world;
clock.set(new Date());
await insertRates(needs, clock.now());
await insertTariff(needs);
const journey = await openJourney(world);
const { billing, logistics } = journey;
// Processes read the tariff when they start.
const { phones, desks } = await openServersBeside(world, database);
const billers = await desks("billing", 4);

const times = <T>(count: number, work: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));
const accepted = (outcomes: readonly string[]) =>
  outcomes.filter((outcome) => outcome === "accepted").length;

/** Three orders whose parcels lie in one warehouse and leave together. */
async function shipment() {
  const ming = await customer();
  const tids: string[] = [];
  const parcels: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const tid = await journey.paid(ming, { order: { transport: 12 } });
    tids.push(tid);
    parcels.push(await journey.received(tid));
  }
  return { ming, tids, parcels };
}

const billsOf = (accountId: number) =>
  db
    .selectFrom("bills")
    .select(["state", "amount"])
    .where("account_id", "=", accountId)
    .where("state", "<>", "cancelled")
    .execute();

describe("at two processes at the same moment", () => {
  test("a shipment is billed once, whichever of its orders several billers post [BO-16] [PAY-19]", async () => {
    const { ming, tids } = await shipment();
    const answers = await times(12, (nth) =>
      billers[nth % 4]!.call(postBill, { order_tid: tids[nth % 3] ?? "" }),
    );
    expect(accepted(answers.map(refusalOf))).toBe(1);
    // 7.2 kg at 120.00, and once to the door.
    expect(await billsOf(ming.id)).toEqual([{ state: "unpaid", amount: 94_400 }]);
  });

  test("a shipment is held by its owner or billed, never both", async () => {
    const { ming, tids } = await shipment();
    await journey.paid(ming, { order: { transport: 12 } });
    const hands = await phones(ming.id, 4);
    const outcomes = await times(12, async (nth): Promise<string> => {
      const tid = tids[nth % 3] ?? "";
      const turn = Math.floor(nth / 2) % 4;
      return nth % 2 === 0
        ? refusalOf(await hands[turn]!.call(holdShipment, { tid, hold: true }))
        : refusalOf(await billers[turn]!.call(postBill, { order_tid: tid }));
    });
    const held = outcomes.filter((_, nth) => nth % 2 === 0);
    const billed = outcomes.filter((_, nth) => nth % 2 === 1);
    expect(accepted(billed)).toBeLessThanOrEqual(1);
    const [{ count }] = (
      await sql<{ count: number }>`
        select count(*) as count from orders
         where account_id = ${ming.id} and billed_at is not null`.execute(db)
    ).rows as [{ count: number }];
    // Who held it first was found waiting; who came after the bill was told that it is too late.
    expect(count).toBe(accepted(billed) * 3);
    expect(accepted(held) > 0 ? accepted(billed) : 0).toBe(0);
  });

  test("a shipment is paid once, whichever of its numbers it is paid by, or taken back, never both [PAY-15] [PAY-19]", async () => {
    const { ming, tids, parcels } = await shipment();
    const { bill_tid } = valueOf(await billing.call(postBill, { order_tid: tids[0] ?? "" })).data;
    const before = valueOf(await ming.call(getAccountBalance, {})).data.balance;
    const numbers = [...tids, ...parcels, bill_tid];
    const hands = await phones(ming.id, 10);
    const [answers, taken] = await Promise.all([
      times(20, (nth) =>
        hands[nth % 10]!.call(payConfirm, {
          tids: [numbers[nth % numbers.length] ?? ""],
          currency: "TWD",
        }),
      ),
      billers[1]!.call(cancelBill, { tid: bill_tid, reason: "量錯了" }),
    ]);
    const paid = accepted(answers.map(refusalOf));
    expect(paid + accepted([refusalOf(taken)])).toBe(1);
    const { balance } = valueOf(await ming.call(getAccountBalance, {})).data;
    expect(balance).toBe(before - paid * 94_400);
  });

  test("no parcel of an unpaid shipment is loaded in 50 tries beside its payment [BO-20]", async () => {
    const { ming, tids, parcels } = await shipment();
    valueOf(await billing.call(postBill, { order_tid: tids[0] ?? "" }));
    const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
    const { number } = valueOf(await logistics.call(createBox, wish)).data;
    const load = (nth: number) =>
      logistics.call(loadBox, { number, tids: [parcels[nth % 3] ?? ""] });
    const early = await times(25, load);
    expect(new Set(early.map(refusalOf))).toEqual(new Set(["parcel_unpaid"]));
    const [payment] = await Promise.all([
      ming.call(payConfirm, { tids: [parcels[1] ?? ""], currency: "TWD" }),
      times(25, load),
    ]);
    expect(refusalOf(payment)).toBe("accepted");
    const packages = await db
      .selectFrom("packages")
      .select(["billing", "box_id"])
      .where("tid", "in", parcels)
      .execute();
    for (const { billing: state } of packages) expect(state).toBe(4);
  });
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
