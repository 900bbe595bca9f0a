import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { addDays, businessDay, startOfBusinessDay } from "../../kernel/business-time.ts";
import { regions } from "../../kernel/regions.ts";
import { freeDaysOf } from "./free-days.ts";
import {
  isStoring,
  noticeDue,
  noticesNeeded,
  reminderDays,
  storageClock,
  type StorageTerms,
} from "./storage-clock.ts";

const termsWith = (mainland: readonly string[], storage_grace_days = 14): StorageTerms => ({
  storage_grace_days,
  closed_days: { TW: [], TH: [], mainland },
});
const clockOf = (
  received: string,
  days: {
    free?: number;
    added?: number;
    closed?: readonly string[];
    region?: "TW" | "TH";
  },
  now = received,
) =>
  storageClock(
    {
      received_at: new Date(received),
      region: days.region ?? "TW",
      free_days: days.free ?? 90,
      added_days: days.added ?? 0,
    },
    termsWith(days.closed ?? []),
    new Date(now),
  );

describe("the days that a parcel may lie", () => {
  test("are counted from the day it came, on the calendar of its owner's region", () => {
    // Half past midnight in Taipei, half past eleven of the day before in Bangkok.
    const came = "2026-03-01T16:30:00Z";
    expect(clockOf(came, { free: 10 }).last_day).toBe("2026-03-12");
    expect(clockOf(came, { free: 10, region: "TH" }).last_day).toBe("2026-03-11");
  });

  test("pass over days on which the warehouse is closed, at the end as well", () => {
    const closed = ["2026-02-17", "2026-02-16", "2026-02-18", "2026-02-17"];
    expect(clockOf("2026-02-10T04:00:00Z", { free: 5, closed }).last_day).toBe("2026-02-15");
    expect(clockOf("2026-02-10T04:00:00Z", { free: 6, closed }).last_day).toBe("2026-02-19");
    expect(clockOf("2026-02-10T04:00:00Z", { free: 4, added: 3, closed }).last_day).toBe(
      "2026-02-20",
    );
  });

  test("are free, soon over, over for the days of grace, and then due", () => {
    const came = "2026-03-01T04:00:00Z";
    const on = (day: string) => clockOf(came, { free: 30 }, `${day}T04:00:00Z`);
    expect(on("2026-03-16")).toMatchObject({ days_left: 15, stage: "free" });
    expect(on("2026-03-17")).toMatchObject({ days_left: 14, stage: "soon" });
    expect(on("2026-03-31")).toMatchObject({ days_left: 0, stage: "soon" });
    expect(on("2026-04-01")).toMatchObject({ days_left: -1, stage: "over" });
    expect(on("2026-04-14")).toMatchObject({
      deadline: "2026-04-14",
      stage: "over",
    });
    expect(on("2026-04-15")).toMatchObject({ stage: "due" });
  });
});

