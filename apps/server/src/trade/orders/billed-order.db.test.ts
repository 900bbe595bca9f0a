import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { goodsLines, isLongOrder } from "@sampan/domain/trade/charges/charge-lines";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import {
  fund,
  openJourney,
  pay,
  type TestCustomer,
} from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);
const { billing } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const show = async (who: TestCustomer, tid: string) =>
  valueOf(await who.call(getOrderDetail, { tid })).data;

/** By air, received, and billed with every kind of charge; 30.00 off the 288.00 of the way abroad. */
async function billedOrder(ming: TestCustomer) {
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  await journey.received(tid);
  const extras = { warehouse_charge: 1_500, other_charge: 2_500, other_reason: "木架" };
  const wish = { order_tid: tid, discount: 3_000, ...extras };
  const { data } = valueOf(await billing.call(postBill, wish));
  return { tid, bill: data.bill_tid };
}

const amount = 28_800 - 3_000 + 8_000 + 1_500 + 2_500;
const names = {
  TW: {
    zh: ["中国到台湾运费", "台湾当地运费", "仓储费", "其他费用"],
    "zh-TW": ["中國到台灣運費", "台灣當地運費", "倉儲費", "其他費用"],
    th: ["ค่าขนส่งจีน–ไต้หวัน", "ค่าส่งในไต้หวัน", "ค่าฝากโกดัง", "ค่าใช้จ่ายอื่น"],
    en: ["China to Taiwan freight", "Freight within Taiwan", "Warehouse charge", "Other charge"],
  },
  TH: {
    zh: ["中国到泰国运费", "泰国当地运费", "仓储费", "其他费用"],
    "zh-TW": ["中國到泰國運費", "泰國當地運費", "倉儲費", "其他費用"],
    th: ["ค่าขนส่งจีน–ไทย", "ค่าส่งในไทย", "ค่าฝากโกดัง", "ค่าใช้จ่ายอื่น"],
    en: [
      "China to Thailand freight",
      "Freight within Thailand",
      "Warehouse charge",
      "Other charge",
    ],
  },
} as const;

describe("an order whose freight was billed", () => {
  test("says what freight abroad and to the door cost, and what it was before the discount [ORD-74] [ORD-75]", async () => {
    const ming = await customer();
    const { tid } = await billedOrder(ming);
    const { fee_hd, ext } = await show(ming, tid);
    expect(JSON.parse(fee_hd)).toEqual({ HD2_ALL: 25_800, HD3_ALL: 8_000 });
    expect(JSON.parse(ext)).toEqual({
      extMap: { orderMark: [], HD2: { original_price: 28_800, discount: 3_000 } },
    });
  });

  test("asks for it in a supplement under a number of its own, until that is paid [ORD-85] [ORD-86]", async () => {
    const ming = await customer();
    const { tid, bill } = await billedOrder(ming);
    const [asked, ...others] = (await show(ming, tid)).supplement_list;
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ pay_status: 0, status: 0, pay_real: 0 });
    const [part] = asked?.supplement_order_list ?? [];
    expect(part).toEqual({
      child_tid: expect.stringMatching(/^SP\d{6}[0-9A-Z]{6}$/),
      hd_fee: amount,
      item_fee: 0,
    });
    expect(part?.child_tid).not.toBe(tid);
    valueOf(await pay(ming, bill));
    expect((await show(ming, tid)).supplement_list).toMatchObject([
      { pay_status: 2, status: 1, pay_real: amount, supplement_order_list: [part] },
    ]);
  });

  test("lists its charges as item 9999 beside the goods, and counts them nowhere as goods [ORD-84] [CONST-40]", async () => {
    const ming = await customer();
    const { tid } = await billedOrder(ming);
    const shown = await show(ming, tid);
    const lines = shown.sell_order_list.flatMap((one) => one.wholesale_order_items);
    const charges = lines.filter(({ wholesale_item_d_o }) => wholesale_item_d_o.id === 9999);
    expect(charges.map(({ item_id, price }) => [item_id, price])).toEqual([
      ["9999", 25_800],
      ["9999", 8_000],
      ["9999", 1_500],
      ["9999", 2_500],
    ]);
    expect(goodsLines(lines)).toEqual(shown.items);
    expect(shown.items.map(({ oid }) => oid)).toEqual([`${tid}-1`]);
    expect([shown.sku_count, shown.piece_count, shown.goods_amount]).toEqual([1, 2, 11_800]);
    expect([lines.length > 3, isLongOrder(lines, defaultLimits)]).toEqual([true, false]);
    // What is no line of the order cannot be given back as one.
    expect((await journey.itemsOf(tid)).map(({ oid }) => oid)).toEqual([`${tid}-1`]);
  });

  test("names each charge after where the goods go, in the language of who reads [ORD-83]", async () => {
    for (const region of ["TW", "TH"] as const) {
      const who = await customer({ region });
      const { tid } = await billedOrder(who);
      for (const language of languages) {
        who.cookies.set("lang", language);
        const { sell_order_list } = await show(who, tid);
        const fees = sell_order_list.flatMap((one) => one.wholesale_order_items);
        const named = fees.filter(({ item_id }) => item_id === "9999");
        expect(named.map(({ wholesale_item_d_o }) => wholesale_item_d_o.item_name)).toEqual(
          names[region][language],
        );
      }
    }
  });

  test("holds its sellers, what is asked on top, and what came back for no line [ORD-78] [REF-15]", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { order: { transport: 12, pay_mode: "once" } });
    // Paid as an estimate of 500.00, and 368.00 on the scale.
    await db
      .updateTable("order_charges")
      .set({ amount: 50_000 })
      .where("order_id", "=", (await journey.orderOf(tid)).id)
      .where("kind", "=", "freight_estimate")
      .execute();
    await fund(db, ming, { amount: 1_000_000, now: clock.now() });
    valueOf(await pay(ming, tid));
    await journey.received(tid);
    valueOf(await billing.call(postBill, { order_tid: tid }));
    const back = await show(ming, tid);
    expect(back.sell_order_list[0]?.wholesale_order_items).toMatchObject([{ oid: `${tid}-1` }]);
    expect(back.no_item_refund_list).toMatchObject([
      { amount: 13_200, cdate: "2026-03-02 12:00:00" },
    ]);
    const { tid: other } = await billedOrder(ming);
    const asked = await show(ming, other);
    expect([asked.supplement_list.length, asked.no_item_refund_list]).toEqual([1, []]);
  });
});
