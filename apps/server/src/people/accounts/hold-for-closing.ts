import type { Db } from "../../kernel/db/db.ts";
import { lockState } from "./account-state-queries.ts";

/** Holds an account until the transaction ends: nobody orders, pays, cancels or keeps it meanwhile. */
export async function holdForClosing(db: Db, accountId: number): Promise<void> {
  await lockState(db, accountId);
}
