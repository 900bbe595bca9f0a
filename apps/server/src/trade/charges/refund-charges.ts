import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * Counts what came back of charges that were paid. Cents of the payment currency; the column refuses more than was
 * paid for each. [REF-18]
 */
export async function refundCharges(
  db: Db,
  orderId: number,
  parts: readonly { readonly charge: number; readonly amount: number }[],
): Promise<void> {
  const moving = parts.filter(({ amount }) => amount !== 0);
  if (moving.length === 0) return;
  await sql`
    update order_charges charge
       set refunded = charge.refunded + part.amount
      from unnest(${moving.map(({ charge }) => charge)}::bigint[],
                  ${moving.map(({ amount }) => amount)}::bigint[]) as part (id, amount)
     where charge.order_id = ${orderId}
       and charge.id = part.id
  `.execute(db);
}
