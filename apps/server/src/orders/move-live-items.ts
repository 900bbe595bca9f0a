import { itemStatusesAllowing, nextItemStatus, type ItemEvent } from "@sampan/domain/item-state";
import { ok, refuse, type Result } from "@sampan/domain/result";
import { sql } from "kysely";
import type { Db } from "../db/db.ts";
import { prepare, type ValueOf } from "../db/prepare.ts";
import { sendTogether } from "../db/send-soon.ts";
import type { Refusal } from "../http/envelope.ts";
import {
  type OrderChange,
  type StatusChange,
  storedFacts,
  writeStatus,
} from "./rewrite-order-status.ts";

export interface LiveMove {
  readonly event: ItemEvent;
  /** A decision that is taken with it. */
  readonly change: OrderChange;
}

/**
 * Moves every item of a locked order that was not cancelled along the item table, and the order's status with
 * them. Answers how many there were and what the status was and is. Refuses `item_not_in_state` when one of
 * them has no such move; the caller's transaction must then be rolled back. [ORD-18] [ORD-68]
 */
export async function moveLiveItems(
  db: Db,
  orderId: number,
  { event, change }: LiveMove,
): Promise<Result<StatusChange & { readonly moved: number }, Refusal<"item_not_in_state">>> {
  const [[counted], stored] = await sendTogether(
    db,
    movedItems({ orderId, ...movesOf(event) }),
    storedFacts({ orderId }),
  );
  const { moved = 0, standing = 0 } = counted ?? {};
  if (moved !== standing) return refuse({ code: "item_not_in_state" });
  return ok({ moved, ...(await writeStatus(db, orderId, { stored, change })) });
}

interface Moves {
  readonly orderId: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function movesOf(event: ItemEvent): Pick<Moves, "before" | "after"> {
  const moves = itemStatusesAllowing(event).flatMap((from) => {
    const to = nextItemStatus(from, event);
    return to.ok ? [{ from, to: to.value }] : [];
  });
  return { before: moves.map(({ from }) => from), after: moves.map(({ to }) => to) };
}

const movedItems = prepare(
  (_, value: ValueOf<Moves>) => sql<{ moved: number; standing: number }>`
    with moved as (
      update order_items item
         set status = move.after
        from unnest(${value("before")}::smallint[], ${value("after")}::smallint[])
             as move (before, after)
       where item.order_id = ${value("orderId")}
         and item.status = move.before
         and item.status <> 3
      returning 1
    )
    select (select count(*) from moved) as moved,
           (select count(*) from order_items
             where order_id = ${value("orderId")} and status <> 3) as standing
  `,
);
