import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { type Language, languages } from "@sampan/domain/kernel/language";
import { itemStatuses } from "@sampan/domain/trade/orders/item-state";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { ParcelCard } from "../../logistics/parcels/parcel-card.tsx";
import { OrderGoods } from "./order-goods.tsx";
import { OrderHead } from "./order-head.tsx";

/**
 * What a customer reads of each state: the state lies in the database as it would, is read by the call that the page makes
 * and drawn by the page's own parts. The words stand here once more, so that a word at another state's place is noticed.
 */

const world = await openTestApp();
const { customer, visitor, db, clock, needs } = world;
const journey = await openJourney(world);

const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const wordsOfItems = {
  "zh-TW":
    "等待審核 等您付款 已取消 等賣家出貨 賣家已出貨 大陸倉已簽收 等待集運 國際運送中 清關中 當地倉已簽收 已到目的地 已完成 等待採購 等您自取 已退款 賣家缺貨 準備配送 配送中 部分缺貨 賣家分批出貨 倉庫分批簽收",
  zh: "等待审核 等您付款 已取消 等卖家发货 卖家已发货 大陆仓已签收 等待集运 国际运输中 清关中 当地仓已签收 已到目的地 已完成 等待采购 等您自取 已退款 卖家缺货 准备配送 配送中 部分缺货 卖家分批发货 仓库分批签收",
} as const;

/** Every language says something of its own at every place. */
async function readItems(language: Language): Promise<string[]> {
  const ming = await customer();
  const tid = await journey.paid(ming);
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("tid", "=", tid)
    .executeTakeFirstOrThrow();
  const said: string[] = [];
  for (const status of itemStatuses) {
    await db.updateTable("order_items").set({ status }).where("order_id", "=", id).execute();
    const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
    said.push(await shown(OrderGoods, { order }, { configuration, language }));
  }
  return said;
}

test("each line of an order says by the word of its number where it is (table) [ORD-46] [ORD-47] [ORD-48] [ORD-49] [ORD-50] [ORD-51] [ORD-52] [ORD-53] [ORD-54] [ORD-55] [ORD-56] [ORD-57] [ORD-58] [ORD-61] [ORD-62] [ORD-63] [ORD-64] [ORD-65] [ORD-66] [ORD-67]", async () => {
  for (const language of languages) {
    const said = await readItems(language);
    expect(new Set(said).size).toBe(itemStatuses.length);
    const words = (wordsOfItems as Partial<Record<Language, string>>)[language]?.split(" ") ?? [];
    for (const [place, word] of words.entries()) expect(said[place]).toContain(word);
  }
});

/** The status in the database, the word for it, and the helper code that comes with it: another list of numbers. */
const wordsOfOrders = [
  [-1, "待審核", -1],
  [0, "待付款", 0],
  [1, "採購中", 1],
  [2, "已到倉，計費中", 2],
  [6, "待付運費", 3],
  [3, "待出貨", 4],
  [4, "運送中", 4],
  [5, "已簽收", 4],
  [7, "已完成", 5],
  [9, "已關閉", 6],
] as const;

/** An order that is put into one status after the other, as its customer reads it. */
async function* ordersByStatus() {
  const ming = await customer();
  const tid = await journey.paid(ming);
  await journey.billed(tid);
  for (const [status, word, helper] of wordsOfOrders) {
    const completed_at = status === 7 ? clock.now() : null;
    await db.updateTable("orders").set({ status, completed_at }).where("tid", "=", tid).execute();
    const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
    yield { order, status, word, helper };
  }
}
const headOf = (order: Order) =>
  shown(OrderHead, { order, hasWaterline: false }, { configuration, language: "zh-TW" });

test("an order says by the word of its number where it stands (table) [ORD-23] [ORD-24] [ORD-25] [ORD-27] [ORD-29]", async () => {
  for await (const { order, word } of ordersByStatus()) expect(await headOf(order)).toContain(word);
});

test("the helper code of an order follows from its status as its page says it, and is never taken for it (table) [ORD-31] [ORD-32] [ORD-33] [ORD-34] [ORD-35] [ORD-36] [ORD-37] [ORD-39]", async () => {
  const words = new Map<number, Set<string>>();
  for await (const { order, status, word, helper } of ordersByStatus()) {
    expect([order.status, order.helper_code]).toEqual([status, helper]);
    // Whatever the code says: the page goes by the status.
    const head = await headOf(order);
    expect(head).toContain(word);
    expect(await headOf({ ...order, helper_code: 6 })).toBe(head);
    words.set(helper, new Set([...(words.get(helper) ?? []), word]));
  }
  expect(Object.fromEntries(words)).toEqual({
    [-1]: new Set(["待審核"]),
    0: new Set(["待付款"]),
    1: new Set(["採購中"]),
    2: new Set(["已到倉，計費中"]),
    3: new Set(["待付運費"]),
    4: new Set(["待出貨", "運送中", "已簽收"]),
    5: new Set(["已完成"]),
    6: new Set(["已關閉"]),
  });
  const columns = Object.keys(await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow());
  expect(columns.filter((name) => name.includes("helper"))).toEqual([]);
});

/** A parcel's words come with it, in the language of whoever asks: simplified, where nobody said. */
const wordsOfBilling = [
  [1, 1, "待合并"],
  [3, 3, "计费中"],
  [6, 0, "待付运费"],
  [4, 4, "已付款"],
] as const;
const wordsOfStops = [
  ["arrived_at_mainland", "已到大陆仓"],
  ["awaiting_consolidation", "等待合并"],
  ["waiting_to_be_sent", "等待发出"],
  ["waiting_for_loading", "等待装柜"],
  ["waiting_for_transport", "等待运输"],
  ["international_shipping", "国际运输中"],
  ["arrived_at_destination", "已到目的地"],
  ["delivering", "配送中"],
  ["waiting_for_pickup", "等您自取"],
  ["received", "已收货"],
] as const;

async function parcelOf() {
  const ming = await customer();
  await journey.received(await journey.paid(ming));
  const read = async () => {
    const { datalist } = valueOf(await ming.call(queryLogisticsList, { search: {} }));
    const [parcel] = datalist;
    if (!parcel) throw new Error("no parcel is listed");
    return parcel;
  };
  const set = (to: object) =>
    db.updateTable("packages").set(to).where("account_id", "=", ming.id).execute();
  return { read, set };
}

test("a parcel on the list says how far its billing is, and one that waits for payment comes as 0 (table) [PKG-11] [PKG-13] [PKG-14] [PKG-15] [PKG-16]", async () => {
  const { read, set } = await parcelOf();
  for (const [billing, status, word] of wordsOfBilling) {
    await set({ billing });
    const parcel = await read();
    expect(parcel.status).toBe(status);
    const card = await shown(
      ParcelCard,
      { parcel, onToggle: () => {} },
      { configuration, language: "zh" },
    );
    expect(card).toContain(word);
  }
});

test("a parcel on the list says where it is, whatever its billing (table) [PKG-01] [PKG-02] [PKG-03] [PKG-04] [PKG-05] [PKG-06] [PKG-07] [PKG-08] [PKG-09] [PKG-10] [PKG-18]", async () => {
  const { read, set } = await parcelOf();
  for (const billing of [3, 4])
    for (const [transport_state, word] of wordsOfStops) {
      await set({ billing, transport_state });
      const parcel = await read();
      const card = await shown(ParcelCard, { parcel }, { configuration, language: "zh" });
      expect(card).toContain(word);
      expect(card).toContain(billing === 3 ? "计费中" : "已付款");
    }
});
