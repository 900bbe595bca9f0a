import { queryRateReceipt } from "@sampan/contract/trade/orders/rate-receipt";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { recordRate } from "../../money/rates/record-rate.ts";

const app = await openTestApp();
const { db, clock, needs, customer } = app;
const journey = await openJourney(app);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const read = async (who: Awaited<ReturnType<typeof customer>>, tid: string) =>
  valueOf(await who.call(queryRateReceipt, { tid })).data;

test("a payment is told with the middle of the market, the margin and what it came to, the source and the moment [MONEY-05] [MONEY-12]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming, { goods: { price: 10_000 } });
  const receipt = await read(ming, tid);
  expect(receipt).toMatchObject({
    currency: "TWD",
    rate: "4.53",
    market: { mid: "4.441176", margin_percent: "2.00", source: "test" },
  });
  // To the cent what the yuan cost at the rate less what they cost at the middle.
  const { cny = 0, market } = receipt ?? {};
  expect(cny).toBeGreaterThanOrEqual(10_000);
  expect(market?.margin).toBe(Math.round(cny * 4.53) - Math.round(cny * 4.441176));
});

test("a rate of today changes nothing of what was paid before [MONEY-12]", async () => {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const before = await read(ming, tid);
  clock.pass({ minutes: 1 });
  const dearer = { mid_e6: 5_000_000, margin_bp: 200, source: "test", valid_from: clock.now() };
  await recordRate(db, { currency: "TWD", ...dearer });
  await needs.prices.refresh();
  expect(await read(ming, tid)).toEqual(before);
  const later = await journey.paid(ming);
  expect(await read(ming, later)).toMatchObject({ rate: "5.10", market: { mid: "5.00" } });
});

test("an unpaid order has no rate yet, and another's order is unknown", async () => {
  const [ming, nok] = [await customer(), await customer()];
  const unpaid = await journey.approved(ming);
  expect(await read(ming, unpaid)).toBeNull();
  const answer = await nok.call(queryRateReceipt, { tid: unpaid });
  expect(answer).toMatchObject({ ok: false, error: { code: "order_unknown" } });
});
