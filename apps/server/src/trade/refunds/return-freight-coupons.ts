import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { returnCoupon } from "../../money/coupons/return-coupon.ts";
import type { LineFacts } from "./gather-line.ts";

/**
 * Gives the freight coupons of an order back whose last line has just fallen, each once all that it took something off
 * has come back: the shares of all orders of the bills it was used for. One that covered something that stays is used.
 */
export async function returnFreightCoupons(
  db: Db,
  jobs: Needs["jobs"],
  { freight, item }: Pick<LineFacts, "freight" | "item">,
  now: Date,
): Promise<void> {
  for (const { coupon_id } of freight) {
    if (coupon_id === null) continue;
    const tid = await findTidOfFallen(db, coupon_id, item.order.account_id);
    if (tid !== undefined) await returnCoupon(db, jobs, { tid, now });
  }
}

/** What a coupon was used for, where nothing of it stayed paid. A share that it covered alone came back as it fell. */
async function findTidOfFallen(
  db: Db,
  couponId: number,
  accountId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ tid: string }>`
    select tid
      from coupons
     where id = ${couponId}
       and state = 'used'
       and not exists (
             select from orders
               join supplements share on share.order_id = orders.id
              where orders.account_id = ${accountId}
                and (share.pay_info ->> 'coupon_id')::bigint = ${couponId}
                and (orders.closed_at is null
                     or (share.pay_info ->> 'cash')::bigint + coalesce((share.pay_info ->> 'bonus')::bigint, 0)
                        + coalesce((share.pay_info ->> 'points')::bigint, 0) > 0
                        and not exists (select from order_charges
                                         where bill_id = share.bill_id
                                           and order_id = orders.id
                                           and refunded > 0)))
  `.execute(db);
  return rows[0]?.tid;
}
