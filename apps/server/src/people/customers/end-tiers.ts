import { setTier } from "../accounts/change-customer.ts";
import type { Db } from "../../kernel/db/db.ts";
import { endGrants, findEnded, findGrant, lockAccount } from "./desk-queries.ts";

/**
 * Gives back the tier that was there before to everybody whose tier by hand has ended. Each account is held before its
 * grants, as by staff who give another one; what they gave in the last moment stands. [BO-47]
 */
export async function endTiers(db: Db, now: Date): Promise<void> {
  for (const { id, uid } of await findEnded(db, now))
    await db.transaction().execute(async (open) => {
      await lockAccount(open, uid);
      const grant = await findGrant(open, id);
      if (!grant?.ends_at || grant.ends_at > now) return;
      await endGrants(open, id, now);
      await setTier(open, id, grant.tier_before);
    });
}
