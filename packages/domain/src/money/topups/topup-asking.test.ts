import { describe, expect, test } from "vitest";
import { nextAskAt, retryAskAt } from "./topup-asking.ts";

const created_at = new Date("2026-11-20T04:00:00Z");
const minutes = (count: number) => new Date(created_at.getTime() + count * 60_000);
const waitAfter = (age: number) =>
  ((nextAskAt({ created_at, now: minutes(age) })?.getTime() ?? NaN) - minutes(age).getTime()) /
  60_000;

describe("asking about a top-up", () => {
  test.each([
    [0, 1],
    [4, 1],
    [40, 10],
    [24 * 60, 360],
    [9 * 24 * 60, 360],
  ])("%d minutes old waits %d minutes [WAL-36] (table)", (age, wait) => {
    expect(waitAfter(age)).toBe(wait);
  });

  test("that is older than any code to pay with ends", () => {
    expect(nextAskAt({ created_at, now: minutes(10 * 24 * 60) })).toBeNull();
  });

  test("costs a provider few questions in all its life", () => {
    let asked = 0;
    for (let at: Date | null = created_at; at; at = nextAskAt({ created_at, now: at })) asked += 1;
    expect(asked).toBeGreaterThan(40);
    expect(asked).toBeLessThan(80);
  });

  test("by a clock that was put back waits from now", () => {
    expect(nextAskAt({ created_at, now: minutes(-60) })).toEqual(minutes(-59));
  });

  test("without an answer is tried again in a minute, however old it is", () => {
    expect(retryAskAt(minutes(1_000))).toEqual(minutes(1_001));
  });
});
