import type { OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { deriveOrderStatus } from "@sampan/domain/trade/orders/derive-order-status";
import {
  type ItemEvent,
  type ItemStatus,
  nextItemStatus,
} from "@sampan/domain/trade/orders/item-state";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { type PaidCharges, paidCharges, paidValues } from "../charges/mark-charges-paid.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type Sendable, type ValueOf } from "../../kernel/db/prepare.ts";
import { sendSoon } from "../../kernel/db/send-soon.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  factsOf,
  nextStatus,
  type OrderChange,
  readStoredFacts,
  type StatusChange,
  type StoredFacts,
} from "./rewrite-order-status.ts";

export interface LiveMove {
  readonly event: ItemEvent;
  /** A decision that is taken with it. */
  readonly change: OrderChange;
  /** What the order's status follows from, where it was read since the order was held; else it is read here. */
  readonly stored?: StoredFacts | undefined;
  /** Charges that are paid with it. */
  readonly charged?: PaidCharges | undefined;
}

/**
 * Moves every item of a locked order that was not cancelled along the item table, and the order's status with
 * them. Answers how many there were and what the status was and is. Refuses `item_not_in_state` when one of
 * them has no such move, and has written nothing then. [ORD-18] [ORD-68]
 */
export async function moveLiveItems(
  db: Db,
  orderId: number,
  { event, change, stored, charged }: LiveMove,
): Promise<Result<StatusChange & { readonly moved: number }, Refusal<"item_not_in_state">>> {
  const { from, facts } = factsOf(stored ?? (await readStoredFacts(db, orderId)), change);
  // Cancelled ones stay; one that was refunded stands in the way of whatever moves all.
  const live = facts.items.filter((status) => status !== 3);
  const moves: Move[] = [];
  for (const before of new Set(live)) {
    const next = nextItemStatus(before, event);
    if (!next.ok) return refuse({ code: "item_not_in_state" });
    moves.push({ before, after: next.value });
  }
  const items = facts.items.map(
    (status) => moves.find(({ before }) => before === status)?.after ?? status,
  );
  const status = { from, to: deriveOrderStatus({ ...facts, items }) };
  const moved = { orderId, moves, live: live.length, status, change, charged };
  await sendSoon(db, movedOrder(moved));
  return ok({ ...status, moved: live.length });
}

interface Move {
  readonly before: ItemStatus;
  readonly after: ItemStatus;
}

interface MovedOrder {
  readonly orderId: number;
  readonly moves: readonly Move[];
  /** How many items are to move. */
  readonly live: number;
  readonly status: StatusChange;
  readonly change: OrderChange;
  readonly charged: PaidCharges | undefined;
}

/** The items and the order in one statement, which fails where they are not what was read. */
function movedOrder({ orderId, moves, live, status, change, charged }: MovedOrder): Sendable {
  const columns = Object.keys(change) as (keyof OrderChange)[];
  const shape = `${columns.join(" ")} ${charged ? "paid" : ""}`;
  const prepared = known.get(shape) ?? prepareMove(columns, charged !== undefined);
  known.set(shape, prepared);
  const values: MoveValues = {
    ...change,
    ...(charged && paidValues(orderId, charged)),
    ...status,
    orderId,
    live,
    before: moves.map((move) => move.before),
    after: moves.map((move) => move.after),
  };
  // Its shape says which of them it asks for.
  return prepared(values as Required<MoveValues>);
}

/** What was put together before: there are as many as sets of decisions that are taken with a move. */
const known = new Map<string, ReturnType<typeof prepareMove>>();

interface MoveValues extends StatusChange, Partial<ReturnType<typeof paidValues>>, OrderChange {
  readonly orderId: number;
  readonly live: number;
  readonly before: readonly ItemStatus[];
  readonly after: readonly ItemStatus[];
}

const prepareMove = (columns: readonly (keyof OrderChange)[], isPaying: boolean) =>
  prepare((db, value: ValueOf<Required<MoveValues>>) =>
    db
      // A part that only reads and is not asked for does not run.
      .with(
        "beside",
        () => sql<{ id: number }>`(${isPaying ? paidCharges(value) : sql`select 1 as id`})`,
      )
      .with("moved", (open) =>
        open
          .updateTable("order_items as item")
          .from(
            sql<Move>`unnest(${value("before")}::smallint[], ${value("after")}::smallint[])`.as<"move">(
              sql`move (before, after)`,
            ),
          )
          .set((row) => ({ status: row.ref("move.after") }))
          .where("item.order_id", "=", value("orderId"))
          .whereRef("item.status", "=", "move.before")
          .returning("item.id"),
      )
      .updateTable("orders")
      .set({
        ...Object.fromEntries(columns.map((name) => [name, value(name)])),
        status: sql<OrderStatus>`case when (select count(*) from moved) = ${value("live")}
                                 then ${nextStatus({ from: value("from"), to: value("to") })} end`,
      })
      .where("id", "=", value("orderId")),
  );
