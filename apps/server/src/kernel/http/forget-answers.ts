import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../db/db.ts";

/** Idempotency keys are kept a day: long enough for every retry of a phone that was offline. [NFR-07] */
export async function forgetAnswers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", addDays(now, -1)).execute();
}

/** Removes what was answered to a customer who is erased. [ACC-35] */
export async function forgetAnswersTo(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("actor", "=", `customer:${accountId}`).execute();
}
