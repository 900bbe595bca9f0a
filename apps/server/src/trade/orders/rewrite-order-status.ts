import {
  deriveOrderStatus,
  type OrderFacts,
} from "@sampan/domain/trade/orders/derive-order-status";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { bizAttributes, type OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { sql, type UpdateObject } from "kysely";
import type { Written } from "../../kernel/db/as-one.ts";
import type { Db } from "../../kernel/db/db.ts";
import { prepare, type RowOf, type ValueOf } from "../../kernel/db/prepare.ts";
import { rowsOf, sendSoon } from "../../kernel/db/send-soon.ts";
import type { Tables } from "../../kernel/db/schema.ts";

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
  const { from, facts } = factsOf(await readStoredFacts(db, orderId), change);
  const to = deriveOrderStatus(facts);
  if (to === from && Object.keys(change).length === 0) return { from, to };
  await sendSoon(
    db,
    db
      .updateTable("orders")
      .set({ ...change, status: nextStatus({ from, to }) })
      .where("id", "=", orderId),
  );
  return { from, to };
}

/**
 * What is written into that column, by this file and by `move-live-items.ts`. Whoever moved the order in between
 * did not hold its lock, which is a fault of ours: the column refuses null.
 */
export const nextStatus = ({ from, to }: StatusChange) =>
  sql<OrderStatus>`case when status = ${from} then ${to}::smallint end`;

/** What an order's status follows from, as it is stored now. Throws when there is no such order. */
export async function readStoredFacts(db: Db, orderId: number): Promise<StoredFacts> {
  const [stored] = await rowsOf(db, storedFactsOf({ ids: [orderId] }));
  if (!stored) throw new Error(`no order ${orderId}`);
  return stored;
}

/** Everything the statuses of orders follow from, each looked up by its key (decision 40). */
export const storedFactsOf = prepare((db, value: ValueOf<{ ids: readonly number[] }>) =>
  db
    .selectFrom(
      sql<{ id: number }>`unnest((select ${value("ids")}::bigint[]))`.as<"wanted">(sql`wanted(id)`),
    )
    .innerJoinLateral(
      (from) => storedFacts(db).where("id", "=", from.ref("wanted.id")).limit(1).as("found"),
      (join) => join.onTrue(),
    )
    .selectAll("found"),
);

/** The same of the order with this number. */
export const storedFactsNamed = prepare((db, value: ValueOf<{ tid: string }>) =>
  storedFacts(db).where("tid", "=", value("tid")),
);

const storedFacts = (db: Db) =>
  db
    .selectFrom("orders")
    .select(["id", "status", "biz_attribute", ...decisions])
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
    ]);

type FactsRow = RowOf<typeof storedFactsOf>;
/** Read with other things, moments are text; what counts is whether there is one. */
export type StoredFacts = FactsRow | Written<FactsRow>;

/** Facts as stored, or about to be. */
export function factsOf(
  { status, biz_attribute, items, pending, ...stored }: StoredFacts,
  change: OrderChange = {},
): { readonly from: OrderStatus; readonly facts: OrderFacts } {
  const decided: Readonly<Record<(typeof decisions)[number], unknown>> = { ...stored, ...change };
  return {
    from: status,
    facts: {
      biz_attribute: biz_attribute,
      items,
      isApproved: decided.reviewed_at !== null,
      isClosed: decided.closed_at !== null,
      isCompleted: decided.completed_at !== null,
      isFirstPaid: biz_attribute === bizAttributes.consignment || decided.pay_time !== null,
      isFreightBilled: decided.billed_at !== null,
      pendingBalancesDue: pending,
    },
  };
}
