import type { Db } from "../../kernel/db/db.ts";
import { updateChanged } from "./contact-queries.ts";

/** Notes that what opens an account has changed: payouts wait from now on. */
export const markLogInChanged = (db: Db, accountId: number, now: Date): Promise<void> =>
  updateChanged(db, accountId, now);