describe("whatever the days are", () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(new Date("2026-01-01"), days));
  const moment = fc
    .tuple(day, fc.integer({ min: 0, max: 86_399 }))
    .map(([at, seconds]) => new Date(at.getTime() + seconds * 1000));
  const closed = fc.array(
    day.map((one) => one.toISOString().slice(0, 10)),
    { maxLength: 40 },
  );
  const stored = fc.record({
    received_at: moment,
    region: fc.constantFrom(...regions),
    free_days: fc.integer({ min: 0, max: 365 }),
    added_days: fc.integer({ min: 0, max: 120 }),
  });

  test("as many open days lie between coming and end as were given, and the end is one of them", () => {
    fc.assert(
      fc.property(stored, closed, (since, days) => {
        const { last_day } = storageClock(since, termsWith(days), since.received_at);
        const came = businessDay(since.received_at, since.region);
        let open = 0;
        for (let at = came; at < last_day;) {
          at = addDays(new Date(`${at}T00:00:00Z`), 1)
            .toISOString()
            .slice(0, 10);
          if (!days.includes(at)) open += 1;
        }
        const given = since.free_days + since.added_days;
        expect(open).toBe(given);
        expect(given === 0 || !days.includes(last_day)).toBe(true);
      }),
    );
  });

  test("more days, or more closed ones, never end earlier, and the deadline is not before the end", () => {
    fc.assert(
      fc.property(stored, closed, closed, (since, days, more) => {
        const clock = storageClock(since, termsWith(days), since.received_at);
        const longer = { ...since, added_days: since.added_days + 30 };
        expect(
          storageClock(longer, termsWith(days), since.received_at).last_day > clock.last_day,
        ).toBe(true);
        const pausing = storageClock(since, termsWith([...days, ...more]), since.received_at);
        expect(pausing.last_day >= clock.last_day).toBe(true);
        expect(clock.deadline >= clock.last_day).toBe(true);
      }),
    );
  });

  test("a day left is lost at midnight of the region, and stages never go back", () => {
    const order = ["free", "soon", "over", "due"];
    fc.assert(
      fc.property(stored, closed, moment, (since, days, now) => {
        const terms = termsWith(days);
        const at = storageClock(since, terms, now);
        const midnight = addDays(startOfBusinessDay(now, since.region), 1);
        const before = storageClock(since, terms, new Date(midnight.getTime() - 1));
        const after = storageClock(since, terms, midnight);
        expect(before).toEqual(at);
        expect(after.days_left).toBe(at.days_left - 1);
        expect(order.indexOf(after.stage)).toBeGreaterThanOrEqual(order.indexOf(at.stage));
      }),
    );
  });

  test("each word is owed once, at most one a day, and three of them before anything may be given up", () => {
    fc.assert(
      fc.property(
        // On which days the job ran at all, counted back from twenty days before the end.
        fc.uniqueArray(fc.integer({ min: -60, max: 20 }), { maxLength: 80 }),
        (ran) => {
          const told: number[] = [];
          for (const days_left of ran.toSorted((one, other) => other - one)) {
            const due = noticeDue({ days_left }, told);
            if (due === undefined) continue;
            expect(told).not.toContain(due);
            expect(due).toBeGreaterThanOrEqual(days_left);
            told.push(due);
            expect(noticeDue({ days_left }, told)).toBeUndefined();
          }
          expect(told).toEqual(told.toSorted((one, other) => other - one));
        },
      ),
    );
  });
});

describe("a word to its owner", () => {
  const everyDay = (from: number, to: number) => {
    const told: number[] = [];
    for (let days_left = from; days_left >= to; days_left -= 1) {
      const due = noticeDue({ days_left }, told);
      if (due !== undefined) told.push(due);
    }
    return told;
  };

  test("is due 14, 7, 3 and 1 days before the end, and once after it", () => {
    expect(everyDay(40, -40)).toEqual([...reminderDays, -1]);
  });

  test("that was missed is made up for by the nearest alone", () => {
    expect(noticeDue({ days_left: 2 }, [])).toBe(3);
    expect(noticeDue({ days_left: 2 }, [14, 3])).toBeUndefined();
  });

  test("is repeated each week after the end until there were enough of them", () => {
    expect(everyDay(-10, -60)).toEqual([-10, -17, -24]);
    expect(everyDay(-10, -60)).toHaveLength(noticesNeeded);
  });
});

test("days that stood when a parcel came are not taken back, and more are given to it", () => {
  const free = {
    free_storage_days: { guangzhou: 60, shenzhen: 90 },
    tier_storage_days: {
      classic: 0,
      gold: 10,
      platinum: 0,
      diamond: 0,
      crown: 0,
      king: 0,
    },
  };
  const lying = { warehouse: "guangzhou", tier: "gold" } as const;
  expect(freeDaysOf({ ...lying, promised: 90 }, free)).toBe(100);
  expect(freeDaysOf({ ...lying, promised: 30 }, free)).toBe(70);
  expect(freeDaysOf({ warehouse: "shenzhen", tier: "classic", promised: null }, free)).toBe(90);
});

test("only what waits in a warehouse for its owner alone has a clock", () => {
  const stored = {
    billing: 3,
    transport_state: "waiting_to_be_sent",
    is_merged: false,
  } as const;
  expect(isStoring(stored)).toBe(true);
  expect(isStoring({ ...stored, transport_state: "arrived_at_mainland" })).toBe(true);
  expect(isStoring({ ...stored, billing: 6 })).toBe(false);
  expect(isStoring({ ...stored, billing: 1 })).toBe(false);
  expect(isStoring({ ...stored, is_merged: true })).toBe(false);
  expect(isStoring({ ...stored, transport_state: "waiting_for_loading" })).toBe(false);
});
