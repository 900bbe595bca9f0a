import { afterOpenHours, calendarOf } from "@sampan/domain/kernel/closed-days";
import type { Region } from "@sampan/domain/kernel/regions";
import { expect, test } from "vitest";
import { fc } from "../support/properties.ts";
import { seed, sizeOf, tellPromise } from "./support/tell-promise.ts";

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
/** Neither region ever changes its clocks. */
const offset_h = { TW: 8, TH: 7 } as const;
const closed = ["2026-03-08", "2026-12-31", "2027-01-01", "2028-02-28", "2028-02-29", "2028-03-01"];
const settings = { closed_days: { TW: closed, TH: closed.slice(1), mainland: [] } };
const minuteOf = (moment: string): number => Date.parse(moment) / minute_ms;
/** Around the days that are special, in minutes. */
const begin = fc
  .tuple(fc.constantFrom(...closed), fc.integer({ min: -3 * 1_440, max: 1_440 }))
  .map(([day, minutes]) => minuteOf(`${day}T00:00:00Z`) + minutes);
const cases = fc.tuple(
  begin,
  fc.integer({ min: 1, max: 100 }),
  fc.constantFrom<Region>("TW", "TH"),
);

function isOpen(moment: number, region: Region): boolean {
  const day = new Date(moment + offset_h[region] * hour_ms).toISOString().slice(0, 10);
  return !settings.closed_days[region].includes(day);
}

/** Whether a deadline lies as many open minutes on as it has hours, counted one by one, and on an open day. */
function isRight(from: number, due: number, { hours, region }: { hours: number; region: Region }) {
  let open = 0;
  for (let moment = from; moment < due; moment += minute_ms) if (isOpen(moment, region)) open += 1;
  return open === hours * 60 && isOpen(due, region);
}

const numRuns = sizeOf({ quick: 300, full: 20_000 });

test("deadlines count the open hours of the region's own days, through leap days and years, wherever the machine stands [BO-24]", () => {
  const zones = ["UTC", "America/New_York", "Pacific/Apia"];
  const before = process.env["TZ"];
  let wrong = 0;
  let counted = 0;
  try {
    for (const zone of zones) {
      process.env["TZ"] = zone;
      for (const [minute, hours, region] of fc.sample(cases, { numRuns, seed })) {
        const from = minute * minute_ms;
        const due = afterOpenHours(new Date(from), hours, calendarOf(region, settings)).getTime();
        counted += 1;
        if (!isRight(from, due, { hours, region })) wrong += 1;
      }
    }
  } finally {
    // An unset zone that is assigned would be called "undefined".
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
  tellPromise({
    promise: 45,
    name: "deadlines are right on every day",
    target: "0 wrong",
    figure: `${wrong} of ${counted.toLocaleString("en")} around closed days, leap days and years' ends, in ${zones.length} zones of the machine`,
    seed,
  });
  expect(wrong).toBe(0);
  // Somebody who counts days of 24 hours by UTC is noticed.
  const byUtc = fc.sample(cases, { numRuns: 300, seed }).filter(([minute, hours, region]) => {
    const from = minute * minute_ms;
    return !isRight(from, from + hours * hour_ms, { hours, region });
  });
  expect(byUtc.length).toBeGreaterThan(0);
}, 600_000);
