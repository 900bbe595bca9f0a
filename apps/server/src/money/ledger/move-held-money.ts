import type { Db } from "../../kernel/db/db.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
import { columnsOf, heldTransfer } from "./transfer-statement.ts";
import { legsOf, type Transfer } from "./transfer.ts";

/**
 * Moves money that is there: the caller's transaction holds the accounts it leaves (`heldAccountsOf`) and has judged what
 * they hold, and the movement is new. So nobody waits for it, and where any of this is not so the transaction fails.
 * [WAL-50] [WAL-51]
 */
export const moveHeldMoney = (db: Db, transfer: Transfer): Promise<void> =>
  sendSoon(db, heldTransfer(columnsOf(transfer, legsOf(transfer))));
