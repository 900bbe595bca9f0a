import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { postBill, previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const byAir = { order: { transport: 12 } } as const;

describe("freight", () => {
  test("counts volume by the divisor of its own transport [FRT-07]", async () => {
    const setDivisor = async (divisor: number) => {
      await db.updateTable("tariff_lines").set({ divisor }).where("transport", "=", 12).execute();
      await needs.prices.refresh();
    };
    const billedBy = async (transport: 9 | 12) => {
      const tid = await journey.paid(await customer(), { order: { transport } });
      await journey.received(tid);
      return valueOf(await billing.call(previewBill, { order_tid: tid })).data.arithmetic;
    };
    await setDivisor(4_000);
    // 30 x 20 x 20 cm of 2.4 kg each.
    expect(await billedBy(12)).toMatchObject([
      { divisor: 4_000, volume_g: 3_000, chargeable_g: 3_000, basis: "volume" },
    ]);
    expect(await billedBy(9)).toMatchObject([
      { divisor: 6_000, volume_g: 2_000, chargeable_g: 2_400, basis: "actual" },
    ]);
    await setDivisor(6_000);
  });

  test("asks for freight abroad and to the door, each apart, after mainland freight was paid with the goods [FRT-10]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming, { ...byAir, goods: { mainland_freight: 1_000 } });
    const sums = async () => {
      const { sums: shown, pay_real } = valueOf(await ming.call(getOrderDetail, { tid })).data;
      const freight = shown.rows.filter(({ key }) => key.endsWith("_freight"));
      const rows = freight.map((row) => [row.key, row.instalment, row.amount, row.is_estimate]);
      return { rows, pay_real, first: shown.first_instalment };
    };
    const paid = await sums();
    // ¥10.00 at 4.53, and nothing of the way abroad yet.
    expect(paid.rows).toContainEqual(["mainland_freight", 1, 4_530, false]);
    expect(paid.pay_real).toBe(paid.first);
    await journey.received(tid);
    const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
    expect(data).toMatchObject({ amount: 36_800 });
    expect((await sums()).rows).toEqual([
      ["mainland_freight", 1, 4_530, false],
      ["international_freight", 2, 28_800, false],
      ["local_freight", 2, 8_000, false],
    ]);
    const { charges } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["international_freight", 28_800],
      ["local_freight", 8_000],
    ]);
    valueOf(await pay(ming, data.bill_tid));
    expect((await sums()).pay_real).toBe(paid.pay_real + 36_800);
  });
});
