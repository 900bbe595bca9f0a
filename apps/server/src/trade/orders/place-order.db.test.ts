import { randomBytes } from "node:crypto";
import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import {
  createTrade,
  getOrderDetail,
  queryOrderList,
  simulateCreateTrade,
} from "@sampan/contract/trade/orders/orders";
import { deleteAddress, saveAddress } from "@sampan/contract/people/addresses";
import { payConfirm } from "@sampan/contract/money/payments";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { serviceFeeOf, setSettings } from "../../../../../tests/support/set-settings.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
  type ProductWish,
} from "../../../../../tests/support/test-goods.ts";
import { placeOrder, saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

/** What the next order numbers are drawn from; anything when empty. */
const drawn: Uint8Array[] = [];
const chance = (bytes: number): Uint8Array =>
  (bytes === 6 ? drawn.shift() : undefined) ?? new Uint8Array(randomBytes(bytes));
const { db, customer, clock, needs } = await openTestApp({ chance });
const product = (wish?: ProductWish) => insertProduct(db, clock.now(), wish);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const countOrders = async () => (await db.selectFrom("orders").select("id").execute()).length;

describe("placing an order", () => {
  test("waits for review, with its prices as they were [ORD-13] [API-72]", async () => {
    const ming = await customer();
    const dress = await product({ price: 5900, mainland_freight: 800 });
    const home = await saveHome(ming);
    const request = wholeOrder(home, [{ item_id: dress.item_id, num: 4 }], { remark: "要新的" });
    const { tid } = valueOf(await ming.call(createTrade, request)).data;

    await db.updateTable("skus").set({ price: 9900 }).where("product_id", "=", dress.id).execute();
    const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(order).toMatchObject({
      status: -1,
      helper_code: -1,
      goods_amount: 23_600,
      remark: '["要新的"]',
      due: null,
      actions: ["close"],
    });
    expect(order.items).toMatchObject([{ status: 1, num: 4, price: 5900, amount: 23_600 }]);
    const payment = await ming.call(payConfirm, { tids: [tid], currency: "TWD" });
    expect(refusalOf(payment)).toBe("not_payable");
  });

  test("copies the address, which nobody changes afterwards by the book [ADDR-12]", async () => {
    const ming = await customer();
    const dress = await product();
    const home = await saveHome(ming);
    const order = wholeOrder(home, [{ item_id: dress.item_id, num: 1 }]);
    const { tid } = valueOf(await ming.call(createTrade, order)).data;
    const addressOfOrder = async () =>
      valueOf(await ming.call(getOrderDetail, { tid })).data.address;
    const copied = await addressOfOrder();
    expect(copied).toMatchObject({ consignee: "林小舟", detail: "市府路 1 號" });
    valueOf(
      await ming.call(saveAddress, {
        id: home,
        consignee: "別人",
        phone: "0911111111",
        to: ["臺北市", "信義區"],
        detail: "松智路 1 號",
        postal_code: "11008",
      }),
    );
    expect(await addressOfOrder()).toEqual(copied);
    valueOf(await ming.call(deleteAddress, { id: home }));
    expect(await addressOfOrder()).toEqual(copied);
  });

  test("draws another number when the first one is taken", async () => {
    const ming = await customer();
    const { item_id } = await product();
    const sameNumber = new Uint8Array(6).fill(7);
    drawn.push(sameNumber);
    const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
    drawn.push(sameNumber);
    const other = await placeOrder(ming, [{ item_id, num: 2 }]);
    expect(drawn).toEqual([]);
    expect(other).not.toBe(tid);
    expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(2);
  });

  test("costs what the arithmetic says, to the cent [CHK-31] [MONEY-10]", async () => {
    const ming = await customer();
    const dress = await product({ shop: "甲", price: 5900, mainland_freight: 800, weight_g: 400 });
    const pot = await product({ shop: "乙", price: 12_800, mainland_freight: 400, weight_g: 600 });
    const tid = await placeOrder(
      ming,
      [
        { item_id: dress.item_id, num: 4 },
        { item_id: pot.item_id, num: 1 },
      ],
      { transport: 12 },
    );
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums).toMatchObject({ exchange_rate: "4.53", currency: "TWD", is_rate_fixed: false });
    expect(
      sums.rows.map(({ key, instalment, cny, amount }) => [key, instalment, cny, amount]),
    ).toEqual([
      ["goods", 1, 36_400, 164_892],
      ["mainland_freight", 1, 1200, 5436],
      ["insurance", 1, 1092, 4947],
      // 2.2 kg and 10 % packaging are 2.42 kg, rounded up to 2.5 kg at NT$ 120.
      ["international_freight", 2, null, 30_000],
      ["local_freight", 2, null, 8000],
    ]);
    expect(sums.first_instalment).toBe(164_892 + 5436 + 4947);
    expect(sums.second_instalment).toBe(38_000);
    expect(sums.door_total).toBe(sums.first_instalment + sums.second_instalment);
  });

  test("takes its own lines out of the cart and leaves the others [CHK-12]", async () => {
    const ming = await customer();
    const [bought, kept] = [await product(), await product()];
    for (const { item_id } of [bought, kept])
      valueOf(await ming.call(putCart, { item_id, num: 1 }));
    const cart = valueOf(await ming.call(queryCartList, {})).datalist.flatMap(
      (shop) => shop.item_list,
    );
    const line = cart.find(({ item_id }) => item_id === bought.item_id);
    await placeOrder(ming, [{ item_id: bought.item_id, num: 1, cart_id: line?.cart_id ?? "" }]);
    const left = valueOf(await ming.call(queryCartList, {}));
    expect(left.datalist.flatMap(({ item_list }) => item_list)).toMatchObject([
      { item_id: kept.item_id },
    ]);
  });

  test("happens once for a request that comes twice [CHK-30]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
    const first = valueOf(await ming.call(createTrade, order)).data;
    const again = valueOf(await ming.call(createTrade, order)).data;
    expect(again).toEqual(first);
    await db.updateTable("skus").set({ stock: 0 }).where("id", "=", Number(item_id)).execute();
    expect(valueOf(await ming.call(createTrade, order)).data).toEqual(first);
    const another = { ...order, request_id: randomBytes(16).toString("hex") };
    expect(refusalOf(await ming.call(createTrade, another))).toBe("no_stock");
    expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
  });

  test("is told in the log and to the customer [ORD-19] [BO-53]", async () => {
    const ming = await customer();
    const { item_id } = await product();
    const tid = await placeOrder(ming, [{ item_id, num: 1 }]);
    const log = await db
      .selectFrom("trade_logs")
      .innerJoin("orders", "orders.id", "trade_logs.order_id")
      .select(["biz_code", "actor_kind", "at"])
      .where("tid", "=", tid)
      .execute();
    expect(log).toEqual([{ biz_code: 1, actor_kind: "customer", at: clock.now() }]);
    const notices = await db
      .selectFrom("notices")
      .select(["kind", "link"])
      .where("account_id", "=", ming.id)
      .execute();
    expect(notices).toEqual([{ kind: "order_submitted", link: `/orderDetailOwn?tid=${tid}` }]);
  });
});

