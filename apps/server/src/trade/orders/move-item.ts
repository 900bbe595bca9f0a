import {
  nextItemStatus,
  type ItemEvent,
  type ItemStatus,
} from "@sampan/domain/trade/orders/item-state";
import type { Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

export interface ItemToMove {
  readonly id: number;
  readonly status: ItemStatus;
}

/**
 * Moves one item of an order along the item table and answers its new status; nothing else writes it.
 * Refuses `item_not_in_state` when the table has no such move. Whoever calls it rewrites the order's status
 * in the same transaction. [ORD-18] [ORD-68]
 */
export async function moveItem(
  db: Db,
  item: ItemToMove,
  event: ItemEvent,
): Promise<Result<ItemStatus, Refusal<"item_not_in_state">>> {
  const next = nextItemStatus(item.status, event);
  if (!next.ok) return next;
  await db
    .updateTable("order_items")
    .set({ status: next.value })
    .where("id", "=", item.id)
    // Whoever moved it in between holds the order's lock too, so a miss here is a fault of ours.
    .where("status", "=", item.status)
    .returning("id")
    .executeTakeFirstOrThrow();
  return next;
}
