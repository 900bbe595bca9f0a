import { setTier } from "../accounts/change-customer.ts";
import type { Db } from "../../kernel/db/db.ts";
import { endGrants, lockEndedGrants } from "./desk-queries.ts";

/** Gives back the tier that was there before to everybody whose tier by hand has ended. [BO-47] */
export const endTiers = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (open) => {
    for (const { account_id, tier_before } of await lockEndedGrants(open, now)) {
      await endGrants(open, account_id, now);
      await setTier(open, account_id, tier_before);
    }
  });
