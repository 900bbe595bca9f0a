import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { calendarOf } from "../../kernel/closed-days.ts";
import { couponEnd, movedEnds } from "./coupon-end.ts";

/** A run of three, a day between, and one alone. */
const closed = ["2026-02-16", "2026-02-17", "2026-02-18", "2026-02-20"];
const calendar = calendarOf("TW", { closed_days: { TW: closed, TH: [], mainland: [] } });
const at = (text: string) => new Date(`${text}+08:00`);

test.each([
  ["in the middle of a closed day", "2026-02-17T12:00:00", "2026-02-20T00:00:00"],
  ["at the midnight after the last of a run", "2026-02-19T00:00:00", "2026-02-20T00:00:00"],
  ["on a closed day alone", "2026-02-20T23:59:59", "2026-02-22T00:00:00"],
  ["at the midnight before a closed day", "2026-02-16T00:00:00", "2026-02-16T00:00:00"],
  ["on the open day after a run", "2026-02-19T12:00:00", "2026-02-19T12:00:00"],
  ["far from any", "2026-03-05T12:00:00", "2026-03-05T12:00:00"],
])("a coupon that would end %s ends when it should", (_, end, real) => {
  expect(couponEnd(at(end), calendar)).toEqual(at(real));
});

test("the owner's region decides: what is closed in Taipei is open in Bangkok", () => {
  const settings = { closed_days: { TW: closed, TH: [], mainland: closed } };
  const end = at("2026-02-17T12:00:00");
  expect(couponEnd(end, calendarOf("TH", settings))).toEqual(end);
});

test("whoever looks for coupons that have not ended finds those that have not, and no others", () => {
  const first = at("2026-02-13T00:00:00").getTime();
  const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 });
  const moment = minutes.map((later) => new Date(first + later * 60_000));
  // Midnights are where a day is easily counted twice.
  const midnight = fc.integer({ min: 0, max: 10 }).map((day) => new Date(first + day * 86_400_000));
  const any = fc.oneof(moment, midnight);
  fc.assert(
    fc.property(any, any, (end, now) => {
      const { after, until } = movedEnds(now, calendar);
      const isFound = end > now || (end > after && end <= until);
      expect(isFound).toBe(couponEnd(end, calendar) > now);
    }),
  );
});
