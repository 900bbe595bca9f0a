import type { Db } from "../../kernel/db/db.ts";
import { postIncome } from "./post-income.ts";

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
  await postIncome(db, {
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
}
