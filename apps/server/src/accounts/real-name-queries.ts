import type { Db } from "../db/db.ts";

export type RealNameState = "submitted" | "verified" | "rejected";

export interface RealNameRow {
  readonly state: RealNameState;
  readonly sealed: Buffer | null;
  readonly submitted_at: Date;
}

/** Writes a submission, unless one waits or was verified. True when it was written. */
export async function submitRealName(
  db: Db,
  { accountId, sealed, now }: { accountId: number; sealed: Buffer; now: Date },
): Promise<boolean> {
  const fresh = { state: "submitted", sealed, reason: "", submitted_at: now, decided_at: null };
  const written = await db
    .insertInto("real_names")
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet(fresh).where("real_names.state", "=", "rejected"),
    )
    .returning("account_id")
    .executeTakeFirst();
  return written !== undefined;
}

export async function findRealName(db: Db, accountId: number): Promise<RealNameRow | undefined> {
  const found = await db
    .selectFrom("real_names")
    .select(["state", "sealed", "submitted_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return found as RealNameRow | undefined;
}

/** Decides a submission that waits; false when none does. */
export async function decideSubmission(
  db: Db,
  decision: {
    readonly accountId: number;
    readonly state: "verified" | "rejected";
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const decided = await db
    .updateTable("real_names")
    .set({ state: decision.state, reason: decision.reason, decided_at: decision.now })
    .where("account_id", "=", decision.accountId)
    .where("state", "=", "submitted")
    .returning("account_id")
    .executeTakeFirst();
  return decided !== undefined;
}
