import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { scanStates } from "./scan-state.ts";
import { lastOf, type Scan, wayOfScans } from "./way-of-scans.ts";

const begin_ms = Date.parse("2026-06-01T00:00:00Z");
const now = new Date("2026-06-21T01:30:00Z");
const scan = (minutes: number, change: Partial<Scan> = {}): Scan => ({
  tracker: "kuaidi100",
  courier: "yto",
  at: new Date(begin_ms + minutes * 60_000),
  state: "in_transit",
  words: `扫描 ${minutes}`,
  place: "",
  ...change,
});

/** A feed of one parcel, in the order in which things happened; some at one moment. */
const feed = fc
  .array(fc.record({ step: fc.nat(90), state: fc.constantFrom(...scanStates), n: fc.nat(3) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((steps) => {
    let minutes = 0;
    return steps.map(({ step, state, n }) => scan((minutes += step), { state, words: `${n}` }));
  });

/** What goes wrong on the way to us: doubled, shuffled, and with what belongs nowhere. */
const spoiled = feed.chain((scans) =>
  fc.record({
    scans: fc.constant(scans),
    arrived: fc
      .record({
        again: fc.subarray(scans),
        future: fc.array(
          fc.nat(9_999).map((n) => scan(50_000 + n, { state: "delivered", words: "明天" })),
          { maxLength: 3 },
        ),
        wrong: fc.array(
          fc.nat(9_999).map((n) => scan(n, { courier: "sto", state: "returned", words: "别人的" })),
          { maxLength: 3 },
        ),
      })
      .chain(({ again, future, wrong }) => {
        const all = [...scans, ...again, ...future, ...wrong];
        return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
      }),
  }),
);
const reading = { courier: "yto", now } as const;

describe("the way of a parcel", () => {
  test("ends where the ordered feed ends, whatever came twice, late, from the future or of another courier", () => {
    let arrivals = 0;
    fc.assert(
      fc.property(spoiled, ({ scans, arrived }) => {
        arrivals += arrived.length;
        expect(wayOfScans(arrived, reading)).toEqual(wayOfScans(scans, reading));
      }),
      { numRuns: 1_000 },
    );
    expect(arrivals).toBeGreaterThan(10_000);
  });

  test("would not, if whatever arrived last won", () => {
    const lastArrived = (told: readonly Scan[]) => told.at(-1);
    const broken = () =>
      fc.assert(
        fc.property(spoiled, ({ scans, arrived }) => {
          expect(lastArrived(arrived)).toEqual(lastOf(wayOfScans(scans, reading)));
        }),
        { numRuns: 100 },
      );
    expect(broken).toThrow("Property failed");
  });

  test("is in the order in which things happened, and of two at one moment the further one is last", () => {
    const way = wayOfScans(
      [
        scan(9, { state: "delivered" }),
        scan(9, { state: "out_for_delivery", words: "派" }),
        scan(1),
      ],
      reading,
    );
    expect(way.map(({ state }) => state)).toEqual(["in_transit", "out_for_delivery", "delivered"]);
  });

  test("goes on after a delivery that was none", () => {
    const way = wayOfScans(
      [
        scan(30, { state: "returned" }),
        scan(9, { state: "delivered" }),
        scan(20, { state: "returning" }),
      ],
      reading,
    );
    expect(lastOf(way)?.state).toBe("returned");
  });

  test("is told by one tracker, the one with the newest news", () => {
    const told = [
      scan(1),
      scan(5),
      scan(1, { tracker: "seventeen_track", words: "Scan 1" }),
      scan(8, { tracker: "seventeen_track", words: "Scan 8" }),
    ];
    expect(wayOfScans(told, reading).map(({ words }) => words)).toEqual(["Scan 1", "Scan 8"]);
    expect(wayOfScans(told.slice(0, 3), reading).map(({ words }) => words)).toEqual([
      "扫描 1",
      "扫描 5",
    ]);
  });

  test("holds what lies ahead back until it has happened", () => {
    const told = [scan(1), scan(60, { state: "delivered" })];
    const early = { courier: "yto", now: new Date(begin_ms + 10 * 60_000) } as const;
    expect(lastOf(wayOfScans(told, early))?.state).toBe("in_transit");
    expect(lastOf(wayOfScans(told, reading))?.state).toBe("delivered");
  });
});
