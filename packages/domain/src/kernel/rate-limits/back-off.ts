import type { Limits } from "../settings/limits.ts";

/** The limits that slow wrong tries down. */
export type BackOff = Pick<
  Limits,
  "wrong_logins_until_lock" | "log_in_first_wait_seconds" | "lock_minutes"
>;

/**
 * Milliseconds to wait after the first wrong try, after the second, and so on: some are free, then each waits
 * twice as long as the one before. Whoever goes on beyond the end of the list waits as long as its last place
 * says: nothing is locked for good. [NFR-08]
 */
export function waitsAfterTries(limits: BackOff): number[] {
  const longest = limits.lock_minutes * 60_000;
  const waits = Array.from({ length: limits.wrong_logins_until_lock - 1 }, () => 0);
  for (let wait = limits.log_in_first_wait_seconds * 1000; wait < longest; wait *= 2)
    waits.push(wait);
  return [...waits, longest];
}
