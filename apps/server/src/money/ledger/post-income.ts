import type { Db } from "../../kernel/db/db.ts";
import { type Posted, postTransfer } from "./post-transfer.ts";
import type { Transfer } from "./transfer.ts";

/**
 * Moves money that no customer's balance has to give: a top-up, points, what was paid too much. Nothing can be
 * lacking then, so where something is, the entries are wrong, and that is a fault.
 */
export async function postIncome(db: Db, transfer: Transfer): Promise<Posted> {
  const posted = await postTransfer(db, transfer);
  if (!posted.ok) throw new Error("an income cannot lack a balance", { cause: posted.error });
  return posted.value;
}
