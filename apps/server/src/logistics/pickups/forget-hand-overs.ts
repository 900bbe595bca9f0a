import type { Db } from "../../kernel/db/db.ts";
import { emptyHandOvers } from "./pickup-queries.ts";

/** That a parcel was handed over stays; who took it, and the picture, go with its owner. [ACC-35] */
export const forgetHandOvers = (db: Db, accountId: number): Promise<void> =>
  emptyHandOvers(db, accountId);
