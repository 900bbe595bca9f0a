import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectFill } from "./expect-fill.ts";
import { delaysNeeded, expectReceipts } from "./expect-receipts.ts";

const fourteen = (pieces: number) => Array.from({ length: 14 }, () => pieces);
const delays = Array.from({ length: 100 }, (_, at) => 2 + (at % 4));

describe("receipts of days to come", () => {
  test("follow how long parcels of the same age still took", () => {
    const expected = expectReceipts({
      delays,
      under_way: Array(40).fill(0),
      recorded: fourteen(0),
    });
    expect(expected?.slice(0, 7).map((day) => day.expected)).toEqual([0, 0, 10, 10, 10, 10, 0]);
    // Those of two days ago that are not here: a quarter of them each day from now on.
    const older = expectReceipts({ delays, under_way: Array(40).fill(3), recorded: fourteen(0) });
    expect(older?.slice(0, 4).map((day) => day.expected)).toEqual([13, 13, 13, 0]);
  });

  test("hold those whose numbers are recorded until then", () => {
    const expected = expectReceipts({ delays, under_way: [], recorded: fourteen(8) });
    expect(expected?.map((day) => day.expected)).toEqual([0, 0, 2, 4, 6, ...Array(9).fill(8)]);
  });

  test("say nothing without history, and nothing of what is older than any that came", () => {
    const few = { delays: delays.slice(1, delaysNeeded), under_way: [], recorded: fourteen(8) };
    expect(expectReceipts(few)).toBeUndefined();
    const lost = expectReceipts({ delays, under_way: [25, 29, 400], recorded: fourteen(0) });
    expect(lost?.every((day) => day.expected === 0)).toBe(true);
  });

  test("are never more than there are, and their range holds them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: delaysNeeded, maxLength: 80 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80 }),
        (past, under_way) => {
          const days = expectReceipts({ delays: past, under_way, recorded: fourteen(0) }) ?? [];
          const sum = days.reduce((all, { expected }) => all + expected, 0);
          // Each day is rounded by itself.
          expect(sum).toBeLessThanOrEqual(under_way.length + days.length / 2);
          for (const { low, expected, high } of days) {
            expect(low).toBeLessThanOrEqual(expected);
            expect(high).toBeGreaterThanOrEqual(expected);
          }
        },
      ),
    );
  });

  test("come within the range on about eight days of ten of a made history", () => {
    // A warehouse that gets as many as chance has it: numbers of a fixed generator.
    let state = 20_261_128;
    const chance = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const arrivals = Array.from({ length: 600 }, () => 0);
    const delay = () => 2 + Math.floor(chance() * 4);
    for (let day = 0; day < 580; day += 1) {
      for (let nth = 0; nth < 40; nth += 1) {
        // Forty sellers, each of whom sends on one day of two.
        if (chance() < 0.5) continue;
        const at = day + delay();
        arrivals[at] = (arrivals[at] ?? 0) + 1;
      }
    }
    const [range] =
      expectReceipts({ delays, under_way: [], recorded: fourteen(20) })?.slice(-1) ?? [];
    const settled = arrivals.slice(20, 560);
    const within = settled.filter((one) => one >= (range?.low ?? 0) && one <= (range?.high ?? 0));
    expect(within.length / settled.length).toBeGreaterThan(0.7);
  });
});

describe("the fill of a line", () => {
  test("is beside what its voyages usually carry, and tells when it is as much", () => {
    const carried_mm3 = [900, 1_000, 1_400];
    expect(expectFill({ waiting_mm3: 400, per_day_mm3: 100, carried_mm3 }, 14)).toEqual({
      usual_mm3: 1_000,
      today_mm3: 400,
      later_mm3: 1_800,
      full_in_days: 6,
    });
    expect(expectFill({ waiting_mm3: 1_000, per_day_mm3: 0, carried_mm3 }, 14).full_in_days).toBe(
      0,
    );
    expect(expectFill({ waiting_mm3: 1, per_day_mm3: 0, carried_mm3 }, 14).full_in_days).toBeNull();
    expect(expectFill({ waiting_mm3: 1, per_day_mm3: 9, carried_mm3 }, 14).full_in_days).toBeNull();
  });

  test("names no usual one after two voyages", () => {
    const fill = expectFill({ waiting_mm3: 5, per_day_mm3: 1, carried_mm3: [4, 5] }, 14);
    expect(fill).toMatchObject({ usual_mm3: null, full_in_days: null, later_mm3: 19 });
  });
});
