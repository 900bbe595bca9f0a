import { expect, test } from "vitest";
import { defaultLimits } from "../../kernel/settings/limits.ts";
import { payoutDays } from "./payout-days.ts";

const closed_days = { TW: [], TH: [], mainland: [] };
const usual = { ...defaultLimits, closed_days };

test("a withdrawal arrives 7 to 10 working days from now, on the region's calendar [CONST-13]", () => {
  // A Monday in Taipei already, a Sunday still in UTC.
  const monday = new Date("2026-11-22T16:30:00Z");
  expect(payoutDays(monday, "TW", usual)).toEqual({
    from: "2026-12-02",
    until: "2026-12-07",
  });
  expect(payoutDays(new Date("2026-11-21T04:00:00Z"), "TH", usual)).toEqual({
    from: "2026-12-01",
    until: "2026-12-04",
  });
});

test("and on the same day where nothing is waited for", () => {
  const limits = { payout_min_working_days: 0, payout_max_working_days: 1, closed_days };
  expect(payoutDays(new Date("2026-11-20T04:00:00Z"), "TW", limits)).toEqual({
    from: "2026-11-20",
    until: "2026-11-23",
  });
});

test("a closed day of the region pushes it back, one of another does not [CONST-13]", () => {
  const now = new Date("2026-12-03T04:00:00Z");
  const limits = { payout_min_working_days: 1, payout_max_working_days: 3, closed_days };
  const closed = { ...limits, closed_days: { ...closed_days, TH: ["2026-12-07"] } };
  expect(payoutDays(now, "TH", limits)).toEqual({ from: "2026-12-04", until: "2026-12-08" });
  expect(payoutDays(now, "TH", closed)).toEqual({ from: "2026-12-04", until: "2026-12-09" });
  expect(payoutDays(now, "TW", closed)).toEqual({ from: "2026-12-04", until: "2026-12-08" });
});
