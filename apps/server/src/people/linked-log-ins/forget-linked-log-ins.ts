import type { Db } from "../../kernel/db/db.ts";
import { deleteLinkedOf } from "./linked-log-in-queries.ts";

/** Forgets who somebody is elsewhere. [ACC-35] */
export const forgetLinkedLogIns = (db: Db, accountId: number): Promise<void> =>
  deleteLinkedOf(db, accountId);
