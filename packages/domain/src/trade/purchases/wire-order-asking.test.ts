import { expect, test } from "vitest";
import {
  firstLookAt,
  isMissingBy,
  nextLookAt,
  nextQuestionAt,
  retryQuestionAt,
} from "./wire-order-asking.ts";

const sent_at = new Date("2026-03-01T00:00:00Z");
const later = (minutes: number) => new Date(sent_at.getTime() + minutes * 60_000);

test("what was not heard of is looked up after a minute, each minute, and then each hour for three days", () => {
  expect(firstLookAt(sent_at)).toEqual(later(1));
  expect(nextLookAt({ sent_at, now: later(1) })).toEqual(later(2));
  expect(isMissingBy({ sent_at, now: later(14) })).toBe(false);
  expect(isMissingBy({ sent_at, now: later(15) })).toBe(true);
  expect(nextLookAt({ sent_at, now: later(15) })).toEqual(later(75));
  expect(nextLookAt({ sent_at, now: later(3 * 24 * 60) })).toBeNull();
});

test("an order that stands is asked about until it is received or closed", () => {
  const now = later(0);
  expect(nextQuestionAt("unpaid", now)).toEqual(later(10));
  expect(nextQuestionAt("paid", now)).toEqual(later(60));
  expect(nextQuestionAt("sent", now)).toEqual(later(360));
  expect(retryQuestionAt(now)).toEqual(later(1));
  expect([nextQuestionAt("received", now), nextQuestionAt("closed", now)]).toEqual([null, null]);
});
