import { allocate, sum } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** Rows of freight on a bill. */
const freightKinds = ["international_freight", "local_freight"] as const;

export interface BilledFreight {
  readonly id: number;
  readonly order_id: number;
  /** Cents of the payment currency, less what came back. */
  readonly left: number;
}

/** The freight rows of a bill whose orders are held, and what all rows of it come to. Cents of the payment currency. */
export async function findBilledFreight(
  db: Db,
  billId: number,
): Promise<{ readonly rows: readonly BilledFreight[]; readonly total: number }> {
  const charges = await db
    .selectFrom("order_charges")
    .select([
      "id",
      "order_id",
      "kind",
      sql<number>`coalesce(amount, 0)`.as("amount"),
      sql<number>`coalesce(amount, 0) - refunded - late_back`.as("left"),
    ])
    .where("bill_id", "=", billId)
    .orderBy("id")
    .execute();
  const rows = charges.filter(
    ({ kind, left }) => freightKinds.some((freight) => freight === kind) && left > 0,
  );
  return {
    rows: rows.map(({ id, order_id, left }) => ({ id, order_id, left })),
    total: sum(charges.map(({ amount }) => amount)),
  };
}

/**
 * Counts cents that come back of a bill's freight, shared by what is left of its rows; the column refuses more than that. Answers
 * each order's part.
 */
export async function giveFreightBack(
  db: Db,
  rows: readonly BilledFreight[],
  amount: number,
): Promise<ReadonlyMap<number, number>> {
  const parts = allocate(
    amount,
    rows.map(({ left }) => left),
  );
  await sql`
    update order_charges charge
       set late_back = charge.late_back + part.amount
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${parts}::bigint[]) as part (id, amount)
     where charge.id = part.id
       and part.amount > 0
  `.execute(db);
  const orders = new Map<number, number>();
  for (const [index, { order_id }] of rows.entries())
    orders.set(order_id, (orders.get(order_id) ?? 0) + (parts[index] ?? 0));
  return orders;
}
