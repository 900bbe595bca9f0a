import { itemStatusesAllowing, nextItemStatus, type ItemEvent } from "@sampan/domain/item-state";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import type { Refusal } from "../http/envelope.ts";

/**
 * Moves every item of a locked order that was not cancelled along the item table, all in one statement, and
 * answers how many there were. Refuses `item_not_in_state` when one of them has no such move; the caller's
 * transaction must then be rolled back. Whoever calls it rewrites the order's status in the same
 * transaction. [ORD-18] [ORD-68]
 */
export async function moveLiveItems(
  db: Db,
  orderId: number,
  event: ItemEvent,
): Promise<Result<number, Refusal<"item_not_in_state">>> {
  const moves = itemStatusesAllowing(event).flatMap((from) => {
    const to = nextItemStatus(from, event);
    return to.ok ? [{ from, to: to.value }] : [];
  });
  const { rows } = await sql<{ moved: number; standing: number }>`
    with moved as (
      update order_items item
         set status = move.after
        from unnest(
               ${moves.map(({ from }) => from)}::smallint[],
               ${moves.map(({ to }) => to)}::smallint[]
             ) as move (before, after)
       where item.order_id = ${orderId}
         and item.status = move.before
         and item.status <> 3
      returning 1
    )
    select (select count(*) from moved) as moved,
           (select count(*) from order_items where order_id = ${orderId} and status <> 3) as standing
  `.execute(db);
  const { moved = 0, standing = 0 } = rows[0] ?? {};
  return moved === standing ? ok(moved) : refuse({ code: "item_not_in_state" });
}
