import {
  deriveOrderStatus,
  type OrderFacts,
} from "@sampan/domain/trade/orders/derive-order-status";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { bizAttributes, type OrderStatus } from "@sampan/domain/trade/orders/order-state";
import { type RawBuilder, sql, type UpdateObject } from "kysely";
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
  if (isPastArrival(to) && !facts.isFreightBilled) {
    const billed_at = await billedInParts(db, orderId);
    if (billed_at) return rewriteOrderStatus(db, orderId, { ...change, billed_at });
  }
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

const isPastArrival = (status: OrderStatus): boolean => [2, 4, 5].includes(status);

/**
 * When an order had its last bill that was billed in parts and of which nothing waits for another: its missing goods
 * fell. Null for any other.
 */
async function billedInParts(db: Db, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ billed_at: Date | null }>`
    select max(bill.posted_at) as billed_at
      from order_charges charge
      join bills bill on bill.id = charge.bill_id
     where charge.order_id = ${orderId}
       and not exists (
         select
           from order_items item
           join package_items content on content.item_id = item.id
           join packages package on package.id = content.package_id
          where item.order_id = ${orderId}
            and item.status not in (3, 15)
            and package.bill_id is null
            and package.billing in (1, 2, 3)
            and package.transport_state <> 'abandoned'
       )
  `.execute(db);
  return rows[0]?.billed_at ?? null;
}

/**
 * What is written into that column, by this file and by `move-live-items.ts`. Whoever moved the order in between
 * did not hold its lock, which is a fault of ours: the column refuses null.
 */
export const nextStatus = ({
  from,
  to,
}: { readonly [Of in keyof StatusChange]: StatusChange[Of] | RawBuilder<StatusChange[Of]> }) =>
  sql<OrderStatus>`case when status = ${from} then ${to}::smallint end`;

/** What an order's status follows from, as it is stored now. Throws when there is no such order. */
export async function readStoredFacts(db: Db, orderId: number): Promise<StoredFacts> {
  const [stored] = await rowsOf(db, storedFactsOf({ ids: [orderId] }));
  if (!stored) throw new Error(`no order ${orderId}`);
  return stored;
}

export const storedFactsOf = prepare((db, value: ValueOf<{ ids: readonly number[] }>) =>
  storedFactsAmong(db, "id", sql`${value("ids")}::bigint[]`),
);

/** The same of the orders among these numbers. */
export const storedFactsOfTids = prepare((db, value: ValueOf<{ tids: readonly string[] }>) =>
  storedFactsAmong(db, "tid", sql`${value("tids")}::text[]`),
);

/** The same of the order with this number. */
export const storedFactsNamed = prepare((db, value: ValueOf<{ tid: string }>) =>
  storedFacts(db).where("tid", "=", value("tid")),
);

/** Everything the statuses of orders follow from, each looked up by its key (decision 40). */
const storedFactsAmong = (db: Db, key: "id" | "tid", keys: RawBuilder<unknown>) =>
  db
    .selectFrom(sql<{ key: never }>`unnest((select ${keys}))`.as<"wanted">(sql`wanted(key)`))
    .innerJoinLateral(
      (from) => storedFacts(db).where(key, "=", from.ref("wanted.key")).limit(1).as("found"),
      (join) => join.onTrue(),
    )
    .selectAll("found");

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
