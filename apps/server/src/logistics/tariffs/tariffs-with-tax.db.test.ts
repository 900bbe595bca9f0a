import { calculateFreight } from "@sampan/contract/logistics/freight/freight";
import { previewBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getPackageDetail } from "@sampan/contract/logistics/parcels/parcels";
import {
  previewTariff,
  queryTariffs,
  saveTariff,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { getOrderDetail, simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, needs, staff, visitor, customer, clock } = world;
const journey = await openJourney(world);
const desk = await staff("billing");

beforeAll(() => insertRates(needs, clock.now()));
beforeEach(async () => {
  await db.deleteFrom("tariff_lines").execute();
  await insertTariff(needs);
});

const withTax = { order: { transport: 12, is_tax_included: true } } as const;
const without = { order: { transport: 12 } } as const;
const parcel = { weight: 2.4, length: 30, width: 20, height: 20, transport: 12 };

const airLines = async () => {
  const { datalist } = valueOf(await desk.call(queryTariffs, { region: "TW" }));
  return datalist.filter((one) => one.transport === 12 && one.tariff_class === "ordinary");
};
/** A version by air with tax in it, 170.00 a kilogram where nothing else is said. */
async function wish(changed: object = {}, is_tax_included = true) {
  const lines = await airLines();
  const terms = lines[0]?.in_force?.terms;
  if (!terms) throw new Error("no line by air");
  const version = lines.find((one) => one.is_tax_included === is_tax_included)?.version ?? 0;
  const name = { region: "TW", transport: 12, tariff_class: "ordinary", is_tax_included } as const;
  return { ...name, ...terms, per_kg: 170_00, reason: "雙清包稅", version, ...changed };
}
const saveTaxed = async (changed: object = {}) =>
  valueOf(await desk.call(saveTariff, await wish(changed)));
const asked = async (changed: object = {}) =>
  valueOf(await visitor().call(calculateFreight, { ...parcel, ...changed })).data;

describe("a line with duty and tax in its price", () => {
  test("stands beside the one without them, each with a history of its own [BO-42] [FRT-08]", async () => {
    await saveTaxed();
    const lines = (await airLines()).map(({ is_tax_included, in_force, versions }) => [
      is_tax_included,
      in_force?.terms.per_kg,
      versions.length,
    ]);
    expect(lines).toEqual([
      [false, 120_00, 1],
      [true, 170_00, 1],
    ]);
    const { freight, lines: compared } = await asked();
    expect(freight).toBe(288_00 + 80_00);
    expect((await asked({ is_tax_included: true })).freight).toBe(408_00 + 80_00);
    const air = compared.filter((one) => one.transport === 12 && one.tariff_class === "ordinary");
    expect(air.map((one) => [one.is_tax_included, one.total])).toEqual([
      [false, 368_00],
      [true, 488_00],
    ]);
  });

  test("is chosen at the checkout beside the other, and prices estimate and bill alike [CHK-05] [FRT-09]", async () => {
    await saveTaxed();
    const ming = await customer();
    const { item_id } = await insertProduct(db, clock.now());
    const lines = [{ item_id, num: 1 }];
    const { transports } = valueOf(await ming.call(simulateCreateTrade, { lines })).data;
    const air = transports.find(({ id }) => id === 12);
    expect(air?.with_tax).toBeGreaterThan((air?.freight_estimate ?? 0) + (air?.local_freight ?? 0));
    expect(transports.find(({ id }) => id === 9)?.with_tax).toBeNull();
    for (const [wished, is_tax_included] of [
      [withTax, true],
      [without, false],
    ] as const) {
      const tid = await journey.paid(ming, wished);
      expect(valueOf(await ming.call(getOrderDetail, { tid })).data).toMatchObject({
        is_tax_included,
      });
      const { parcel: package_tid } = await journey.billed(tid);
      const { bill } = valueOf(await ming.call(getPackageDetail, { tid: package_tid })).data;
      const again = await asked({ is_tax_included });
      expect(bill?.amount).toBe(again.freight);
      expect(bill?.shipments[0]?.entries).toEqual(again.chosen.entries);
      expect(bill?.shipments[0]?.is_tax_included ?? false).toBe(is_tax_included);
    }
  });

  test("is billed apart from what goes the same way without it", async () => {
    await saveTaxed();
    const ming = await customer();
    const [taxed, plain] = [await journey.paid(ming, withTax), await journey.paid(ming, without)];
    for (const tid of [taxed, plain]) await journey.received(tid);
    const { data } = valueOf(await desk.call(previewBill, { order_tid: taxed }));
    expect(data.order_tids).toEqual([taxed]);
    expect(data.amount).toBe(488_00);
  });

  test("is everybody's where there is no other, and nobody's who wants it where there is none [CHK-04]", async () => {
    await saveTaxed();
    valueOf(await desk.call(saveTariff, await wish({ per_kg: 120_00, is_open: false }, false)));
    expect(await asked()).toMatchObject({ freight: 488_00, chosen: { is_tax_included: true } });
    const ming = await customer();
    const { item_id } = await insertProduct(db, clock.now());
    const lines = [{ item_id, num: 1 }];
    const preview = async (transport: number, is_tax_included: boolean) =>
      valueOf(await ming.call(simulateCreateTrade, { lines, transport, is_tax_included })).data;
    const { transports } = await preview(12, false);
    expect(transports.find(({ id }) => id === 12)).toMatchObject({
      is_tax_included: true,
      with_tax: null,
    });
    const codes = (await preview(9, true)).problems.map(({ code }) => code);
    expect(codes).toContain("transport_unavailable");
    const answer = await visitor().call(calculateFreight, {
      ...parcel,
      transport: 9,
      is_tax_included: true,
    });
    expect(refusalOf(answer)).toBe("transport_unavailable");
  });

  test("is tried on the bills of whoever chose it [BO-42]", async () => {
    await saveTaxed();
    const ming = await customer();
    await journey.billed(await journey.paid(ming, withTax));
    await journey.billed(await journey.paid(ming, without));
    const tried = async (is_tax_included: boolean, per_kg: number) => {
      const { reason: _, version: __, ...wished } = await wish({ per_kg }, is_tax_included);
      return valueOf(await desk.call(previewTariff, wished)).data;
    };
    const taxed = await tried(true, 180_00);
    expect(taxed.after - taxed.before).toBe(taxed.bills * 24_00);
    const plain = await tried(false, 130_00);
    expect(plain.after - plain.before).toBe(plain.bills * 24_00);
    expect(taxed.bills).toBeGreaterThan(0);
    expect(plain.bills).toBeGreaterThan(0);
  });
});
