import { queryCouponList } from "@sampan/contract/money/coupons";
import { expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { couponIdOf, insertCoupon } from "../../../../../tests/support/test-coupons.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { watchCoupons } from "./coupon-jobs.ts";
import { returnCoupon } from "./return-coupon.ts";
import { useCoupon } from "./use-coupon.ts";

const { db, customer, clock, needs } = await openTestApp();

const toldOf = (accountId: number) =>
  db
    .selectFrom("notices")
    .select(["kind", "subject_values as values"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

test("whoever holds coupons that end soon is told once, for all of them [BO-53]", async () => {
  const [ming, nok] = [await customer(), await customer()];
  for (const days of [4, 4, 30]) await insertCoupon(db, clock.now(), { accountId: ming.id, days });
  await insertCoupon(db, clock.now(), { accountId: nok.id, days: 30 });
  await watchCoupons(needs);
  expect(await toldOf(ming.id)).toEqual([]);
  clock.pass({ days: 2 });
  await watchCoupons(needs);
  await watchCoupons(needs);
  expect(await toldOf(ming.id)).toEqual([{ kind: "coupons_ending", values: { count: 2 } }]);
  expect(await toldOf(nok.id)).toEqual([]);
});

test("nobody is told of an end where the setting says so, and what is over expires [CPN-12]", async () => {
  const ming = await customer();
  const id = await insertCoupon(db, clock.now(), { accountId: ming.id, days: 4 });
  await setSettings(needs, { coupon_reminder_days: 0 });
  clock.pass({ days: 3 });
  await watchCoupons(needs);
  clock.pass({ days: 1 });
  await watchCoupons(needs);
  await setSettings(needs, {});
  expect(await toldOf(ming.id)).toEqual([]);
  const coupon = db.selectFrom("coupons").select("state").where("key", "=", id);
  expect(await coupon.executeTakeFirst()).toEqual({ state: "expired" });
});

test("a used coupon comes back whole, for seven days more at the least, and its owner is told [CPN-13]", async () => {
  const ming = await customer();
  const tid = "SP260302CCCCCC";
  const now = clock.now();
  const id = await insertCoupon(db, now, { accountId: ming.id, days: 1 });
  const use = { couponId: await couponIdOf(db, id), accountId: ming.id, tid, amount: 5_000, now };
  valueOf(await useCoupon(db, use));
  expect(await returnCoupon(db, needs.jobs, { tid, now })).toBe(true);
  expect(await returnCoupon(db, needs.jobs, { tid, now })).toBe(false);
  expect(await toldOf(ming.id)).toEqual([{ kind: "coupon_returned", values: { tid } }]);
  clock.pass({ days: 6 });
  const { datalist } = valueOf(await ming.call(queryCouponList, { state: "unused" }));
  expect(datalist).toMatchObject([{ id, state: "unused", tid: "" }]);
});
