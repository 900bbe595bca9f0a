import type { Db } from "../../kernel/db/db.ts";
import { deleteWorkOrdersOf } from "./work-order-queries.ts";

/** Removes what a person asked us, our answers and what staff noted about it. Its pictures are files. [ACC-35] */
export const forgetWorkOrders = (db: Db, accountId: number): Promise<void> =>
  deleteWorkOrdersOf(db, accountId);
