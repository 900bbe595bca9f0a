import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { addDays } from "../../kernel/business-time.ts";
import { regions } from "../../kernel/regions.ts";
import { type ExtensionTerms, offerExtension } from "./extension.ts";
import { storageClock } from "./storage-clock.ts";

const terms: ExtensionTerms = {
  storage_grace_days: 14,
  storage_extension_days: 30,
  storage_most_days: 180,
  storage_price: { TW: 45, TH: 46 },
  closed_days: { TW: [], TH: [], mainland: ["2026-02-16", "2026-02-17"] },
};
const came = new Date("2026-01-01T04:00:00Z");
const since = { received_at: came, region: "TW", free_days: 90, added_days: 0 } as const;
const offerOn = (day: number, change: { added_days?: number; lines?: number } = {}) =>
  offerExtension({ ...since, ...change }, terms, {
    lines: change.lines ?? 2,
    now: addDays(came, day),
  });

test("a period is offered from as many days before the end, for days times lines times the price", () => {
  expect(offerOn(61)).toEqual({ ok: false, error: { code: "storage_not_offered" } });
  // Two closed days lie before the end: 1 January and 92 days.
  expect(offerOn(62)).toEqual({
    ok: true,
    value: { until: "2026-05-03", days: 30, lines: 2, per_day: 45, amount: 2_700 },
  });
});

test("whoever is late buys what lies between as well, and nobody more than a parcel may lie", () => {
  expect(offerOn(92 + 31)).toMatchObject({ ok: true, value: { days: 60, amount: 5_400 } });
  expect(offerOn(92 + 60, { added_days: 60 })).toMatchObject({ ok: true, value: { days: 30 } });
  expect(offerOn(92 + 90, { added_days: 90 })).toMatchObject({ ok: false });
  expect(offerOn(92 + 91)).toMatchObject({ ok: false });
});

test("what holds nothing alive is not extended", () => {
  expect(offerOn(80, { lines: 0 })).toMatchObject({ ok: false });
});

test("whatever is bought ends after today and after the end before, in whole periods, at its price", () => {
  fc.assert(
    fc.property(
      fc.record({
        region: fc.constantFrom(...regions),
        free_days: fc.integer({ min: 0, max: 150 }),
        added_days: fc.integer({ min: 0, max: 150 }),
      }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 400 }),
      (wish, lines, day) => {
        const stored = { ...wish, received_at: came };
        const now = addDays(came, day);
        const offer = offerExtension(stored, terms, { lines, now });
        if (!offer.ok) return;
        const { until, days, amount, per_day } = offer.value;
        const longer = { ...stored, added_days: stored.added_days + days };
        const clock = storageClock(longer, terms, now);
        expect(clock.last_day).toBe(until);
        expect(clock.days_left).toBeGreaterThanOrEqual(0);
        expect(until > storageClock(stored, terms, now).last_day).toBe(true);
        expect(days % terms.storage_extension_days).toBe(0);
        expect(amount).toBe(days * lines * per_day);
        expect(longer.free_days + longer.added_days).toBeLessThanOrEqual(terms.storage_most_days);
      },
    ),
  );
});
