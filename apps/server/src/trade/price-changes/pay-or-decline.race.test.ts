import { payConfirm } from "@sampan/contract/money/payments";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { declinePriceRise } from "@sampan/contract/trade/orders/price-questions";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { balances } from "../../balances.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { endPriceQuestions } from "./price-change-jobs.ts";

const world = await openAppBesideServers();
const { db, clock, customer, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A question of 135.90 about three pieces, with a phone at each process. */
async function question() {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price: 10_000 }, num: 3 });
  const [item] = await journey.itemsOf(tid);
  const oid = item?.oid ?? "";
  valueOf(await journey.buyer.call(enterPriceChange, { oid, price: 11_000 }));
  const { supplement_list } = valueOf(await ming.call(getOrderDetail, { tid })).data;
  const child_tid = supplement_list[0]?.supplement_order_list[0]?.child_tid ?? "";
  const phones = await world.phones(ming.id, 2);
  const { pay_real } = await journey.orderOf(tid);
  return { ming, tid, child_tid, phones, pay_real, before: await cashOf(ming.id) };
}
const cashOf = async (owner: number) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", owner)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;

test("paying and declining a higher price at two processes at once: one of them wins, and the money is exact [ORD-41] [REF-18]", async () => {
  const won = { paid: 0, declined: 0 };
  for (let round = 0; round < 12; round += 1) {
    const { ming, tid, child_tid, phones, pay_real, before } = await question();
    const [one, two] = round % 2 === 0 ? phones : phones.toReversed();
    if (!one || !two) throw new Error("there are two processes");
    const payment = { tids: [child_tid], currency: "TWD" as const };
    const acts = [
      async () => refusalOf(await one.call(payConfirm, payment)),
      async () => refusalOf(await two.call(declinePriceRise, { child_tid })),
      async () => refusalOf(await one.call(declinePriceRise, { child_tid })),
      async () => refusalOf(await two.call(payConfirm, payment)),
    ];
    const order = round % 4 < 2 ? acts : acts.toReversed();
    const outcomes = await Promise.all(order.map((act) => act()));
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const stored = await journey.orderOf(tid);
    const [item] = await journey.itemsOf(tid);
    const isPaid = stored.status === 1;
    won[isPaid ? "paid" : "declined"] += 1;
    const change = isPaid ? -13_590 : pay_real;
    expect(await cashOf(ming.id)).toBe(before + change);
    expect([stored.pay_real, item?.status]).toEqual(isPaid ? [pay_real + 13_590, 13] : [0, 15]);
  }
  expect(won.paid + won.declined).toBe(12);
  expect(await checkLedger(db)).toEqual([]);
});

test("a question that ends while it is paid, and ends at several processes, is settled once [ORD-41]", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ming, tid, child_tid, phones, pay_real, before } = await question();
    await db
      .updateTable("price_changes")
      .set({ due_at: clock.now() })
      .where("state", "=", "asked")
      .execute();
    await Promise.all([
      endPriceQuestions(needs, balances),
      phones[round % 2]?.call(payConfirm, { tids: [child_tid], currency: "TWD" }),
      endPriceQuestions(needs, balances),
    ]);
    const { status } = await journey.orderOf(tid);
    expect(await cashOf(ming.id)).toBe(status === 1 ? before - 13_590 : before + pay_real);
  }
  expect(await checkLedger(db)).toEqual([]);
});
