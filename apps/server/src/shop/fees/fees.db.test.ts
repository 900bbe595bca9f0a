import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { queryFees } from "@sampan/contract/shop/fees";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { beforeAll, expect, test } from "vitest";
import { serviceFeeOf, setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import type { TestCaller } from "../../../../../tests/support/test-caller.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { db, clock, needs, customer, visitor } = await openTestApp();

beforeAll(async () => {
  await insertTariff(needs);
  await insertRates(needs, clock.now());
});

const feesOf = async (person: Pick<TestCaller, "call">) =>
  valueOf(await person.call(queryFees, {})).data;
const feeOf = async (person: Pick<TestCaller, "call">, kind: string) =>
  (await feesOf(person)).fees.find((fee) => fee.kind === kind);

test("a service fee that is never asked for is always, from the moment it is set, for whom it is set; an order charges just that", async () => {
  const [ming, lan] = [await customer(), await customer()];
  await db.updateTable("accounts").set({ tier: "gold" }).where("id", "=", ming.id).execute();
  expect((await feeOf(ming, "service_fee"))?.when).toBe("never");
  const { tier_service_fee_bp } = serviceFeeOf(0);
  await setSettings(needs, { tier_service_fee_bp: { ...tier_service_fee_bp, gold: 600 } });
  const fee = await feeOf(ming, "service_fee");
  expect(fee).toMatchObject({ when: "always", figures: [{ share_bp: 600 }] });
  for (const person of [lan, visitor()])
    expect((await feeOf(person, "service_fee"))?.when).toBe("never");

  const { item_id } = await insertProduct(db, clock.now(), { price: 10_000 });
  const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
  const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
  expect(sums.rows.find(({ key }) => key === "service_fee")?.cny).toBe(600);
  await setSettings(needs, {});
});

test("each way's least freight is what the estimator answers for the lightest parcel, by region", async () => {
  for (const [person, currency] of [
    [await customer(), "TWD"],
    [await customer({ region: "TH" }), "THB"],
  ] as const) {
    const { fees, currency: shown } = await feesOf(person);
    expect(shown).toBe(currency);
    const figures = fees.find(({ kind }) => kind === "international_freight")?.figures ?? [];
    expect(figures.length).toBeGreaterThan(1);
    for (const { of, amount } of figures) {
      const parcel = { weight: 0.002, length: 1, width: 1, height: 1, transport: Number(of) };
      const { lines } = valueOf(await person.call(calculateFreight, parcel)).data;
      const least = lines.filter(({ transport }) => String(transport) === of);
      expect(amount).toBe(Math.min(...least.map(({ international }) => international)));
    }
  }
});
