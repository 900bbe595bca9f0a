import { expect, test } from "vitest";
import { ageOfCopy, freshUntil } from "./age-of-copy.ts";

const lifetime = { fresh_minutes: 10, keep_hours: 24 };
const fetched_at = new Date("2026-03-02T04:00:00Z");
const after = (minutes: number) => new Date(fetched_at.getTime() + minutes * 60_000);

test.each([
  ["fresh", 0],
  ["fresh", 9.99],
  ["stale", 10],
  ["stale", 24 * 60 - 0.01],
  ["expired", 24 * 60],
] as const)("a copy is %s after %d minutes", (age, minutes) => {
  expect(ageOfCopy(fetched_at, after(minutes), lifetime)).toBe(age);
});

test("a copy of another process whose clock is ahead is fresh", () => {
  expect(ageOfCopy(fetched_at, after(-1), lifetime)).toBe("fresh");
});

test("a copy is fresh until the moment that is told of it", () => {
  const end = freshUntil(fetched_at, lifetime);
  expect(ageOfCopy(fetched_at, new Date(end.getTime() - 1), lifetime)).toBe("fresh");
  expect(ageOfCopy(fetched_at, end, lifetime)).toBe("stale");
});
