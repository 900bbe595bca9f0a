import type { Db } from "../db/db.ts";
import { addTry, removeTries, removeTry } from "./try-queries.ts";

export interface TryLimit {
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
export async function countTry(
  db: Db,
  { bucket, most, window_ms, weight = 1 }: TryLimit,
  now: Date,
): Promise<boolean> {
  const count = await addTry(db, { bucket, weight }, windowStart(now, window_ms));
  return count <= most;
}

/** Takes a try back that turned out well, so that only failures use the limit up. */
export const takeTryBack = (db: Db, { bucket, window_ms }: TryLimit, now: Date): Promise<void> =>
  removeTry(db, bucket, windowStart(now, window_ms));

/** Forgets all tries of a bucket: whoever tried has proven to be right. */
export const forgetTries = (db: Db, { bucket }: TryLimit): Promise<void> => removeTries(db, bucket);

const windowStart = (now: Date, window_ms: number) =>
  new Date(now.getTime() - (now.getTime() % window_ms));
