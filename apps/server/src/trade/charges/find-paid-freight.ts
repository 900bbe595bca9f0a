import type { PaidFreight } from "@sampan/domain/trade/refunds/freight-to-return";
import type { PaidForms } from "@sampan/domain/trade/refunds/refund-shares";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface StoredFreight extends PaidFreight {
  /** The freight coupon that was used for it; null for none. */
  readonly coupon_id: number | null;
}

/** An order's part of each freight bill that was paid, the oldest first. Cents of the payment currency. */
export async function findPaidFreight(db: Db, orderId: number): Promise<readonly StoredFreight[]> {
  const { rows } = await sql<Omit<StoredFreight, "forms"> & PaidForms>`
    select bill.id as bill_id,
           (select json_agg(json_build_object('id', id, 'kind', kind, 'paid', amount, 'refunded', refunded)
                            order by id)
              from order_charges
             where bill_id = bill.id and order_id = ${orderId}) as charges,
           coalesce(${inForm("cash")}, 0) as cash,
           coalesce(${inForm("bonus")}, 0) as bonus,
           coalesce(${inForm("points")}, 0) as points,
           coalesce((share.pay_info ->> 'points_worth')::bigint, 1) as points_worth,
           (share.pay_info ->> 'coupon_id')::bigint as coupon_id,
           (select coalesce(sum(${inForm("points", "other")}), 0)::bigint
              from supplements other
             where other.bill_id = bill.id
               and other.order_id <> ${orderId}
               and exists (select from order_charges charge
                            where charge.bill_id = bill.id
                              and charge.order_id = other.order_id
                              and charge.refunded > 0)) as points_before,
           ${hasLeft(orderId)} as "hasLeft"
      from bills bill
      left join supplements share on share.bill_id = bill.id and share.order_id = ${orderId} and share.status = 1
     where bill.state = 'paid'
       and exists (select from order_charges where bill_id = bill.id and order_id = ${orderId})
     order by bill.id
  `.execute(db);
  return rows.map(({ cash, bonus, points, ...bill }) => ({
    ...bill,
    forms: { cash, bonus, points },
  }));
}

const inForm = (form: keyof PaidForms, of: "share" | "other" = "share") =>
  sql`(${sql.ref(of)}.pay_info ->> ${sql.lit(form)})::bigint`;

/** Something of this order is on its way abroad by the bill `bill`. */
export const hasLeft = (orderId: number) => sql<boolean>`exists (
  select from packages package
    join package_items content on content.package_id = package.id
    join order_items item on item.id = content.item_id and item.order_id = ${orderId}
   where package.bill_id = bill.id
     and package.transport_state in ('international_shipping', 'arrived_at_destination',
                                     'delivering', 'waiting_for_pickup', 'received')
)`;
