import type { Cents } from "@sampan/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { hasLeft } from "./find-paid-freight.ts";

/**
 * What was paid in advance for the freight of the order `orders`, less what bills took of it and what came back. The
 * last bill gives back what it leaves, which is not looked at here. Cents of the payment currency.
 */
export const freightLeft = sql<number>`(
  select coalesce(sum(charge.amount - charge.refunded) filter (where charge.kind = 'freight_estimate'), 0)
         - coalesce(sum(charge.amount) filter (where charge.bill_id is not null), 0)
         + (select coalesce(sum(owed.amount), 0)
              from supplements owed
             where owed.order_id = orders.id and owed.bill_id is not null and owed.status <> 9)
    from order_charges charge
   where charge.order_id = orders.id
)`;

export interface PaidAdvance {
  readonly is_billed: boolean;
  /** What neither a bill took nor came back, cents of the payment currency. */
  readonly left: Cents;
  /** What bills took of which nothing is on its way abroad. */
  readonly taken: Cents;
  /** Goods that wait for a bill, or have not arrived and will. */
  readonly unbilled: readonly number[];
}

/** What became of the freight that an order paid in advance, and its items that a bill is still to come for. */
export async function findAdvance(db: Db, orderId: number): Promise<PaidAdvance> {
  const { rows } = await sql<PaidAdvance>`
    select exists (select from order_charges where order_id = orders.id and bill_id is not null) as is_billed,
           (${freightLeft} - (
             select coalesce(sum(entry.amount), 0)
               from transfers
               join ledger_entries entry on entry.transfer_id = transfers.id
               join ledger_accounts account on account.id = entry.account_id
              where transfers.tid = orders.tid
                and transfers.kind = 'freight_surplus'
                and account.owner_id = orders.account_id
           ))::bigint as left,
           (
             select coalesce(sum(greatest(0, share.billed - share.owed)), 0)::bigint
               from (select (select sum(amount)
                               from order_charges
                              where bill_id = bill.id and order_id = orders.id) as billed,
                            (select coalesce(sum(amount), 0)
                               from supplements
                              where bill_id = bill.id and order_id = orders.id and status <> 9) as owed
                       from bills bill
                      where bill.id in (select bill_id from order_charges where order_id = orders.id)
                        and not ${hasLeft(orderId)}) as share
           ) as taken,
           (
             select coalesce(json_agg(item.id), '[]')
               from order_items item
              where item.order_id = orders.id
                and item.status not in (3, 15)
                and not coalesce((
                  select bool_or(package.bill_id is not null)
                         and not bool_or(package.bill_id is null
                                         and package.billing in (1, 2, 3)
                                         and package.transport_state <> 'abandoned')
                    from package_items content
                    join packages package on package.id = content.package_id
                   where content.item_id = item.id
                ), false)
           ) as unbilled
      from orders
     where orders.id = ${orderId}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`no order ${orderId}`);
  return found;
}
