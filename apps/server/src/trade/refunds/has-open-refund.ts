import type { Db } from "../../kernel/db/db.ts";
import { selectRefundsOfItem } from "./refund-queries.ts";

/** Whether somebody still has a refund of a line: no second one is opened beside it. */
export async function hasOpenRefund(db: Db, itemId: number): Promise<boolean> {
  const records = await selectRefundsOfItem(db, itemId);
  return records.some(({ holder }) => holder !== "nobody");
}
