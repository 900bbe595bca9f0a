import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { executeRefund, listRefunds } from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { clock, customer, needs, staff } = world;
const journey = await openJourney(world);
const finance = await staff("finance");

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("one employee pays out no more in a day than the settings allow one, at several windows at once either [BO-25]", async () => {
  // Each gives 12,000.00 yuan back, and a day has room for 20,000.00: each is entered by somebody else.
  for (let nth = 0; nth < 6; nth += 1) {
    const tid = await journey.paid(await customer(), { goods: { price: 700_000 }, num: 3 });
    const [item] = await journey.itemsOf(tid);
    const buyer = await staff("buyer");
    valueOf(await buyer.call(enterPriceChange, { oid: item?.oid ?? "", price: 300_000 }));
  }
  const { datalist } = valueOf(await finance.call(listRefunds, { tab: "finance" }));
  const answers = await Promise.all(
    datalist.map(({ number }) => finance.call(executeRefund, { number })),
  );
  const refused = answers.map(refusalOf).filter((code) => code === "refund_limit_reached");
  expect([answers.length, refused.length]).toEqual([6, 5]);
}, 60_000);
