import { addDays } from "@sampan/domain/business-time";
import type { Needs } from "../needs.ts";

/** Keys are kept a day: long enough for every retry of a phone that was offline. */
export async function sweepExpired({ database: { db }, clock }: Needs): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", addDays(clock(), -1)).execute();
}
