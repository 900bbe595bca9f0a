import { acceptChoice, declineChoice } from "@sampan/contract/trade/orders/choice-questions";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import {
  enterSecondChoice,
  withdrawChoice,
} from "@sampan/contract/trade/purchases/staff-second-choices";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";

const world = await openAppBesideServers();
const { db, clock, customer, needs } = world;
const journey = await openJourney(world);
const desks = await world.desks("buyer", 2);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const cashOf = async (owner: number) =>
  (
    await db
      .selectFrom("ledger_accounts")
      .select("balance")
      .where("owner_id", "=", owner)
      .where("kind", "=", "cash")
      .executeTakeFirstOrThrow()
  ).balance;

/** Three white pieces that were paid and are gone; their customer is asked whether black ones will do. */
async function asked() {
  const [buyer, other] = desks;
  if (!buyer || !other) throw new Error("there are two desks");
  const ming = await customer();
  const { item_ids } = await insertProduct(db, clock.now(), {
    colours: ["白", "黑"],
    price: 10_000,
  });
  const [white = "", black = ""] = item_ids;
  const tid = await placeOrder(ming, [{ item_id: white, num: 3 }]);
  valueOf(await journey.reviewer.call(approveOrder, { tid }));
  await fund(db, ming, { amount: 1_000_000, now: clock.now() });
  valueOf(await pay(ming, tid));
  const oid = `${tid}-1`;
  const choice = { oid, item_id: black, price: 10_000, allowed_by: "nobody" } as const;
  valueOf(await buyer.call(enterSecondChoice, choice));
  const { choices } = valueOf(await ming.call(getOrderDetail, { tid })).data;
  const [one, two] = await world.phones(ming.id, 2);
  if (!one || !two) throw new Error("there are two processes");
  const { pay_real } = await journey.orderOf(tid);
  return {
    key: choices[0]?.key ?? "",
    ming,
    tid,
    oid,
    white,
    black,
    one,
    two,
    buyer,
    other,
    pay_real,
    before: await cashOf(ming.id),
  };
}

test("another option that is declined while it is taken, taken back and bought at two processes: one answer wins, what was declined is bought by nobody, and the money is exact [REF-18] [BO-10]", async () => {
  const won = { declined: 0, taken: 0, withdrawn: 0 };
  for (let round = 0; round < 12; round += 1) {
    const { key, oid, tid, ming, one, two, buyer, other, pay_real, ...sold } = await asked();
    const acts = [
      async () => refusalOf(await one.call(declineChoice, { key })),
      async () => refusalOf(await two.call(acceptChoice, { key })),
      async () => refusalOf(await buyer.call(withdrawChoice, { key })),
      async () => refusalOf(await other.call(recordPurchase, { oids: [oid], out_oid: "88" })),
    ];
    const turned = [...acts.slice(round % 4), ...acts.slice(0, round % 4)];
    const outcomes = await Promise.all(turned.map((act) => act()));
    const at = (act: number) => outcomes[(act - (round % 4) + 4) % 4];
    const answers = [at(0), at(1), at(2)];
    expect(answers.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const [item] = await journey.itemsOf(tid);
    const isBought = at(3) === "accepted";
    const isDeclined = answers[0] === "accepted";
    const isTaken = answers[1] === "accepted";
    won[isDeclined ? "declined" : isTaken ? "taken" : "withdrawn"] += 1;
    // What was declined is bought by nobody; what was taken or left as it was may be.
    const stood = isBought ? [4, "88"] : [13, ""];
    expect([item?.status, item?.out_oid]).toEqual(isDeclined ? [15, ""] : stood);
    expect(isDeclined && isBought).toBe(false);
    expect(String(item?.sku_id)).toBe(isTaken ? sold.black : sold.white);
    expect(await cashOf(ming.id)).toBe(sold.before + (isDeclined ? pay_real : 0));
  }
  expect(won.declined + won.taken + won.withdrawn).toBe(12);
  expect(await checkLedger(db)).toEqual([]);
});
