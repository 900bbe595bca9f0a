import { randomBytes } from "node:crypto";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { closeOrder, getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { languages, type Language } from "@sampan/domain/kernel/language";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { storeProof } from "../../../../../tests/support/test-files.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { markWish, writeMark } from "../../../../../tests/support/test-marks.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { OrderCardRow } from "./order-card.tsx";
import { OrderHead } from "./order-head.tsx";

/** What an order's card and page say of what kind it is and of the marks it has. */

const world = await openTestApp();
const { customer, visitor, staff, db, clock, needs } = world;
const { reviewer } = await openJourney(world);
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function purchased(who: TestCustomer): Promise<string> {
  const { item_id } = await insertProduct(db, clock.now());
  return placeOrder(who, [{ item_id, num: 1 }]);
}
async function consigned(who: TestCustomer): Promise<string> {
  const express_no = `SF${randomBytes(6).toString("hex").toUpperCase()}`;
  const images = [await storeProof(db, { accountId: who.id, now: clock.now() })];
  const lines = [{ name: "台灯", num: 2, value: 88_00, express_no }];
  const wish = { lines, warehouse_type: "guangzhou", images } as const;
  return valueOf(await who.call(createConsignTrade, wish)).data.tid;
}
async function paidFor(who: TestCustomer): Promise<string> {
  const wish = { text: "付给供应商的打样费", link: "", amount: 300_00, remark: "" };
  return valueOf(await who.call(createSubstitutePayTrade, wish)).data.tid;
}

test("orders are of three types, told apart by their number and by a word: buying needs none (table) [ORD-11] [ORD-12]", async () => {
  const ming = await customer();
  for (const [tid, biz_attribute, kind] of [
    [await purchased(ming), 0, undefined],
    [await consigned(ming), 1, "consignment"],
    [await paidFor(ming), 2, "payment"],
  ] as const) {
    const listed = valueOf(await ming.call(queryOrderList, { biz_attr_array: [biz_attribute] }));
    expect(listed.datalist.map((order) => order.tid)).toEqual([tid]);
    const [order] = listed.datalist;
    if (!order) throw new Error("it is not listed");
    expect(order.biz_attribute).toBe(biz_attribute);
    for (const language of languages) {
      const { say } = await speak(language);
      const card = await shown(OrderCardRow, { order }, { configuration, language });
      expect(card).toContain(say("orders.order", { tid }));
      for (const other of ["consignment", "payment"] as const)
        expect(card.includes(`· ${say(`orders.kinds.${other}`)}`)).toBe(other === kind);
    }
  }
});

/** Whether the page and the card of an order say a mark by its name, in a language. */
async function saysMark(who: TestCustomer, tid: string, language: Language = "zh-TW") {
  const page = { configuration, language };
  const order = valueOf(await who.call(getOrderDetail, { tid })).data;
  const { datalist } = valueOf(await who.call(queryOrderList, {}));
  const card = datalist.find((one) => one.tid === tid);
  if (!card) throw new Error("it is not listed");
  const head = await shown(OrderHead, { order, hasWaterline: false }, page);
  const row = await shown(OrderCardRow, { order: card }, page);
  return [head, row].map((words) => words.includes(nameOfMark[language]));
}
const nameOfMark = byLanguage((language) => `Thanks ${language}`);
const write = async (tag: string) => {
  await db.updateTable("marketing_marks").set({ is_active: false }).execute();
  await writeMark(await staff("marketing"), markWish(clock.now(), {}, { tag, names: nameOfMark }));
};

test("an order says its mark while it is reviewed and once it is paid, and none while it waits for its payment or is closed [ORD-44]", async () => {
  await write("kept");
  const ming = await customer();
  const tid = await purchased(ming);
  for (const language of languages)
    expect(await saysMark(ming, tid, language)).toEqual([true, true]);
  valueOf(await reviewer.call(approveOrder, { tid }));
  expect(await saysMark(ming, tid)).toEqual([false, false]);
  await fund(db, ming, { amount: 10_000_000, now: clock.now() });
  const order = { tids: [tid], currency: "TWD" as const };
  const { exchange_rate } = valueOf(await ming.call(simulatePay, order)).data;
  valueOf(await ming.call(payConfirm, { ...order, exchange_rate: exchange_rate ?? "" }));
  expect(await saysMark(ming, tid)).toEqual([true, true]);
  const other = await purchased(ming);
  expect(await saysMark(ming, other)).toEqual([true, true]);
  valueOf(await ming.call(closeOrder, { tid: other }));
  expect(await saysMark(ming, other)).toEqual([false, false]);
});

test("a payment on somebody's behalf says no mark, whatever it costs and even where one was given [ORD-45]", async () => {
  await write("for-buying");
  const ming = await customer();
  const tid = await paidFor(ming);
  const given = async (of: string) =>
    (await db.selectFrom("orders").select("marks").where("tid", "=", of).executeTakeFirstOrThrow())
      .marks;
  expect(await given(tid)).toEqual([]);
  expect(await saysMark(ming, tid)).toEqual([false, false]);
  const bought = await purchased(ming);
  const marks = JSON.stringify(await given(bought));
  await db.updateTable("orders").set({ marks }).where("tid", "=", tid).execute();
  expect(await saysMark(ming, bought)).toEqual([true, true]);
  expect(await saysMark(ming, tid)).toEqual([false, false]);
});
