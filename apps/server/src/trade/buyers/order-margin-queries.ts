import type { ChargeKind } from "@sampan/domain/kernel/charge-kinds";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import { sql } from "kysely";
import type { PayInfo } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { lineCost } from "../purchases/line-margin-sql.ts";

export const findPaidOrder = (
  db: Db,
  tid: string,
): Promise<{ id: number; currency: PaymentCurrency; pay_info: PayInfo } | undefined> =>
  db
    .selectFrom("orders")
    .select(["id", "currency", "pay_info"])
    .where("tid", "=", tid)
    .executeTakeFirst();

/** What was paid of an order and what came back of it, cents of the payment currency. */
export async function selectKeptCharges(
  db: Db,
  orderId: number,
): Promise<{ kind: ChargeKind; amount: number; refunded: number; rate_e6: number | null }[]> {
  return db
    .selectFrom("order_charges")
    .select(["kind", sql<number>`coalesce(amount, 0)`.as("amount"), "refunded", "rate_e6"])
    .where("order_id", "=", orderId)
    .where("paid_at", "is not", null)
    .execute();
}

interface LineRow {
  readonly platform: number;
  readonly status: ItemStatus;
  readonly is_bought: boolean;
  readonly cost: number | null;
}

/** Lines of an order with what each cost, CNY cents; null where nobody wrote it down. */
export async function selectCostedLines(db: Db, orderId: number): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select item.platform, item.status, item.out_oid <> '' as is_bought, (${lineCost})::bigint as cost
      from order_items item
     where item.order_id = ${orderId}
     order by item.id
  `.execute(db);
  return rows;
}
