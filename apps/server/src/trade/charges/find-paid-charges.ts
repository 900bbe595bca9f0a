import type { PaidCharge } from "@sampan/domain/trade/refunds/refund-shares";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/**
 * What an order's first payment was for, and differences of its lines, as they were paid, with what of them came back.
 * Cents of the payment currency.
 */
export const findPaidCharges = (db: Db, orderId: number): Promise<PaidCharge[]> =>
  db
    .selectFrom("order_charges")
    .select([
      "id",
      sql<PaidCharge["kind"]>`kind`.as("kind"),
      sql<string | null>`sell_order_id::text`.as("seller"),
      sql<string | null>`item_id::text`.as("line"),
      "cny",
      sql<number>`amount`.as("paid"),
      "refunded",
    ])
    .where("order_id", "=", orderId)
    .where((row) =>
      row.or([
        row("instalment", "=", "first"),
        row.and([row("kind", "=", "supplement"), row("item_id", "is not", null)]),
      ]),
    )
    .where("paid_at", "is not", null)
    .orderBy("id")
    .execute();
