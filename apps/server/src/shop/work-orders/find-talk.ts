import type { Db } from "../../kernel/db/db.ts";
import { findNewestTalk } from "./work-order-queries.ts";

/** The conversation of a customer that moved last and is not closed; undefined where there is none. */
export const findTalk = (db: Db, accountId: number): Promise<string | undefined> =>
  findNewestTalk(db, accountId);
