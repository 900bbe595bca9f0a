import { ok } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { PayableKind } from "../../money/payments/payable-kind.ts";
import { recordLaterPayments } from "../../trade/orders/record-later-payments.ts";
import { priceBill } from "./price-bill.ts";
import { payBill } from "./pay-bill.ts";

/** A freight bill, named by its own tid and by those of its parcels and of their parts. [PAY-19] */
export const billPayable: PayableKind = {
  kind: "bill",
  transfer: "payment_freight",
  clearing: "freight",
  page: "box",
  needsRate: false,
  takesFreightCoupon: true,

  find: (tid) => sql`
    (select tid, account_id, 'bill' as kind, id
       from bills
      where tid = ${tid}
      limit 1)
     union all
    (select package.tid, package.account_id, 'bill', coalesce(whole.bill_id, package.bill_id)
       from packages package
       left join packages whole on whole.tid = package.rel_tid and package.billing = 2
      where package.tid = ${tid}
      limit 1)
  `,
  lock: (ids) => sql`select order_id from order_charges where bill_id = any(${ids}::bigint[])`,
  price: priceBill,

  pay: async (db, share, { caller, jobs, at, pay_info }) => {
    const { now } = caller;
    const paid = await payBill(db, share.payable.id, { cash: share.cash, pay_info, now });
    if (!paid.ok) return paid;
    await recordLaterPayments(db, paid.value, {
      notice: "freight_paid",
      caller,
      jobs,
      rate: at?.rate_e6,
    });
    // What is paid can be loaded once its declaration is confirmed, which its owner is asked for now.
    await jobs.send(db, "watch-clearances", {});
    return ok(null);
  },
};
