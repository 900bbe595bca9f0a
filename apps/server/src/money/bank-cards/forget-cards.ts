import type { Db } from "../../kernel/db/db.ts";
import { removeCardsOf } from "./card-queries.ts";

/** Removes the cards of a person who is erased. [BO-50] */
export const forgetCards = (db: Db, accountId: number): Promise<void> =>
  removeCardsOf(db, accountId);
