import { waitsAfterTries, type BackOff } from "@sampan/domain/kernel/rate-limits/back-off";
import { addDays } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { BulkheadFull } from "../http/create-bulkhead.ts";
import {
  countAttempt,
  deleteBackOffsBefore,
  endAttempt,
  findStanding,
} from "./back-off-queries.ts";
import { pending_ms, type Attempt, waitForRoom } from "./wait-for-room.ts";

/** Whoever tried nothing wrong for a day starts anew. */
const quiet_days = 1;

/** With the whole minutes still to wait. */
export type Paused = { readonly code: "paused"; readonly values: { readonly minutes: number } };

/**
 * Takes the next attempt of a bucket, which counts as wrong until its end is said otherwise. Refuses
 * `paused`, without counting, while the wait after wrong tries is not over; while it is only tries under way that
 * shut it, waits for how they end, and refuses `server_busy` at last. Parallel tries share the attempts, on all
 * processes. Call it outside a transaction that a refusal would undo. [NFR-08]
 */
export async function takeAttempt(
  db: Db,
  { bucket, limits }: { readonly bucket: string; readonly limits: BackOff },
  now: Date,
): Promise<Result<Attempt, Paused | BulkheadFull>> {
  const turn = {
    bucket,
    waits_ms: waitsAfterTries(limits),
    quietBefore: addDays(now, -quiet_days),
    pendingUntil: new Date(now.getTime() + pending_ms),
  };
  let open_at = now;
  const taken = await waitForRoom(bucket, async () => {
    if (await countAttempt(db, turn, now)) return "taken";
    const found = await findStanding(db, bucket, now);
    ({ open_at } = found);
    return found.standing;
  });
  if (!taken.ok) return taken;
  if (taken.value === "taken") return ok({ end: (outcome) => endAttempt(db, { bucket, outcome }) });
  const minutes = Math.max(1, Math.ceil((open_at.getTime() - now.getTime()) / 60_000));
  return refuse({ code: "paused", values: { minutes } });
}

/** Removes what no longer slows anybody down. */
export const sweepBackOffs = (db: Db, now: Date): Promise<void> =>
  deleteBackOffsBefore(db, addDays(now, -quiet_days));
