import { nextItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import { moveItem } from "../orders/move-item.ts";
import { countShipped } from "../orders/count-shipped.ts";
import type { LineFacts } from "./gather-line.ts";

/**
 * Moves a line on after pieces of it came back: whole it falls (15); in part it goes on with what is left, and what
 * waited for the pieces that will never come waits no longer. Goods that were handed over stay as they are.
 */
export async function advanceLine(
  db: Db,
  { item, refund_num }: LineFacts,
  { pieces, isWhole }: { readonly pieces: number; readonly isWhole: boolean },
): Promise<void> {
  if (isWhole) {
    if (nextItemStatus(item.status, "refund").ok) await move(db, item, "refund");
    return;
  }
  const left = item.num - refund_num - pieces;
  if (item.status === 21 && item.arrived_num >= left) await move(db, item, "receive");
  if ((item.status === 20 || item.status === 19) && (await countShipped(db, item.id)) >= left)
    await move(db, item, "ship");
  else if (item.status === 19 && item.out_oid !== "") await move(db, item, "purchase");
}

async function move(
  db: Db,
  item: LineFacts["item"],
  event: Parameters<typeof moveItem>[2],
): Promise<void> {
  const moved = await moveItem(db, item, event);
  if (!moved.ok) throw new Error(`item ${item.oid} cannot ${event}`);
}
