import type { ChargeKind } from "@sampan/domain/kernel/charge-kinds";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { Given } from "@sampan/domain/trade/purchases/margin-of-order";
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

/**
 * What was paid of an order and what came back of it, cents of the payment currency; what was paid on top for goods is for goods.
 * Freight bills are left out unless they came back, as `sumGiven` leaves out what paid them; compensations are told there.
 */
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
           coalesce(charge.amount, 0) as amount,
           charge.refunded - coalesce((
             select sum(part.amount)
               from refund_parts part
               join refunds refund on refund.id = part.refund_id
              where part.charge_id = charge.id
                and refund.kind = 'compensation'
                and refund.executed_at is not null), 0)::bigint as refunded,
           charge.rate_e6
      from order_charges charge
      left join supplements due on due.id = charge.supplement_id
     where charge.order_id = ${orderId}
       and charge.paid_at is not null
       and (due.kind is null or due.kind = 'goods' or ${cameBack("charge")})
       and (charge.bill_id is null or ${cameBack("charge")})
  `.execute(db);
  return rows;
}

/** The freight bill of a charge came back to its order, so that refunds tell how it was paid as well. */
const cameBack = (of: string) => sql`exists (
  select from order_charges returned
   where returned.bill_id = ${sql.ref(`${of}.bill_id`)}
     and returned.order_id = ${sql.ref(`${of}.order_id`)}
     and returned.refunded > 0)`;

/**
 * What an order gave away besides, cents of the payment currency: claims and compensations that were paid, and what red packets
 * and points paid of it, its goods' later differences and freight that came back included, less what came back of them.
 */
export async function sumGiven(db: Db, orderId: number): Promise<Given> {
  const { rows } = await sql<Given>`
    with paid (bonus, points) as (
      select (pay_info ->> 'bonus')::bigint, (pay_info ->> 'points')::bigint from orders where id = ${orderId}
       union all
      select (due.pay_info ->> 'bonus')::bigint, (due.pay_info ->> 'points')::bigint
        from supplements due
       where due.kind = 'goods'
         and exists (select from order_charges charge
                      where charge.supplement_id = due.id
                        and charge.order_id = ${orderId}
                        and charge.paid_at is not null)
       union all
      select (share.pay_info ->> 'bonus')::bigint, (share.pay_info ->> 'points')::bigint
        from supplements share
       where share.order_id = ${orderId}
         and share.bill_id is not null
         and share.status = 1
         and ${cameBack("share")}
    ), back as (
      select source, kind, bonus, points_amount, amount
        from refunds
       where order_id = ${orderId} and executed_at is not null
    )
    select coalesce((select sum(amount) from back where kind = 'compensation' and source = 'claim'), 0)::bigint as claims,
           coalesce((select sum(amount) from back where kind = 'compensation' and source <> 'claim'), 0)::bigint as compensations,
           (coalesce((select sum(bonus) from paid), 0) - coalesce((select sum(bonus) from back), 0))::bigint as red_packets,
           (coalesce((select sum(points) from paid), 0) - coalesce((select sum(points_amount) from back), 0))::bigint as points
  `.execute(db);
  return rows[0] ?? { claims: 0, compensations: 0, red_packets: 0, points: 0 };
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
