import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { waitsAfterTries, type BackOff } from "./back-off.ts";
import { limitBounds } from "../settings/limit-bounds.ts";
import { defaultLimits } from "../settings/limits.ts";

const minute = 60_000;

/** How many tries fit into the hour that begins with the first, each made the moment it may be. */
function triesInAnHour(limits: BackOff): number {
  const waits = waitsAfterTries(limits);
  let at = 0;
  let tries = 0;
  while (at < 60 * minute) {
    tries += 1;
    at += waits[Math.min(tries, waits.length) - 1] ?? Number.NaN;
  }
  return tries;
}

test("five tries are free, then the waits double up to a quarter of an hour [NFR-08]", () => {
  expect(waitsAfterTries(defaultLimits)).toEqual(
    [0, 0, 0, 0, 1, 2, 4, 8, 15].map((minutes) => minutes * minute),
  );
  expect(triesInAnHour(defaultLimits)).toBe(11);
});

test("the longest wait stands once, where doubling meets it", () => {
  const waits = waitsAfterTries({ ...defaultLimits, wrong_logins_until_lock: 3, lock_minutes: 4 });
  expect(waits).toEqual([0, 0, 1, 2, 4].map((minutes) => minutes * minute));
});

const admissible = (name: keyof BackOff) => {
  const { min, max } = limitBounds[name];
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
};

test("no admissible setting allows more than twenty tries in an hour [NFR-08]", () => {
  const limits = fc
    .tuple(
      admissible("wrong_logins_until_lock"),
      admissible("log_in_first_wait_seconds"),
      admissible("lock_minutes"),
    )
    .map(([wrong_logins_until_lock, log_in_first_wait_seconds, lock_minutes]) => ({
      wrong_logins_until_lock,
      log_in_first_wait_seconds,
      lock_minutes,
    }));
  fc.assert(
    fc.property(limits, (chosen) => {
      expect(triesInAnHour(chosen)).toBeLessThanOrEqual(20);
    }),
  );
});
