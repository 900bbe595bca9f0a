import { takeCoupon } from "@sampan/contract/money/coupons";
import { giveCoupons } from "@sampan/contract/money/staff-grants";
import { addDays } from "@sampan/domain/kernel/business-time";
import { createTrade, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { expect, test } from "vitest";
import { insertCoupon, insertTemplate } from "../support/test-coupons.ts";
import { insertProduct, insertRates, insertTariff } from "../support/test-goods.ts";
import { saveHome, wholeOrder } from "../support/test-orders.ts";
import { openTwoServers } from "../support/two-servers.ts";
import { refusalOf } from "../support/value-of.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const { servers, customer, staff, db } = await openTwoServers();

test("of people at two processes who want the last coupon at once one gets it [CPN-15]", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => customer()));
  for (let round = 0; round < 3; round += 1) {
    const now = new Date();
    const { id, code } = await insertTemplate(db, now, { copies: 1 });
    const answers = await Promise.all(
      people.map(async (person, at) =>
        refusalOf(await person.at(servers[at % 2 === 0 ? 0 : 1].url).call(takeCoupon, { code })),
      ),
    );
    expect(answers.toSorted()).toEqual(["accepted", ...Array<string>(7).fill("coupon_gone")]);
    expect(await countOf(id)).toBe(1);
  }
});

test("an account that takes at two processes at once has no more than it may have [CPN-15]", async () => {
  const ming = await customer();
  const { id, code } = await insertTemplate(db, addDays(new Date(), 0), { per_account: 2 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, at) =>
      refusalOf(await ming.at(servers[at % 2 === 0 ? 0 : 1].url).call(takeCoupon, { code })),
    ),
  );
  expect(answers.filter((answer) => answer === "accepted")).toHaveLength(2);
  expect(await countOf(id)).toBe(2);
});

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
  const rounds = sizeOf({ quick: 2, full: 50 });
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
