import { openUnclaimedStates } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import type { Db } from "../../kernel/db/db.ts";

/** Whether a parcel without an owner lies in a warehouse under an express number. [BO-15] */
export async function isKeptUnclaimed(db: Db, express_no: string): Promise<boolean> {
  const kept = await db
    .selectFrom("unclaimed_parcels")
    .select("id")
    .where("express_no", "=", express_no)
    .where("state", "in", [...openUnclaimedStates])
    .executeTakeFirst();
  return kept !== undefined;
}
