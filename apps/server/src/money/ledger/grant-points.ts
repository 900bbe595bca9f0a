import type { Db } from "../../kernel/db/db.ts";
import { postTransfer } from "./post-transfer.ts";

/** Grants points for an order, once per order however often it is asked. [PTS-04] */
export async function grantPoints(
  db: Db,
  grant: {
    readonly accountId: number;
    readonly tid: string;
    readonly points: number;
    readonly now: Date;
  },
): Promise<void> {
  if (grant.points <= 0) return;
  const posted = await postTransfer(db, {
    idempotency_key: `points_granted:${grant.tid}`,
    kind: "points_granted",
    currency: "PTS",
    tid: grant.tid,
    entries: [
      { account: { owner: grant.accountId, kind: "points" }, amount: grant.points },
      { account: { clearing: "loyalty" }, amount: -grant.points },
    ],
    now: grant.now,
  });
  if (!posted.ok) throw new Error("an income cannot lack a balance", { cause: posted.error });
}
