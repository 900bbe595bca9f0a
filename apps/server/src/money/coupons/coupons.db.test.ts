import { queryCouponList } from "@sampan/contract/money/coupons";
import {
  closeOrder,
  createTrade,
  getOrderDetail,
  simulateCreateTrade,
} from "@sampan/contract/trade/orders/orders";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  couponIdOf,
  insertCoupon,
  insertTemplate,
  type CouponWish,
} from "../../../../../tests/support/test-coupons.ts";
import {
  insertProduct,
  insertRates,
  insertTariff,
} from "../../../../../tests/support/test-goods.ts";
import { fund, openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { placeOrder, saveHome, wholeOrder } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { recordRate } from "../rates/record-rate.ts";
import { reserveCoupon } from "./reserve-coupon.ts";
import { useCoupon } from "./use-coupon.ts";

const world = await openTestApp();
const { db, customer, visitor, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Goods that cost so many New Taiwan cents at 4.53. */
const goodsFor = async (twd: number) =>
  (await insertProduct(db, clock.now(), { price: Math.round(twd / 4.53), mainland_freight: 0 }))
    .item_id;

describe("a full-reduction coupon", () => {
  test("takes 50 off a payment of 100 and nothing off 99.99 [CPN-11]", async () => {
    const ming = await customer();
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id });
    const simulate = async (twd: number) => {
      const lines = [{ item_id: await goodsFor(twd), num: 1 }];
      return valueOf(await ming.call(simulateCreateTrade, { lines, coupon_id, insurance: 0 })).data;
    };
    // 22.08 yuan are exactly 100.02, 22.07 yuan are 99.98.
    const enough = await simulate(10_002);
    expect(enough.sums.first_instalment).toBe(10_002 - 5_000);
    expect(enough.usable_coupons).toEqual([coupon_id]);
    const short = await simulate(9_998);
    expect(short.sums.first_instalment).toBe(9_998);
    expect(short.usable_coupons).toEqual([]);
    expect(short.problems.map(({ code }) => code)).toContain("coupon_unusable");
  });

  test.each<[string, Omit<CouponWish, "accountId">]>([
    ["that reduces freight only [CPN-10]", { kind: "freight" }],
    ["of another currency [CPN-09]", { currency: "THB" }],
    ["that has expired [CPN-09]", { days: 0 }],
  ])("is refused for an order when it is one %s", async (_, wish) => {
    const ming = await customer();
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id, ...wish });
    const lines = [{ item_id: await goodsFor(20_000), num: 1 }];
    const order = wholeOrder(await saveHome(ming), lines, { coupon_id });
    expect(refusalOf(await ming.call(createTrade, order))).toBe("coupon_unusable");
  });

  test("is nobody else's [CPN-09]", async () => {
    const [ming, other] = [await customer(), await customer()];
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: other.id });
    const lines = [{ item_id: await goodsFor(20_000), num: 1 }];
    const order = wholeOrder(await saveHome(ming), lines, { coupon_id });
    expect(refusalOf(await ming.call(createTrade, order))).toBe("coupon_unusable");
  });
});

describe("coupons at settlement", () => {
  test("stand with what each takes off, the best first, and with why others take nothing [CPN-09]", async () => {
    const ming = await customer();
    const give = (wish: Omit<CouponWish, "accountId">) =>
      insertCoupon(db, clock.now(), { accountId: ming.id, ...wish });
    const [fifty, share, later, tooHigh] = [
      await give({}),
      await give({ start_value: 0, value: 900, ceiling: 15_000 }),
      await give({ days: 40 }),
      await give({ start_value: 100_000 }),
    ];
    const forFreight = await give({ kind: "freight" });
    const lines = [{ item_id: await goodsFor(80_000), num: 1 }];
    const { data } = valueOf(await ming.call(simulateCreateTrade, { lines, insurance: 0 }));
    expect(data.coupons.map(({ coupon_id, reason }) => [coupon_id, reason])).toEqual([
      [share, null],
      [fifty, null],
      [later, null],
      [tooHigh, "below_start"],
      [forFreight, "wrong_kind"],
    ]);
    expect(data.coupons.map(({ discount }) => discount)).toEqual([7_200, 5_000, 5_000, 0, 0]);
    expect(data.usable_coupons).toEqual([share, fifty, later]);
  });
});

describe("a coupon of a share", () => {
  test("is of what the goods come to at the rate of the payment, and stays so [CPN-06]", async () => {
    const ming = await customer();
    const wish = { accountId: ming.id, start_value: 0, value: 1_000, ceiling: 90_000 };
    const coupon_id = await insertCoupon(db, clock.now(), wish);
    const taken = async (tid: string) =>
      valueOf(await ming.call(getOrderDetail, { tid })).data.sums.rows.find(
        ({ key }) => key === "coupon",
      )?.amount;
    const goods = { price: 10_000, mainland_freight: 0 };
    const order = { coupon_id, insurance: 0 } as const;
    const tid = await journey.approved(ming, { goods, num: 1, order });
    // A tenth of 453.00, then of 500.00.
    expect(await taken(tid)).toBe(-4_530);
    await changeRate(5_000_000);
    expect(await taken(tid)).toBe(-5_000);
    await fund(db, ming, { amount: 100_000, now: clock.now() });
    expect(valueOf(await pay(ming, tid)).data.paid).toBe(45_000);
    await changeRate(4_530_000);
    expect(await taken(tid)).toBe(-5_000);
    const used = await db
      .selectFrom("coupons")
      .select(["state", "amount"])
      .where("key", "=", coupon_id)
      .executeTakeFirstOrThrow();
    expect(used).toEqual({ state: "used", amount: 5_000 });
  });

  async function changeRate(rate_e6: number): Promise<void> {
    clock.pass({ hours: 1 });
    await recordRate(db, {
      currency: "TWD",
      mid_e6: rate_e6,
      margin_bp: 0,
      source: "test",
      valid_from: clock.now(),
    });
    await needs.prices.refresh();
  }
});

