import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { deleteCodesBefore } from "./code-queries.ts";
import { deletePicturesBefore } from "./picture-queries.ts";

/**
 * Removes codes of the day before yesterday, since those of the last day still count against their limits,
 * and pictures that nobody answered in time.
 */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  await deleteCodesBefore(db, addDays(now, -2));
  await deletePicturesBefore(db, now);
}
