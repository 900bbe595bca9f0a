import { takeCoupon } from "@sampan/contract/money/coupons";
import {
  addCouponTemplate,
  changeCouponTemplate,
  getCouponTemplate,
  listCouponTemplates,
} from "@sampan/contract/money/staff-coupons";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { couponIdOf } from "../../../../../tests/support/test-coupons.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { useCoupon } from "./use-coupon.ts";

const { db, customer, staff, clock } = await openTestApp();
const marketing = await staff("marketing");

const names = { zh: "开学季", "zh-TW": "開學季", th: "เปิดเทอม", en: "" };
const wanted = {
  kind: "general",
  taking: "listed",
  currency: "TWD",
  start_value: 50_000,
  discount_type: "percent",
  value: 900,
  ceiling: 10_000,
  time_rule: "days",
  valid_days: 14,
  copies: 3,
  per_account: 1,
  names,
  remarks: { zh: "每单一张", "zh-TW": "", th: "", en: "" },
  is_open: true,
  starts_at: "2026-01-01 00:00:00",
  ends_at: "2026-12-31 00:00:00",
} as const;

test("marketing makes a template, whose code is 80 bits that nobody chose [BO-36] [CPN-03]", async () => {
  const { data } = valueOf(await marketing.call(addCouponTemplate, wanted));
  expect(data).toMatchObject({ ...wanted, issued: 0, used: 0, cost: 0, most_cost: 3 * 10_000 });
  expect(data.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const other = valueOf(await marketing.call(addCouponTemplate, wanted)).data;
  expect(other.code).not.toBe(data.code);
  const { datalist } = valueOf(await marketing.call(listCouponTemplates, {}));
  expect(datalist.slice(0, 2).map(({ code }) => code)).toEqual([other.code, data.code]);
  const acts = await db
    .selectFrom("audit_log")
    .select(["action", "object_id"])
    .where("object_id", "=", data.code)
    .execute();
  expect(acts).toEqual([{ action: "add_coupon_template", object_id: data.code }]);
});

test.each([
  [{ names: { ...names, zh: " " } }, "names_needed"],
  [{ value: 0 }, "coupon_value_invalid"],
  [{ ends_at: "2025-12-31 00:00:00" }, "coupon_window_invalid"],
  [{ ends_at: "never" }, "coupon_window_invalid"],
  [{ copies: 0 }, "coupon_copies_invalid"],
])("a template with %j is refused: %s [BO-36]", async (change, code) => {
  expect(refusalOf(await marketing.call(addCouponTemplate, { ...wanted, ...change }))).toBe(code);
});

test("what a template promises stays once a coupon was given; words and number change [BO-36]", async () => {
  const { code } = valueOf(await marketing.call(addCouponTemplate, wanted)).data;
  const change = async (to: object) =>
    refusalOf(await marketing.call(changeCouponTemplate, { ...wanted, code, ...to }));
  expect(await change({ value: 800 })).toBe("accepted");
  const ming = await customer();
  valueOf(await ming.call(takeCoupon, { code }));
  expect(await change({ value: 700 })).toBe("coupon_terms_fixed");
  const spoken = { value: 800, names: { ...names, en: "Back to school" }, copies: 1 };
  expect(await change(spoken)).toBe("accepted");
  expect(await change({ ...spoken, is_open: false })).toBe("accepted");
  expect(refusalOf(await (await customer()).call(takeCoupon, { code }))).toBe("coupon_not_open");
});

test("a desk sees what coupons of a template cost, and can at the most [BO-36]", async () => {
  const { code } = valueOf(await marketing.call(addCouponTemplate, wanted)).data;
  const [ming, nok] = [await customer(), await customer()];
  const { data: coupon } = valueOf(await ming.call(takeCoupon, { code }));
  valueOf(await nok.call(takeCoupon, { code }));
  const use = { accountId: ming.id, tid: "SP260302AAAAAA", amount: 4_500, now: clock.now() };
  valueOf(await useCoupon(db, { couponId: await couponIdOf(db, coupon.id), ...use }));
  const finance = await staff("finance");
  const { data } = valueOf(await finance.call(getCouponTemplate, { code }));
  expect(data).toMatchObject({ issued: 2, used: 1, cost: 4_500, most_cost: 4_500 + 2 * 10_000 });
  expect(refusalOf(await finance.call(addCouponTemplate, wanted))).toBe("right_missing");
  expect(refusalOf(await finance.call(getCouponTemplate, { code: "NONE" }))).toBe("coupon_unknown");
});
