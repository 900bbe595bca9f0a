import { takeCoupon } from "@sampan/contract/money/coupons";
import { giveCoupons } from "@sampan/contract/money/staff-grants";
import { addDays } from "@sampan/domain/kernel/business-time";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { insertCoupon, insertTemplate } from "../support/test-coupons.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { saveHome, wholeOrder } from "../support/test-orders.ts";
import type { HttpCaller } from "../support/http-caller.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { refusalOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const { servers, customer, staff, db } = await openTwoServers();

/** Everybody takes at once, at one process and the other; answers what they were told. */
const takenBy = (people: readonly HttpCaller[], code: string): Promise<string[]> =>
  Promise.all(
    people.map(async (person, at) =>
      refusalOf(await person.at(servers[at % 2 === 0 ? 0 : 1].url).call(takeCoupon, { code })),
    ),
  );
const accepted = (answers: readonly string[]): number =>
  answers.filter((answer) => answer === "accepted").length;

test("of people at two processes who want the last coupons at once as many get one as there are [CPN-15]", async () => {
  const wanting = sizeOf({ quick: 8, full: 200 });
  const copies = sizeOf({ quick: 1, full: 10 });
  const rounds = sizeOf({ quick: 3, full: 100 });
  const people = await Promise.all(Array.from({ length: wanting }, () => customer()));
  let given = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { id, code } = await insertTemplate(db, new Date(), { copies });
    const answers = await takenBy(people, code);
    given += accepted(answers);
    expect(new Set(answers)).toEqual(new Set(["accepted", "coupon_gone"]));
    expect(await countOf(id)).toBe(copies);
  }
  tellPromise({
    promise: 15,
    name: "the last coupons go to as many as there are",
    target: `${copies} of ${wanting} each round`,
    figure: `${given} given in ${rounds} rounds to ${wanting} at once at two processes`,
  });
  expect(given).toBe(copies * rounds);
}, 1_800_000);

test("accounts that take at two processes at once have each no more than it may have [CPN-15]", async () => {
  const accounts = sizeOf({ quick: 2, full: 50 });
  const people = await Promise.all(Array.from({ length: accounts }, () => customer()));
  for (const per_account of [1, 2]) {
    const { id, code } = await insertTemplate(db, new Date(), { per_account, copies: 500 });
    const answers = await takenBy(Array.from({ length: 6 }, () => people).flat(), code);
    tellPromise({
      promise: 15,
      name: "an account takes what it may and no more",
      target: `${per_account} for each account`,
      figure: `${accepted(answers)} by ${accounts} accounts that each asked six times at two processes`,
    });
    expect(accepted(answers)).toBe(accounts * per_account);
    expect(await countOf(id)).toBe(accounts * per_account);
  }
}, 600_000);

test("staff who give the rest while somebody takes one give all of it or nothing [BO-36]", async () => {
  const [ming, marketing] = [await customer(), await staff("marketing")];
  const others = await Promise.all(Array.from({ length: 3 }, () => customer()));
  const { id, code } = await insertTemplate(db, new Date(), { copies: 3 });
  const [taken, given] = await Promise.all([
    ming.at(servers[0].url).call(takeCoupon, { code }),
    marketing.at(servers[1].url).call(giveCoupons, {
      code,
      each: 1,
      accounts: others.map(({ uid }) => uid).join("\n"),
      reason: "race",
      is_trial: false,
    }),
  ]);
  const answers = [refusalOf(taken), refusalOf(given)];
  expect(answers.toSorted()).toEqual(["accepted", "coupon_gone"]);
  expect(await countOf(id)).toBe(answers[0] === "accepted" ? 1 : 3);
});

/** A rate and tariffs, until both processes know them. */
async function tellPrices(item_id: string): Promise<void> {
  const needs = { database: { db }, prices: { refresh: async () => undefined } };
  await insertRates(needs, new Date());
  await insertTariff(needs);
  const ming = await customer();
  const lines = [{ item_id, num: 1 }];
  for (const { url } of servers)
    await expect
      .poll(async () => refusalOf(await ming.at(url).call(simulateCreateTrade, { lines })), {
        timeout: 20_000,
      })
      .toBe("accepted");
}

test("one coupon named by many orders at two processes at once is held by one of them [CPN-13]", async () => {
  const rounds = sizeOf({ quick: 2, full: 100 });
  const orders = sizeOf({ quick: 10, full: 50 });
  const { item_id } = await insertProduct(db, new Date(), { price: 20_000 });
  await tellPrices(item_id);
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ming = await customer();
    const coupon_id = await insertCoupon(db, new Date(), { accountId: ming.id });
    const home = await saveHome(ming);
    const answers = await Promise.all(
      Array.from({ length: orders }, async (_, at) => {
        const order = wholeOrder(home, [{ item_id, num: 1 }], { coupon_id });
        const server = servers[at % 2 === 0 ? 0 : 1];
        return refusalOf(await ming.at(server.url).call(createTrade, order));
      }),
    );
    held += answers.filter((answer) => answer === "accepted").length;
    expect(new Set(answers)).toEqual(new Set(["accepted", "coupon_unusable"]));
  }
  tellPromise({
    promise: 15,
    name: "a coupon is used once",
    target: "exactly 1 of all orders that name it",
    figure: `${held} of ${rounds * orders} orders held one in ${rounds} rounds`,
  });
  expect(held).toBe(rounds);
});

test("the count would notice somebody who looks for what is left before they take it", async () => {
  const { id } = await insertTemplate(db, new Date(), { copies: 1 });
  const people = await Promise.all(Array.from({ length: 3 }, () => customer()));
  const seen = await Promise.all(people.map(() => countOf(id)));
  const now = new Date();
  const period = { starts_at: addDays(now, -1), ends_at: addDays(now, 9), granted_at: now };
  await Promise.all(
    people
      .filter((_, at) => (seen[at] ?? 0) < 1)
      .map((person) =>
        db
          .insertInto("coupons")
          .values({ template_id: id, account_id: person.id, state: "granted", ...period })
          .execute(),
      ),
  );
  expect(await countOf(id)).toBe(3);
});

async function countOf(template: number): Promise<number> {
  const coupons = await db
    .selectFrom("coupons")
    .select("id")
    .where("template_id", "=", template)
    .execute();
  return coupons.length;
}
