import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { addDays } from "../../kernel/business-time.ts";
import { sum } from "../../kernel/money.ts";
import { fitsOwnDecisions } from "./decide-itself.ts";
import { type BillToCover, daysOverPromise, reckonDelayCover } from "./delay-cover.ts";

const now = new Date("2026-11-29T12:00:00Z");
const terms = { delay_cover_days: 7, delay_cover_bp: 2_000 };
const sent = (tid: string, daysAgo: number, reached: number | null = null) => ({
  tid,
  days_max: 12,
  left_at: addDays(now, -daysAgo),
  reached_at: reached === null ? null : addDays(now, reached - daysAgo),
});
const bill: BillToCover = {
  parcels: [sent("SP1", 19)],
  shipments: [{ parcel_tids: ["SP1"], freight: 500_00 }],
  freight: 500_00,
  total: 500_00,
  notInMoney: 0,
};

test("a share of the freight comes back from the day on that the promise is exceeded by the days of the terms", () => {
  expect(reckonDelayCover(bill, terms, now)).toEqual({
    clause: "promise_exceeded",
    parcel_tid: "SP1",
    promised_days: 12,
    over_days: 7,
    freight: 500_00,
    amount: 100_00,
  });
  const early = { ...bill, parcels: [sent("SP1", 18)] };
  expect(reckonDelayCover(early, terms, now)).toBeUndefined();
  expect(reckonDelayCover(bill, { ...terms, delay_cover_days: 0 }, now)).toBeUndefined();
});

test("what counts is when it came, and nothing is late that has not left or was told nothing", () => {
  expect(daysOverPromise(sent("SP1", 100, 12), now)).toBe(0);
  expect(daysOverPromise(sent("SP1", 100, 20), now)).toBe(8);
  expect(daysOverPromise({ ...sent("SP1", 100), left_at: null }, now)).toBe(0);
  expect(daysOverPromise({ ...sent("SP1", 100), days_max: undefined }, now)).toBe(0);
});

test("only shipments with a late parcel count, and only what was paid in money", () => {
  const two = {
    parcels: [sent("SP1", 30), sent("SP2", 30, 10), sent("SP3", 25)],
    shipments: [
      { parcel_tids: ["SP1", "SP3"], freight: 300_00 },
      { parcel_tids: ["SP2"], freight: 200_00 },
    ],
    // Reduced by a tenth; another 50 for packing, a coupon of 100.
    freight: 450_00,
    total: 500_00,
    notInMoney: 100_00,
  };
  expect(reckonDelayCover(two, terms, now)).toMatchObject({
    parcel_tid: "SP1",
    over_days: 18,
    freight: 216_00,
    amount: 43_20,
  });
  expect(reckonDelayCover({ ...two, notInMoney: 500_00 }, terms, now)).toBeUndefined();
});

const cents = fc.nat(2_000_00);
const parcel = (at: number) =>
  fc.record({
    tid: fc.constant(`SP${at}`),
    days_max: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    left_at: fc.option(fc.integer({ min: 0, max: 90 }).map((days) => addDays(now, -days))),
    reached_at: fc.option(fc.integer({ min: 0, max: 20 }).map((days) => addDays(now, -days))),
  });
const anyBill = fc
  .tuple(parcel(0), parcel(1), parcel(2), cents, cents, cents, cents)
  .map(([a, b, c, one, other, beside, off]): BillToCover => {
    const freight = one + other;
    return {
      parcels: [a, b, c],
      shipments: [
        { parcel_tids: ["SP0", "SP1"], freight: one },
        { parcel_tids: ["SP2"], freight: other },
      ],
      freight,
      total: freight + beside,
      notInMoney: off,
    };
  });

test("whatever bills come in whatever hours, each is covered once, by a clause that holds, within its share and the day's budget", () => {
  const limits = { claim_auto_cny: 150_00, claim_auto_day_cny: 400_00 };
  const hours = fc.array(fc.integer({ min: 1, max: 72 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(anyBill, { maxLength: 8 }), hours, (bills, passing) => {
      const paid = new Map<number, { readonly at: Date; readonly amount: number }>();
      let at = now;
      for (const hour of passing) {
        at = new Date(at.getTime() + hour * 3_600_000);
        for (const [index, one] of bills.entries()) {
          const cover = paid.has(index) ? undefined : reckonDelayCover(one, terms, at);
          if (!cover) continue;
          const since = addDays(at, -1);
          const spent = sum(
            [...paid.values()].filter((each) => each.at > since).map((each) => each.amount),
          );
          if (!fitsOwnDecisions(cover.amount, limits, spent)) continue;
          const worst = one.parcels.find(({ tid }) => tid === cover.parcel_tid);
          expect(cover.over_days).toBeGreaterThanOrEqual(terms.delay_cover_days);
          expect(worst && daysOverPromise(worst, at)).toBe(cover.over_days);
          expect(cover.freight).toBeLessThanOrEqual(
            Math.min(one.freight, Math.max(0, one.total - one.notInMoney)),
          );
          expect(cover.amount * 10_000).toBeLessThanOrEqual(
            cover.freight * terms.delay_cover_bp + 5_000,
          );
          paid.set(index, { at, amount: cover.amount });
          const day = [...paid.values()]
            .filter((each) => each.at > since)
            .map((each) => each.amount);
          expect(sum(day)).toBeLessThanOrEqual(limits.claim_auto_day_cny);
        }
      }
    }),
  );
});
