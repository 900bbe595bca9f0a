import type { Db } from "../../kernel/db/db.ts";
import { deleteAddressesOf } from "./address-queries.ts";

/** Removes every address of an account that is erased. [ACC-35] */
export const forgetAddresses = (db: Db, accountId: number): Promise<void> =>
  deleteAddressesOf(db, accountId);
