import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { convert } from "@sampan/domain/kernel/money";
import { serviceKinds } from "@sampan/domain/logistics/services/service-kinds";
import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { queryFees } from "@sampan/contract/shop/fees";
import { endManualRate, setManualRate } from "@sampan/contract/money/rates/staff-rates";
import { setServicePrice } from "@sampan/contract/logistics/services/staff-services";
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

const { db, clock, needs, customer, staff, visitor } = await openTestApp();

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

test("what the warehouse does costs what its menu says at that moment, converted by the rate that holds", async () => {
  const ming = await customer();
  const figuresOf = async () => (await feeOf(ming, "services"))?.figures ?? [];
  const before = await figuresOf();
  expect(before.map(({ of }) => of)).toEqual([...serviceKinds]);
  const { rate_e6 } = valueOf(await ming.call(getExchangeRate, {})).data;
  const desk = await staff("billing");
  valueOf(await desk.call(setServicePrice, { service: "crate", price: 123_00, hours: 48 }));
  const after = await figuresOf();
  const price = after.find(({ of }) => of === "crate")?.amount;
  expect(price).toBe(convert(123_00, { rate_e6, rounding: "half_up" }));
  expect(after.filter(({ of }) => of !== "crate")).toEqual(
    before.filter(({ of }) => of !== "crate"),
  );
});

test("the margin is that of the rate that holds, also where somebody set it by hand with one of its own", async () => {
  const [ming, nok, finance] = [
    await customer(),
    await customer({ region: "TH" }),
    await staff("finance"),
  ];
  const marginOf = async (person: TestCaller) =>
    (await feeOf(person, "rate_margin"))?.figures.map(({ share_bp }) => share_bp);
  const shown = async (person: TestCaller) =>
    Number(valueOf(await person.call(getExchangeRate, {})).data.margin_percent) * 100;
  const nokBefore = await marginOf(nok);
  const typed = { currency: "TWD", mid_e6: 4_500_000, margin_bp: 350 } as const;
  const { id } = valueOf(await finance.call(setManualRate, typed)).data;
  expect(await marginOf(ming)).toEqual([350]);
  expect(await marginOf(ming)).toEqual([await shown(ming)]);
  expect(await marginOf(nok)).toEqual(nokBefore);

  valueOf(await finance.call(endManualRate, { id }));
  expect(await marginOf(ming)).toEqual([await shown(ming)]);
  expect(await marginOf(ming)).not.toEqual([350]);
});
