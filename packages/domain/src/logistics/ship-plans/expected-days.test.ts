import { describe, expect, test } from "vitest";
import type { TransportId } from "../../goods/shippability/transports.ts";
import { journeyLegs, type LegIntervals } from "../../trade/orders/journey-legs.ts";
import { expectedDays } from "./expected-days.ts";
import type { PlanLine } from "./plan-terms.ts";

const line = (transport: TransportId, days_min: number, days_max: number, is_open = true) =>
  ({ transport, days_min, days_max, is_open }) as PlanLine;
const lines = [line(9, 20, 30), line(9, 15, 25), line(9, 5, 60, false), line(12, 3, 7, false)];
const legs = (low_days: number, high_days: number): LegIntervals =>
  Object.fromEntries(journeyLegs.map((leg) => [leg, { low_days, high_days }]));
const days = (history: readonly (readonly [TransportId, LegIntervals])[] = []) =>
  expectedDays({
    region: "TW",
    lines,
    history: new Map(history),
    closed: { closed_days: { TW: ["2026-11-20"], TH: [], mainland: [] } },
    now: new Date("2026-11-18T04:00:00Z"),
  });

describe("how long a transport takes", () => {
  test("is what its open lines promise, or the closed ones where none is open, and is said of no other", () => {
    expect(days()).toEqual({
      9: { days_min: 15, days_max: 30, basis: "line" },
      12: { days_min: 3, days_max: 7, basis: "line" },
    });
  });

  test("is what past parcels needed where every leg has a history, with closed days passed over", () => {
    expect(days([[9, legs(1, 2)]])[9]).toEqual({ days_min: 6, days_max: 11, basis: "history" });
  });

  test("is what the lines promise where one leg has none", () => {
    const { deliver: _, ...rest } = legs(1, 2);
    expect(days([[9, rest]])[9]).toMatchObject({ days_min: 15, basis: "line" });
  });
});
