import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { payConfirm, simulatePay } from "@sampan/contract/money/payments";
import { beforeAll, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney } from "../../../../../tests/support/test-journey.ts";
import { placeOrder } from "../../../../../tests/support/test-orders.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { recordRate } from "../rates/record-rate.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const TWD = { currency: "TWD" } as const;

describe("a payment computed before it is made", () => {
  test("shows every line in yuan and in the payment currency, and they add up [MONEY-10] [API-75]", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { goods: { price: 5_901, name: "连衣裙" }, num: 3 });
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    const [payable] = data.payables;
    expect(payable).toMatchObject({ tid, kind: "order", instalment: "first", order_tids: [tid] });
    expect(payable?.lines).toMatchObject([
      // 3 x 59.01 yuan at 4.53: half up once per line
      { kind: "goods", name: "连衣裙", num: 3, cny: 17_703, amount: 80_195 },
      { kind: "mainland_freight", cny: 800, amount: 3_624 },
      // 3 % of the goods in yuan, then converted
      { kind: "insurance", cny: 531, amount: 2_405 },
    ]);
    expect(data).toMatchObject({
      currency: "TWD",
      exchange_rate: "4.53",
      cny_total: 17_703 + 800 + 531,
      amount: 80_195 + 3_624 + 2_405,
      total: 80_195 + 3_624 + 2_405,
      deductions: [],
    });
  });

  test("names goods and shops in Taiwan's characters for readers there, as their order does [I18N-06]", async () => {
    const ming = await customer();
    const goods = { name: "纯棉短袖", shop: "码头女装厂" };
    const tid = await journey.approved(ming, { goods });
    ming.cookies.set("lang", "zh-TW");
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    expect(data.payables[0]?.lines).toMatchObject([
      { kind: "goods", name: "純棉短袖" },
      { kind: "mainland_freight", name: "碼頭女裝廠" },
      { kind: "insurance" },
    ]);
    const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(order.sell_order_list[0]?.shop_name).toBe("碼頭女裝廠");
  });

  test("says what the balance lacks", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming);
    await fund(db, ming, { amount: 1_000, now: clock.now() });
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    expect(data).toMatchObject({
      balance: 1_000,
      balance_after: 0,
      shortfall: data.total - 1_000,
    });
    await fund(db, ming, { amount: data.total, now: clock.now() });
    const covered = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD })).data;
    expect(covered).toMatchObject({ balance_after: 1_000, shortfall: 0 });
  });

  test("charges the estimated freight with a single instalment [PAY-04]", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { order: { pay_mode: "once", transport: 12 } });
    const { amount } = await db
      .selectFrom("order_charges")
      .select("amount")
      .where("kind", "=", "freight_estimate")
      .where("order_id", "=", (await journey.orderOf(tid)).id)
      .executeTakeFirstOrThrow();
    expect(amount).toBeGreaterThan(0);
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    const [payable] = data.payables;
    expect(payable?.instalment).toBe("only");
    expect(payable?.lines.at(-1)).toEqual({
      kind: "freight_estimate",
      cny: null,
      amount,
    });
  });

  test("leaves freight for later with two instalments [PAY-05]", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { order: { pay_mode: "twice", transport: 12 } });
    const { data } = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD }));
    const kinds = data.payables[0]?.lines.map(({ kind }) => kind);
    expect(kinds).toEqual(["goods", "mainland_freight", "insurance"]);
  });

  test("keeps the rate it showed while that is held, and quotes anew after half an hour", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming);
    const first = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD })).data;
    expect(first.quoted_until).toBe("2026-03-02 12:30:00");
    await recordRate(db, {
      currency: "TWD",
      mid_e6: 4_600_000,
      margin_bp: 0,
      source: "test",
      valid_from: clock.now(),
    });
    await needs.prices.refresh();
    const again = { tids: [tid], ...TWD, exchange_rate: first.exchange_rate ?? "" };
    expect(valueOf(await ming.call(simulatePay, again)).data.exchange_rate).toBe("4.53");
    clock.pass({ minutes: 30 });
    expect(valueOf(await ming.call(simulatePay, again)).data.exchange_rate).toBe("4.60");
  });

  test("is paid as it was shown, whatever rounding is set meanwhile and quoted in another window [MONEY-05] [PAY-16]", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming, { goods: { price: 5_901 }, num: 3 });
    await fund(db, ming, { amount: 1_000_000, now: clock.now() });
    const preview = async () => valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD })).data;
    await setSettings(needs, { rounding: "down" });
    const shown = await preview();
    clock.pass({ minutes: 1 });
    await setSettings(needs, { rounding: "up" });
    const elsewhere = await preview();
    await setSettings(needs, {});
    expect([shown.rounding, elsewhere.rounding]).toEqual(["down", "up"]);
    expect(elsewhere.total).toBeGreaterThan(shown.total);
    const held = { exchange_rate: shown.exchange_rate ?? "", rounding: "down" } as const;
    const chosen = { tids: [tid], ...TWD, ...held };
    expect(valueOf(await ming.call(simulatePay, chosen)).data.total).toBe(shown.total);
    expect(valueOf(await ming.call(payConfirm, chosen)).data.paid).toBe(shown.total);
  });

  test("takes a red packet and points off when they are chosen [PAY-03] [PTS-03]", async () => {
    const ming = await customer();
    const now = clock.now();
    const tid = await journey.approved(ming);
    await fund(db, ming, { kind: "bonus", amount: 5_000, now });
    await fund(db, ming, { kind: "points", amount: 100, now });
    const plain = valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD })).data;
    expect(plain).toMatchObject({ bonuses: [{ amount: 5_000 }], points: { usable: 100 } });
    const chosen = valueOf(
      await ming.call(simulatePay, {
        tids: [tid],
        ...TWD,
        acc_bonus_id: plain.bonuses[0]?.acc_bonus_id,
        points: 100,
      }),
    ).data;
    expect(chosen.deductions).toEqual([
      { kind: "bonus", amount: 5_000 },
      { kind: "points", amount: 100 * plain.points.worth },
    ]);
    expect(chosen.total).toBe(plain.total - 5_000 - 100 * plain.points.worth);
  });

  test("reckons points at the rate that staff set [PTS-03]", async () => {
    const ming = await customer();
    const now = clock.now();
    const tid = await journey.approved(ming);
    await fund(db, ming, { kind: "points", amount: 100_000, now });
    await fund(db, ming, { kind: "cash", amount: 500_000, now });
    const preview = async (points: number) =>
      valueOf(await ming.call(simulatePay, { tids: [tid], ...TWD, points })).data;
    const before = await preview(50);
    expect([before.points.worth, before.deductions]).toEqual([
      10,
      [{ kind: "points", amount: 500 }],
    ]);
    await setSettings(needs, { points_worth_cents: 25, points_share_bp: 1_000 });
    const after = await preview(50);
    expect(after.deductions).toEqual([{ kind: "points", amount: 1_250 }]);
    expect(after.points).toMatchObject({
      worth: 25,
      usable: Math.floor(after.amount / 10 / 25),
    });
    const paid = await ming.call(payConfirm, {
      tids: [tid],
      ...TWD,
      exchange_rate: after.exchange_rate ?? "",
      points: 50,
    });
    expect(valueOf(paid).data.paid).toBe(after.amount - 1_250);
    await setSettings(needs, {});
  });

  test("refuses a red packet, points or a coupon that the customer does not have", async () => {
    const ming = await customer();
    const tid = await journey.approved(ming);
    const wanted = { tids: [tid], ...TWD };
    const refused = async (more: object) =>
      refusalOf(await ming.call(simulatePay, { ...wanted, ...more }));
    expect(await refused({ acc_bonus_id: "1" })).toBe("bonus_unusable");
    expect(await refused({ points: 1 })).toBe("points_insufficient");
    expect(await refused({ coupon_id: "999999" })).toBe("coupon_unusable");
  });

  test("refuses an order in review, and a currency that is not the account's [PAY-01]", async () => {
    const ming = await customer();
    const product = await insertProduct(db, clock.now());
    const tid = await placeOrder(ming, [{ item_id: product.item_id, num: 1 }]);
    expect(refusalOf(await ming.call(simulatePay, { tids: [tid], ...TWD }))).toBe("not_payable");
    const approved = await journey.approved(ming);
    expect(refusalOf(await ming.call(simulatePay, { tids: [approved], currency: "THB" }))).toBe(
      "invalid_input",
    );
  });

  test("does not know the order of somebody else [ORD-22]", async () => {
    const tid = await journey.approved(await customer());
    const nok = await customer();
    expect(refusalOf(await nok.call(simulatePay, { tids: [tid], ...TWD }))).toBe("order_unknown");
  });
});
