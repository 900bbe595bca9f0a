import type { Db } from "../../kernel/db/db.ts";

/** Points that a completed order earned its customer; 0 for one that earned none. */
export async function findGrantedPoints(db: Db, tid: string): Promise<number> {
  const entry = await db
    .selectFrom("transfers")
    .innerJoin("ledger_entries as entry", "entry.transfer_id", "transfers.id")
    .select("entry.amount")
    .where("transfers.idempotency_key", "=", `points_granted:${tid}`)
    .where("entry.amount", ">", 0)
    .executeTakeFirst();
  return entry?.amount ?? 0;
}
