import type { Db } from "../../kernel/db/db.ts";
import { postTransfer } from "./post-transfer.ts";

interface PointsToTake {
  readonly accountId: number;
  readonly tid: string;
  /** Names the taking for ever. */
  readonly key: string;
  readonly points: number;
  readonly now: Date;
}

/** Takes back points that an order earned, at most what is there; answers how many. [PTS-04] */
export async function takePointsBack(
  db: Db,
  { accountId, tid, key, points, now }: PointsToTake,
): Promise<number> {
  if (points <= 0) return 0;
  // Held, so that what is spent beside is seen: who spends takes this row first.
  const held = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", accountId)
    .where("kind", "=", "points")
    .where("currency", "=", "PTS")
    .forUpdate()
    .executeTakeFirst();
  const taken = Math.min(points, held?.balance ?? 0);
  if (taken === 0) return 0;
  const posted = await postTransfer(db, {
    idempotency_key: `points_taken_back:${key}`,
    kind: "points_taken_back",
    currency: "PTS",
    tid,
    entries: [
      { account: { owner: accountId, kind: "points" }, amount: -taken },
      { account: { clearing: "loyalty" }, amount: taken },
    ],
    now,
  });
  if (!posted.ok) throw new Error("held points were spent", { cause: posted.error });
  return taken;
}
