import type { Db } from "../../kernel/db/db.ts";
import { type LockedBox, lockBox } from "./box-queries.ts";

/** A box by its scanned number, held until the transaction ends, for what it is loaded into. */
export const findBoxToLoad = (db: Db, number: string): Promise<LockedBox | undefined> =>
  lockBox(db, number);
