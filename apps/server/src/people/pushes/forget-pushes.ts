import type { Db } from "../../kernel/db/db.ts";
import { deleteOfAccount } from "./push-queries.ts";

/** Forgets the browsers of an account that is erased, and what they were told of. [ACC-35] */
export const forgetPushes = (db: Db, accountId: number): Promise<void> =>
  deleteOfAccount(db, accountId);
