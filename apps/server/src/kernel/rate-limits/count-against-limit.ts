import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { BulkheadFull } from "../http/create-bulkhead.ts";
import {
  addToCount,
  endInCount,
  findCountStanding,
  holdInCount,
  removeCounts,
} from "./stored-counts.ts";
import { pending_ms, type Attempt, waitForRoom } from "./wait-for-room.ts";

export interface RateLimit {
  /** What is tried and by whom. */
  readonly bucket: string;
  readonly most: number;
  readonly window_ms: number;
  /** What a try counts for; 1 unless it is said. */
  readonly weight?: number;
}

/**
 * Counts a try and tells whether it is still allowed. The count is one statement, so parallel tries cannot
 * slip through together; call it outside a transaction that a refusal would undo. [NFR-08]
 */
export async function countAgainstLimit(
  db: Db,
  { bucket, most, window_ms, weight = 1 }: RateLimit,
  now: Date,
): Promise<boolean> {
  const count = await addToCount(db, { bucket, weight }, windowStart(now, window_ms));
  return count <= most;
}

/**
 * Takes a try of a limit that only wrong ones use up; it counts as one until its end is said. While the limit is
 * reached by tries under way it waits for how they end. Refuses `used_up`, and `server_busy` at last. [NFR-08]
 */
export async function takeFromLimit(
  db: Db,
  { bucket, most, window_ms }: Omit<RateLimit, "weight">,
  now: Date,
): Promise<Result<Attempt, BulkheadFull | { readonly code: "used_up" }>> {
  const window_start = windowStart(now, window_ms);
  const key = { bucket, window_start };
  const pendingUntil = new Date(now.getTime() + pending_ms);
  const taken = await waitForRoom(bucket, async () =>
    (await holdInCount(db, { ...key, most, pendingUntil }, now))
      ? "taken"
      : findCountStanding(db, { ...key, most }, now),
  );
  if (!taken.ok) return taken;
  if (taken.value === "closed") return refuse({ code: "used_up" });
  return ok({ end: (outcome) => endInCount(db, { ...key, outcome }) });
}

/** Forgets all tries of a bucket: whoever tried has proven to be right. */
export const forgetCount = (db: Db, { bucket }: RateLimit): Promise<void> =>
  removeCounts(db, bucket);

const windowStart = (now: Date, window_ms: number) =>
  new Date(now.getTime() - (now.getTime() % window_ms));
