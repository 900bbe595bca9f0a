import { listOrdersToBill, postBill } from "@sampan/contract/logistics/billing/staff-billing";
import * as calls from "@sampan/contract/logistics/consignments/consignments";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import { approveOrder, getReview } from "@sampan/contract/trade/approvals/staff-approvals";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { db, customer, clock, needs } = world;
const { reviewer, warehouse, billing } = await openJourney(world);

const [air, sea, fastSea] = [12, 9, 8] as const;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  // By air with tax as well, 170.00 a kilogram; by fast sea only with it.
  const [line] = await db
    .selectFrom("tariff_lines")
    .select(["currency", "delivery_fee", "divisor", "weight_step_g", "days_min", "days_max"])
    .where("region", "=", "TW")
    .execute();
  if (!line) throw new Error("there is no tariff");
  const taxed = { ...line, region: "TW", transport: air, per_kg: 170_00 } as const;
  await db
    .insertInto("tariff_lines")
    .values({ ...taxed, tariff_class: "ordinary", is_tax_included: true })
    .execute();
  await db
    .updateTable("tariff_lines")
    .set({ is_tax_included: true })
    .where("transport", "=", fastSea)
    .execute();
  await needs.prices.refresh();
});

/** A consignment of two kilograms by scale and by tape, in a warehouse; before it came, where that is asked for. */
async function consigned(who: TestCustomer, { isThere = true } = {}): Promise<string> {
  const express_no = `SF${randomBytes(6).toString("hex").toUpperCase()}`;
  const { data } = valueOf(
    await who.call(calls.createConsignTrade, {
      lines: [{ name: "台灯", num: 2, value: 88_00, express_no }],
      warehouse_type: "guangzhou",
      images: [await storeProof(db, { accountId: who.id, now: clock.now() })],
    }),
  );
  valueOf(await reviewer.call(approveOrder, { tid: data.tid }));
  if (!isThere) return data.tid;
  const measures = { weight_g: 2_000, length_mm: 200, width_mm: 200, height_mm: 100 };
  for (const { oid, num } of (await shown(who, data.tid)).lines)
    valueOf(
      await warehouse.call(receiveParcel, {
        express_no,
        warehouse: "guangzhou",
        lines: [{ oid, num }],
        measures,
      }),
    );
  return data.tid;
}

const shown = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(calls.getConsignment, { tid })).data;
const choose = async (who: TestCustomer, tid: string, way: { transport: number; taxed: boolean }) =>
  who.call(calls.chooseConsignmentWay, {
    tid,
    address_id: await saveHome(who),
    express: 1,
    transport: way.transport,
    is_tax_included: way.taxed,
  });

test("a consignment shows each way's price without tax and with it, before it is weighed as well [FRT-09] [RT-38]", async () => {
  const ming = await customer();
  const pricesOf = async (tid: string) =>
    (await shown(ming, tid)).ways.map((way) => [
      way.transport,
      way.is_tax_included,
      way.amount,
      way.with_tax,
    ]);
  // Two kilograms, and 80.00 to the door.
  const prices = await pricesOf(await consigned(ming));
  expect(prices).toHaveLength(3);
  expect(prices).toEqual(
    expect.arrayContaining([
      [air, false, 320_00, { amount: 420_00 }],
      [fastSea, true, 200_00, null],
      [sea, false, 160_00, null],
    ]),
  );
  expect(await pricesOf(await consigned(ming, { isThere: false }))).toContainEqual([
    air,
    false,
    null,
    { amount: null },
  ]);
});

test("who wants tax included is billed with it, at the price that was shown, and may choose anew until then [FRT-09] [CONS-05]", async () => {
  const ming = await customer();
  const tid = await consigned(ming);
  valueOf(await choose(ming, tid, { transport: air, taxed: true }));
  expect(await shown(ming, tid)).toMatchObject({ transport: air, is_tax_included: true });
  valueOf(await choose(ming, tid, { transport: air, taxed: false }));
  expect(await shown(ming, tid)).toMatchObject({ transport: air, is_tax_included: false });
  valueOf(await choose(ming, tid, { transport: air, taxed: true }));
  expect(valueOf(await ming.call(getOrderDetail, { tid })).data.is_tax_included).toBe(true);
  expect(valueOf(await reviewer.call(getReview, { tid })).data.is_tax_included).toBe(true);
  const [waiting] = valueOf(await billing.call(listOrdersToBill, {})).datalist.filter(
    ({ order_tids }) => order_tids.includes(tid),
  );
  expect(waiting).toMatchObject({ transport: air, is_tax_included: true });
  const { data } = valueOf(await billing.call(postBill, { order_tid: tid }));
  expect(data).toMatchObject({ amount: 420_00, shipments: [{ is_tax_included: true }] });
});

test("two that go the same way with and without tax are billed apart", async () => {
  const ming = await customer();
  const [plain, taxed] = [await consigned(ming), await consigned(ming)];
  valueOf(await choose(ming, plain, { transport: air, taxed: false }));
  valueOf(await choose(ming, taxed, { transport: air, taxed: true }));
  for (const [tid, amount] of [
    [plain, 320_00],
    [taxed, 420_00],
  ] as const)
    expect(valueOf(await billing.call(postBill, { order_tid: tid })).data).toMatchObject({
      order_tids: [tid],
      amount,
    });
});

test("a way without such a price is refused to whoever wants tax included, and one that has no other is taken as it is", async () => {
  const ming = await customer();
  const tid = await consigned(ming);
  const tried = async (transport: number, taxed: boolean) =>
    refusalOf(await choose(ming, tid, { transport, taxed }));
  expect(await tried(sea, true)).toBe("transport_unavailable");
  expect(await tried(fastSea, true)).toBe("accepted");
  expect(await tried(fastSea, false)).toBe("accepted");
});
