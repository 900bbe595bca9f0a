import { getWithdrawTerms } from "@sampan/contract/money/withdrawals/withdrawals";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import { recordPurchase } from "@sampan/contract/trade/purchases/staff-purchases";
import { reverseApplyBatch } from "@sampan/contract/trade/refunds/refunds";
import { recordStockOut } from "@sampan/contract/trade/refunds/staff-refunds";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, clock, needs } = world;
// Noon in Taipei of the Friday before New Year by the lunar calendar: closed there from Sunday to the next Friday.
clock.set(new Date("2026-02-13T04:00:00Z"));
const journey = await openJourney(world);
const { buyer } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function line(region: "TW" | "TH") {
  const person = await customer({ region });
  const tid = await journey.paid(person, { num: 2 });
  const [item] = await journey.itemsOf(tid);
  return { person, tid, oid: item?.oid ?? "", price: item?.price ?? 0 };
}

test("a question about a price runs over the closed days of its customer's region, not those of another", async () => {
  const ends: Record<string, string | undefined> = {};
  for (const region of ["TW", "TH"] as const) {
    const { person, tid, oid, price } = await line(region);
    valueOf(await buyer.call(enterPriceChange, { oid, price: price * 2 }));
    const { supplement_list } = valueOf(await person.call(getOrderDetail, { tid })).data;
    ends[region] = supplement_list[0]?.price_rise?.due_at;
  }
  expect(ends).toEqual({ TW: "2026-02-21 12:00:00", TH: "2026-02-15 11:00:00" });
});

test("so do service and finance with a refund, and a seller over those of the mainland [BO-24]", async () => {
  const asked = await line("TW");
  const list = [{ oid: asked.oid, num: 1, reason: "late" }];
  const answer = valueOf(await asked.person.call(reverseApplyBatch, { list }));
  expect(answer.datalist[0]?.due_at).toBe("2026-02-21 12:00:00");

  const missing = await line("TH");
  valueOf(await buyer.call(recordPurchase, { oids: [missing.oid], out_oid: "1" }));
  const { data } = valueOf(await buyer.call(recordStockOut, { oid: missing.oid, num: 1 }));
  // Seven days, nine of them closed in between: 11:00 in Bangkok is noon in the mainland.
  expect([data.holder, data.due_at.slice(0, 10)]).toEqual(["seller", "2026-03-01"]);
});

test("and a withdrawal reaches the bank later by the days on which its banks are closed [CONST-13]", async () => {
  const days: Record<string, string> = {};
  for (const region of ["TW", "TH"] as const) {
    const person = await customer({ region });
    days[region] = valueOf(await person.call(getWithdrawTerms, {})).data.arrives_from;
  }
  // The seventh Monday to Friday after the Friday is a Tuesday; five of Taiwan's are closed, and the 27th.
  expect(days).toEqual({ TW: "2026-03-04", TH: "2026-02-24" });
});