describe("simulating an order", () => {
  test("names everything that is missing and stores nothing [API-71] [CHK-11]", async () => {
    const ming = await customer();
    const { item_id } = await product({ goods_class: "sensitive-liquid" });
    const before = await countOrders();
    const lines = [{ item_id, num: 1 }];
    const { data } = valueOf(await ming.call(simulateCreateTrade, { lines, transport: 9 }));
    expect(data.problems.map(({ code }) => code)).toEqual([
      "address_needed",
      "carrier_needed",
      "sensitive_by_air_only",
      "pay_mode_needed",
      "insurance_needed",
    ]);
    expect(data.transports.filter(({ takes_goods }) => takes_goods).map(({ id }) => id)).toEqual([
      12,
    ]);
    expect(await countOrders()).toBe(before);
  });

  test("reckons by our own prices, whatever a client sends [CHK-32]", async () => {
    const ming = await customer();
    const { item_id } = await product({ price: 5900 });
    const line = { item_id, num: 2, price: 1, amount: 1 };
    const { data } = valueOf(await ming.call(simulateCreateTrade, { lines: [line] }));
    expect(data.shops[0]?.item_list[0]).toMatchObject({ price: 5900, amount: 11_800 });

    const lies = {
      price: 1,
      amount: 1,
      mainland_freight: 0,
      service_fee: 0,
      insurance_fee: 0,
      exchange_rate: "0.01",
      sums: { currency: "TWD", rows: [], first_instalment: 1 },
      first_instalment: 1,
      total: 1,
    };
    await setSettings(needs, serviceFeeOf(600));
    const order = wholeOrder(await saveHome(ming), [line]);
    const simulated = valueOf(await ming.call(simulateCreateTrade, { ...order, ...lies })).data;
    const { tid } = valueOf(await ming.call(createTrade, { ...order, ...lies })).data;
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    // Two at ¥59.00 and ¥8.00 within China; a service fee of 6 % and an insurance of 3 % of the goods.
    const reckoned = { goods: 11_800, mainland_freight: 800, service_fee: 708, insurance: 354 };
    for (const shown of [simulated.sums, sums])
      expect(Object.fromEntries(shown.rows.map(({ key, cny }) => [key, cny]))).toMatchObject(
        reckoned,
      );
    await setSettings(needs, {});
  });

  test("reckons by what goods cost when it is placed, not by what they cost in the cart [CHK-32]", async () => {
    const ming = await customer();
    const { item_id } = await product({ price: 5900 });
    valueOf(await ming.call(putCart, { item_id, num: 2 }));
    await db.updateTable("skus").set({ price: 7900 }).where("id", "=", Number(item_id)).execute();
    const tid = await placeOrder(ming, [{ item_id, num: 2 }]);
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums.rows.find(({ key }) => key === "goods")).toMatchObject({ cny: 15_800 });
  });

  test("costs in baht where a customer lives in Thailand [MONEY-08]", async () => {
    const som = await customer({ region: "TH" });
    const { item_id } = await product({ price: 10_000, mainland_freight: 0 });
    const { data } = valueOf(await som.call(simulateCreateTrade, { lines: [{ item_id, num: 1 }] }));
    expect(data.sums).toMatchObject({ currency: "THB", exchange_rate: "4.59" });
    expect(data.sums.first_instalment).toBe(45_900);
  });

  test("paid once, the estimated freight joins the first payment [PAY-04]", async () => {
    const ming = await customer();
    const { item_id } = await product({ price: 10_000, mainland_freight: 0, weight_g: 1000 });
    const choice = { lines: [{ item_id, num: 1 }], transport: 12, insurance: 0 };
    const sums = async (pay_mode: "once" | "twice") =>
      valueOf(await ming.call(simulateCreateTrade, { ...choice, pay_mode })).data.sums;
    // 1.1 kg at NT$ 120 and NT$ 80 to the door.
    expect(await sums("twice")).toMatchObject({
      first_instalment: 45_300,
      second_instalment: 21_200,
    });
    expect(await sums("once")).toMatchObject({ first_instalment: 66_500, second_instalment: 0 });
  });
});

test("our own goods leave the shelf with the order [CHK-27]", async () => {
  const ming = await customer();
  const { item_id } = await product({ platform: 1, stock: 2 });
  await placeOrder(ming, [{ item_id, num: 2 }]);
  const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
  expect(refusalOf(await ming.call(createTrade, order))).toBe("no_stock");
});
