import type { Db } from "../../kernel/db/db.ts";
import { deleteDeskRows } from "./desk-queries.ts";

/** Removes what staff wrote about an account that is erased. [ACC-35] */
export const forgetDeskNotes = (db: Db, accountId: number): Promise<void> =>
  deleteDeskRows(db, accountId);
