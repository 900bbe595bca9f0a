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

/** What was paid of an order and what came back of it, cents of the payment currency; what was paid on top for goods is for goods. */
export async function selectKeptCharges(
  db: Db,
  orderId: number,
): Promise<{ kind: ChargeKind; amount: number; refunded: number; rate_e6: number | null }[]> {
  const { rows } = await sql<{
    kind: ChargeKind;
    amount: number;
    refunded: number;
    rate_e6: number | null;
  }>`
    select case when charge.kind = 'supplement' and due.kind = 'goods' then 'goods' else charge.kind end as kind,
           coalesce(charge.amount, 0) as amount, charge.refunded, charge.rate_e6
      from order_charges charge
      left join supplements due on due.id = charge.supplement_id
     where charge.order_id = ${orderId}
       and charge.paid_at is not null
  `.execute(db);
  return rows;
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
