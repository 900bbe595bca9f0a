import { waitsAfterTries, type BackOff } from "@sampan/domain/back-off";
import { addDays } from "@sampan/domain/business-time";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { countTurn, deleteBackOff, deleteBackOffsBefore, findOpening } from "./back-off-queries.ts";

/** Whoever tried nothing wrong for a day starts anew. */
const quiet_days = 1;

/**
 * Takes the next turn of a bucket of tries and counts it as wrong until `forgetTurns` is called. Refuses,
 * without counting, while the wait after the try before is not over, with the whole minutes still to wait.
 * Parallel tries share the turns. Call it outside a transaction that a refusal would undo. [NFR-08]
 */
export async function takeTurn(
  db: Db,
  { bucket, limits }: { readonly bucket: string; readonly limits: BackOff },
  now: Date,
): Promise<Result<null, { readonly minutes: number }>> {
  const turn = {
    bucket,
    waits_ms: waitsAfterTries(limits),
    quietBefore: addDays(now, -quiet_days),
  };
  if (await countTurn(db, turn, now)) return ok(null);
  const open_at = (await findOpening(db, bucket)) ?? now;
  return refuse({ minutes: Math.max(1, Math.ceil((open_at.getTime() - now.getTime()) / 60_000)) });
}

/** Forgets all tries of a bucket: whoever tried has proven to be right. */
export const forgetTurns = (db: Db, bucket: string): Promise<void> => deleteBackOff(db, bucket);

/** Removes what no longer slows anybody down. */
export const sweepTurns = (db: Db, now: Date): Promise<void> =>
  deleteBackOffsBefore(db, addDays(now, -quiet_days));
