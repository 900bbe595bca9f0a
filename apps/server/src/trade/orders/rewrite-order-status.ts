import { deriveOrderStatus, type OrderFacts } from "@sampan/domain/derive-order-status";
import type { ItemStatus } from "@sampan/domain/item-state";
import type { BizAttribute, OrderStatus } from "@sampan/domain/order-state";
import { sql, type UpdateObject } from "kysely";
import type { Db } from "../db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../db/prepare.ts";
import { rowsOf, sendSoon } from "../db/send-soon.ts";
import type { Tables } from "../db/schema.ts";

export interface StatusChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
}

const decisions = ["reviewed_at", "closed_at", "completed_at", "pay_time", "billed_at"] as const;
type Decisions = Readonly<Record<(typeof decisions)[number], Date | null>>;

/** Columns to be written with the status, which follows and is set by nobody. */
export type OrderChange = Partial<Decisions> &
  Omit<UpdateObject<Tables, "orders">, "id" | "status" | keyof Decisions>;

/**
 * Derives a locked order's status from its items, bills and decisions and stores it. A decision taken now is
 * given as `change` and stored in the same breath. Answers what the status was and is, so that the caller can
 * tell people. [ORD-68]
 */
export async function rewriteOrderStatus(
  db: Db,
  orderId: number,
  change: OrderChange = {},
): Promise<StatusChange> {
  const stored = await rowsOf(db, storedFacts({ orderId }));
  return writeStatus(db, orderId, { stored, change });
}

/** The same with facts that were read already; the only writer of that column. */
export async function writeStatus(
  db: Db,
  orderId: number,
  { stored, change }: { readonly stored: readonly StoredFacts[]; readonly change: OrderChange },
): Promise<StatusChange> {
  const { from, facts } = factsOf(stored, change);
  const to = deriveOrderStatus(facts);
  if (to === from && Object.keys(change).length === 0) return { from, to };
  await sendSoon(
    db,
    db
      .updateTable("orders")
      .set({
        ...change,
        // Whoever moved it in between did not hold its lock, which is a fault of ours: the column refuses null.
        status: sql<number>`case when status = ${from} then ${to}::smallint end`,
      })
      .where("id", "=", orderId),
  );
  return { from, to };
}

/** Everything an order's status follows from. */
export const storedFacts = prepare((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom("orders")
    .select(["status", "biz_attribute", ...decisions])
    .select((order) => [
      order
        .selectFrom("order_items")
        .select(sql<ItemStatus[]>`coalesce(array_agg(status), '{}')`.as("statuses"))
        .whereRef("order_id", "=", "orders.id")
        .$asScalar()
        .$notNull()
        .as("items"),
      order
        .selectFrom("supplements")
        .select((row) => row.fn.countAll<number>().as("count"))
        .whereRef("order_id", "=", "orders.id")
        .where("status", "=", 0)
        .where("pay_status", "in", [0, 1])
        .$asScalar()
        .$notNull()
        .as("pending"),
    ])
    .where("id", "=", value("orderId")),
);

type StoredFacts = RowOf<typeof storedFacts>;

/** Facts as stored now, or about to be. Throws when there is no such order. */
export function factsOf(
  [order]: readonly StoredFacts[],
  change: OrderChange = {},
): { readonly from: OrderStatus; readonly facts: OrderFacts } {
  if (!order) throw new Error("no such order");
  const { status, biz_attribute, items, pending, ...stored } = order;
  const decided: Decisions = { ...stored, ...change };
  return {
    from: status as OrderStatus,
    facts: {
      biz_attribute: biz_attribute as BizAttribute,
      items,
      isApproved: decided.reviewed_at !== null,
      isClosed: decided.closed_at !== null,
      isCompleted: decided.completed_at !== null,
      isFirstPaid: decided.pay_time !== null,
      isFreightBilled: decided.billed_at !== null,
      pendingSupplements: pending,
    },
  };
}
