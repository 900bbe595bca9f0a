import { describe, expect, test } from "vitest";
import { calendarOf } from "../../kernel/closed-days.ts";
import {
  calendarOfLeg,
  daysOf,
  dueOf,
  expectLegs,
  intervalOf,
  journeyLegs,
} from "./journey-legs.ts";

const open = calendarOf("TW", { closed_days: { TW: [], TH: [], mainland: [] } });
const at = (day: string) => new Date(`${day}T04:00:00Z`);
const dayOf = (moment: Date | undefined) => moment?.toISOString().slice(0, 10);

describe("what past parcels needed", () => {
  const days = Array.from({ length: 20 }, (_, index) => index + 1);

  test("leaves out the quickest and the slowest tenth", () => {
    expect(intervalOf("load", days)).toEqual({ low_days: 2, high_days: 18 });
    expect(intervalOf("load", days.toReversed())).toEqual({ low_days: 2, high_days: 18 });
  });

  test("is a range, however alike they were", () => {
    expect(intervalOf("sail", [3, 3, 3, 3, 3])).toEqual({ low_days: 3, high_days: 4 });
  });

  test("says nothing when they were few", () => {
    expect(intervalOf("load", days.slice(1))).toBeUndefined();
    expect(intervalOf("sail", [3, 3, 3, 3])).toBeUndefined();
  });
});

describe("the legs of a parcel's way", () => {
  const intervals = {
    sail: { low_days: 5, high_days: 8 },
    clear: { low_days: 1, high_days: 3 },
    deliver: { low_days: 1, high_days: 2 },
  };
  const sailing = { leg: "sail", begun_at: at("2026-03-01") } as const;
  const shown = (now: string, calendar = open) =>
    expectLegs({ ...sailing, now: at(now) }, intervals, () => calendar).map(({ leg, from, to }) => [
      leg,
      dayOf(from),
      dayOf(to),
    ]);

  test("are expected one after the other, up to the first of which nothing is known", () => {
    expect(shown("2026-03-02")).toEqual([
      ["sail", "2026-03-06", "2026-03-09"],
      ["clear", "2026-03-07", "2026-03-12"],
    ]);
  });

  test("are never expected in the past, and a late one has as long as others differed", () => {
    expect(shown("2026-03-08")[0]).toEqual(["sail", "2026-03-08", "2026-03-09"]);
    // What should be there at this very moment is late.
    expect(shown("2026-03-09")[0]).toEqual(["sail", "2026-03-09", "2026-03-12"]);
    expect(shown("2026-03-20")[0]).toEqual(["sail", "2026-03-20", "2026-03-23"]);
  });

  test("pass over closed days, and are late after them", () => {
    const closed_days = { TW: ["2026-03-03", "2026-03-04"], TH: [], mainland: [] };
    const calendar = calendarOf("TW", { closed_days });
    expect(shown("2026-03-02", calendar)[0]).toEqual(["sail", "2026-03-08", "2026-03-11"]);
    expect(dayOf(dueOf(intervals.sail, at("2026-03-01"), calendar))).toBe("2026-03-11");
    expect(dueOf(undefined, at("2026-03-01"), calendar)).toBeUndefined();
  });
});

test("our warehouse's closed days hold a parcel up until it leaves, its owner's from then on", () => {
  const closed_days = { TW: ["2026-03-02", "2026-03-03"], TH: [], mainland: ["2026-03-02"] };
  const twoDays = { low_days: 1, high_days: 2 };
  const dueIn = (region: "TW" | "TH") =>
    journeyLegs.map((leg) =>
      dayOf(dueOf(twoDays, at("2026-03-01"), calendarOfLeg(region, { closed_days })(leg))),
    );
  expect(dueIn("TW")).toEqual(["2026-03-04", ...Array.from({ length: 4 }, () => "2026-03-05")]);
  expect(dueIn("TH")).toEqual(["2026-03-04", ...Array.from({ length: 4 }, () => "2026-03-03")]);
});

test("a range is told in days of its owner's clocks, two at least", () => {
  const from = new Date("2026-03-06T16:30:00Z");
  const days = (to: string, region: "TW" | "TH") => {
    const { expected_from, expected_to } = daysOf({ from, to: new Date(to) }, region);
    return [expected_from, expected_to];
  };
  expect(days("2026-03-09T04:00:00Z", "TW")).toEqual(["2026-03-07", "2026-03-09"]);
  expect(days("2026-03-09T04:00:00Z", "TH")).toEqual(["2026-03-06", "2026-03-09"]);
  expect(days("2026-03-07T15:00:00Z", "TW")).toEqual(["2026-03-07", "2026-03-08"]);
  expect(days("2026-03-06T16:30:00Z", "TH")).toEqual(["2026-03-06", "2026-03-07"]);
});