describe("a coupon of an order", () => {
  test("is held by it, and comes back when it is closed unpaid [CPN-13]", async () => {
    const ming = await customer();
    const coupon_id = await insertCoupon(db, clock.now(), { accountId: ming.id });
    const item_id = await goodsFor(20_000);
    const tid = await placeOrder(ming, [{ item_id, num: 1 }], { coupon_id, insurance: 0 });
    const { sums } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    expect(sums.rows.find(({ key }) => key === "coupon")?.amount).toBe(-5_000);
    const again = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }], { coupon_id });
    expect(refusalOf(await ming.call(createTrade, again))).toBe("coupon_unusable");
    valueOf(await ming.call(closeOrder, { tid }));
    expect(refusalOf(await ming.call(createTrade, again))).toBe("accepted");
  });

  test("is consumed once [CPN-13]", async () => {
    const ming = await customer();
    const couponId = await couponIdOf(
      db,
      await insertCoupon(db, clock.now(), { accountId: ming.id }),
    );
    const use = (tid: string) =>
      useCoupon(db, { couponId, accountId: ming.id, tid, amount: 5_000, now: clock.now() });
    expect(refusalOf(await use("SP260302AAAAAA"))).toBe("accepted");
    expect(refusalOf(await use("SP260302BBBBBB"))).toBe("coupon_unusable");
  });
});

test("the coupon list keeps unused, used and expired apart [CPN-02]", async () => {
  const ming = await customer();
  const unused = await insertCoupon(db, clock.now(), { accountId: ming.id });
  const used = await insertCoupon(db, clock.now(), { accountId: ming.id });
  const expired = await insertCoupon(db, clock.now(), { accountId: ming.id, days: 0 });
  const use = { accountId: ming.id, tid: "SP260302AAAAAA", amount: 5_000, now: clock.now() };
  valueOf(await useCoupon(db, { couponId: await couponIdOf(db, used), ...use }));
  const ids = async (state?: "unused" | "used" | "expired") =>
    valueOf(await ming.call(queryCouponList, state ? { state } : {})).datalist.map(({ id }) => id);
  expect(await ids("unused")).toEqual([unused]);
  expect(await ids("used")).toEqual([used]);
  expect(await ids("expired")).toEqual([expired]);
  expect((await ids()).toSorted()).toEqual([unused, used, expired].toSorted());
  const [coupon] = valueOf(await ming.call(queryCouponList, { state: "unused" })).datalist;
  expect(coupon).toMatchObject({
    kind: "general",
    start_value: 10_000,
    value: 5_000,
    currency: "TWD",
  });
});

test("a coupon that an order holds past its end is still in the list of those to use [CPN-02] [CPN-13]", async () => {
  const ming = await customer();
  const key = await insertCoupon(db, clock.now(), { accountId: ming.id, days: 1 });
  const held = { couponId: await couponIdOf(db, key), accountId: ming.id, now: clock.now() };
  valueOf(await reserveCoupon(db, { ...held, tid: "SP260302CCCCCC" }));
  clock.pass({ days: 2 });
  const listed = async (state: "unused" | "expired") =>
    valueOf(await ming.call(queryCouponList, { state })).datalist.map(({ id }) => id);
  expect(await listed("unused")).toEqual([key]);
  expect(await listed("expired")).toEqual([]);
});

test("a coupon is for goods or for international freight, and there is no third kind [CPN-01]", async () => {
  const ming = await customer();
  const held = {
    general: await insertCoupon(db, clock.now(), { accountId: ming.id }),
    freight: await insertCoupon(db, clock.now(), { accountId: ming.id, kind: "freight" }),
  };
  const list = async (kind?: "general" | "freight") =>
    valueOf(await ming.call(queryCouponList, kind ? { kind } : {})).datalist;
  const kinds = new Map((await list()).map(({ id, kind }) => [id, kind]));
  expect(kinds).toEqual(
    new Map([
      [held.general, "general"],
      [held.freight, "freight"],
    ]),
  );
  for (const kind of ["general", "freight"] as const)
    expect((await list(kind)).map(({ id }) => id)).toEqual([held[kind]]);
  const third = insertTemplate(db, clock.now(), { kind: "insurance" as "general" });
  await expect(third).rejects.toThrow(/coupon_templates_kind_check/);
});

test("the coupon list comes page by page with the whole number, the customer's own only [API-97]", async () => {
  const [ming, other] = [await customer(), await customer()];
  await insertCoupon(db, clock.now(), { accountId: other.id });
  const held: string[] = [];
  for (const days of [10, 20, 30])
    held.push(await insertCoupon(db, clock.now(), { accountId: ming.id, days }));
  const ask = async (page: number) =>
    valueOf(await ming.call(queryCouponList, { page, page_size: 2 }));
  const [first, second] = [await ask(1), await ask(2)];
  expect([first.datalist.length, second.datalist.length]).toEqual([2, 1]);
  expect([first.total, second.total]).toEqual([3, 3]);
  const listed = [...first.datalist, ...second.datalist].map(({ id }) => id);
  expect(listed).toEqual(held);
  expect(refusalOf(await visitor().call(queryCouponList, {}))).toBe("login_needed");
});
