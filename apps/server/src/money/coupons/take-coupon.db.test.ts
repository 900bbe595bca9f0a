import {
  getCouponDetail,
  queryCouponList,
  queryCouponOffers,
  takeCoupon,
} from "@sampan/contract/money/coupons";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertTemplate, type TemplateWish } from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { db, customer, visitor, clock } = await openTestApp();
const makeTemplate = (wish: TemplateWish = {}) => insertTemplate(db, clock.now(), wish);

test("a coupon is taken by its code, with gaps and in small letters as well [API-114]", async () => {
  const ming = await customer();
  const { code } = await makeTemplate({ taking: "code" });
  const typed = ` ${code.toLowerCase().replaceAll(/.{4}(?=.)/g, "$&-")} `;
  const { data } = valueOf(await ming.call(takeCoupon, { code: typed }));
  expect(data).toMatchObject({ code, value: 5_000, discountType: 1, state: "unused" });
  const held = valueOf(await ming.call(queryCouponList, { state: "unused" })).datalist;
  expect(held.map(({ id }) => id)).toEqual([data.id]);
  expect(refusalOf(await visitor().call(takeCoupon, { code }))).toBe("login_needed");
});

test("of three coupons of 100.00 three people get one each, and the fourth none [CPN-08] [CPN-15]", async () => {
  const { code } = await makeTemplate({ value: 10_000, copies: 3 });
  for (let taken = 0; taken < 3; taken += 1) {
    const somebody = await customer();
    expect(valueOf(await somebody.call(takeCoupon, { code })).data.value).toBe(10_000);
  }
  expect(refusalOf(await (await customer()).call(takeCoupon, { code }))).toBe("coupon_gone");
});

test("an account takes as many as it may have, used ones among them [CPN-15]", async () => {
  const ming = await customer();
  const { code } = await makeTemplate({ per_account: 2 });
  const first = valueOf(await ming.call(takeCoupon, { code })).data;
  await db
    .updateTable("coupons")
    .set({ state: "used", tid: "SP260302AAAAAA", amount: 1 })
    .where("key", "=", first.id)
    .execute();
  valueOf(await ming.call(takeCoupon, { code }));
  expect(refusalOf(await ming.call(takeCoupon, { code }))).toBe("coupon_limit_reached");
});

test.each<[string, TemplateWish, string]>([
  ["that staff alone give", { taking: "issued" }, "coupon_unknown"],
  ["of another currency", { currency: "THB" }, "coupon_not_open"],
  ["whose time is over", { days: 0 }, "coupon_not_open"],
  ["that staff closed", { is_open: false }, "coupon_not_open"],
])("a coupon %s is not taken [CPN-15]", async (_, wish, code) => {
  const ming = await customer();
  const template = await makeTemplate(wish);
  expect(refusalOf(await ming.call(takeCoupon, { code: template.code }))).toBe(code);
  expect(valueOf(await ming.call(queryCouponList, {})).total).toBe(0);
});

test("a coupon holds for its window, or for the days of its template from taking [CPN-04]", async () => {
  const ming = await customer();
  const take = async (wish: TemplateWish) => {
    const { code } = await makeTemplate(wish);
    const { data } = valueOf(await ming.call(takeCoupon, { code }));
    const from = new Date(data.start_time).getTime();
    return (new Date(data.effective_time).getTime() - from) / 86_400_000;
  };
  expect(await take({ days: 30 })).toBe(31);
  expect(await take({ days: 30, valid_days: 14 })).toBe(14);
});

test("offers are those that the account may take, with those it has had and those that are gone [CPN-15]", async () => {
  const nok = await customer({ region: "TH" });
  const mine = await makeTemplate({ currency: "THB", days: 10 });
  const gone = await makeTemplate({ currency: "THB", days: 20, copies: 1, issued: 1 });
  const later = await makeTemplate({ currency: "THB", days: 30 });
  const made = new Set([mine.code, gone.code, later.code, (await makeTemplate()).code]);
  for (const wish of [{ taking: "code" }, { taking: "issued" }, { is_open: false }] as const)
    made.add((await makeTemplate({ currency: "THB", ...wish })).code);
  valueOf(await nok.call(takeCoupon, { code: mine.code }));
  const { datalist } = valueOf(await nok.call(queryCouponOffers, {}));
  const offered = datalist.filter(({ code }) => made.has(code));
  expect(offered.map(({ code, taken, left, refusal }) => [code, taken, left, refusal])).toEqual([
    [mine.code, 1, 9, "limit"],
    [gone.code, 0, 0, "gone"],
    [later.code, 0, 10, null],
  ]);
});

test("the terms of a coupon are read by its code, without a session [CPN-03] [CPN-06] [CPN-07]", async () => {
  const { code } = await makeTemplate({ kind: "freight", value: 900, ceiling: 15_000, copies: 7 });
  const { data } = valueOf(await visitor().call(getCouponDetail, { code }));
  expect(data).toMatchObject({
    popcornName: "满减",
    popcorn_num: 7,
    popcornType: 2,
    ruleType: 1,
    timeRule: 1,
    repeat: 1,
    start_value: 10_000,
    discountType: 2,
    value: 900,
    max_value: 15_000,
    remark: "每单一张",
    refusal: null,
  });
  expect(refusalOf(await visitor().call(getCouponDetail, { code: "HARBOUR" }))).toBe(
    "coupon_unknown",
  );
});

test("a template says from when to when it is taken [CPN-05]", async () => {
  const { code, starts_at, ends_at } = await makeTemplate();
  const { data } = valueOf(await visitor().call(getCouponDetail, { code }));
  // The zone of the region in which a visitor stands.
  expect(new Date(`${data.start_time}+08:00`)).toEqual(wholeSeconds(starts_at));
  expect(new Date(`${data.effective_time}+08:00`)).toEqual(wholeSeconds(ends_at));
});

const wholeSeconds = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

test("what came before is listed from the newest on, used and expired ones too [CPN-12]", async () => {
  const ming = await customer();
  const codes: string[] = [];
  for (const days of [30, 5, 20]) {
    const { code } = await makeTemplate({ days });
    valueOf(await ming.call(takeCoupon, { code }));
    codes.unshift(code);
    clock.pass({ minutes: 1 });
  }
  clock.pass({ days: 6 });
  const { datalist } = valueOf(await ming.call(queryCouponList, { order: "granted" }));
  expect(datalist.map(({ code }) => code)).toEqual(codes);
  expect(datalist.map(({ state }) => state)).toEqual(["unused", "expired", "unused"]);
});
