import { isCouponWindow, queryCouponList } from "@sampan/contract/money/coupons";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { couponDiscount, judgeCoupons } from "@sampan/domain/money/coupons/coupon";
import { beforeAll, expect, test } from "vitest";
import { setSettings } from "./support/set-settings.ts";
import { openTestApp } from "./support/test-app.ts";
import { insertCoupon } from "./support/test-coupons.ts";
import { valueOf } from "./support/value-of.ts";
import { selectHeldCoupons } from "../apps/server/src/money/payments/payment-queries.ts";
import { watchCoupons } from "../apps/server/src/money/coupons/coupon-jobs.ts";
import { findCoupon } from "../apps/server/src/money/coupons/find-coupon.ts";

const { db, customer, clock, needs } = await openTestApp();
const closed_days = { TW: ["2026-03-05", "2026-03-06"], TH: [], mainland: ["2026-03-07"] };

beforeAll(async () => {
  await setSettings(needs, { closed_days });
});

/** Somebody with a coupon that ends at noon of the fifth, in Taipei. */
async function openHolder(region: Region) {
  clock.set(new Date("2026-03-02T04:00:00Z"));
  const person = await customer({ region });
  const { currency } = regionFacts[region];
  const terms = { currency, accountId: person.id, days: 3 } as const;
  const key = await insertCoupon(db, clock.now(), terms);
  const { id: accountId } = person;
  const of = { region, settings: { closed_days } };
  const use = () => ({ kind: "general", currency, spend: 50_000, now: clock.now() }) as const;
  return {
    person,
    listed: async (state: "unused" | "expired") =>
      valueOf(await person.call(queryCouponList, { state })).datalist.map((coupon) => [
        coupon.state,
        coupon.effective_time,
      ]),
    /** As a payment and as a settlement judge it: true where it takes something off. */
    judged: async () => {
      const held = await selectHeldCoupons(db, { accountId, now: clock.now(), of });
      const coupon = await findCoupon(db, { key, accountId }, of);
      const found = coupon !== undefined && couponDiscount(coupon, use()).ok;
      return [judgeCoupons(held, use()).some(({ reason }) => reason === null), found];
    },
    stored: async () => {
      const row = db.selectFrom("coupons").select("state").where("key", "=", key);
      return (await row.executeTakeFirstOrThrow()).state;
    },
  };
}

test("a coupon that ends on a closed day of its owner's region lasts to the end of the next open one, wherever it is met [CPN-09] [CPN-12]", async () => {
  const [ming, nok] = [await openHolder("TW"), await openHolder("TH")];
  const told = valueOf(await ming.person.call(isCouponWindow, {})).data;
  expect(told).toMatchObject({ count: 1, first_end: "2026-03-08 00:00:00" });

  clock.set(new Date("2026-03-07T15:59:00Z"));
  await watchCoupons(needs);
  expect(await ming.listed("unused")).toEqual([["unused", "2026-03-08 00:00:00"]]);
  expect([await ming.judged(), await ming.stored()]).toEqual([[true, true], "granted"]);
  expect(valueOf(await ming.person.call(isCouponWindow, {})).data.count).toBe(1);
  expect(await nok.listed("unused")).toEqual([]);
  expect(await nok.listed("expired")).toEqual([["expired", "2026-03-05 11:00:00"]]);
  expect([await nok.judged(), await nok.stored()]).toEqual([[false, false], "expired"]);

  clock.set(new Date("2026-03-07T16:00:00Z"));
  expect(await ming.listed("unused")).toEqual([]);
  expect(await ming.listed("expired")).toEqual([["expired", "2026-03-08 00:00:00"]]);
  expect(await ming.judged()).toEqual([false, false]);
  await watchCoupons(needs);
  expect(await ming.stored()).toBe("expired");
});
