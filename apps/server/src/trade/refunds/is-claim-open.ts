import { endedClaimStates } from "@sampan/domain/logistics/claims/claim-state";
import type { Db } from "../../kernel/db/db.ts";

/** Whether a damage claim for a line is under way: until it has ended, nothing else is asked back of the line. */
export async function isClaimOpen(db: Db, itemId: number): Promise<boolean> {
  const open = await db
    .selectFrom("damage_claims")
    .select("id")
    .where("item_id", "=", itemId)
    .where("state", "not in", [...endedClaimStates])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
