import { ok, refuse } from "@sampan/domain/kernel/result";
import { isPayableBalanceDue } from "@sampan/domain/trade/charges/balance-due-state";
import { sql } from "kysely";
import type { PayableKind } from "../../money/payments/payable-kind.ts";
import { markBalanceDuePaid } from "../../trade/charges/mark-charges-paid.ts";
import { settlePriceQuestion } from "../../trade/price-changes/settle-price-question.ts";
import { recordLaterPayments } from "../../trade/orders/record-later-payments.ts";
import { selectBalanceDueToPay } from "./payable-queries.ts";
import { payBalanceDue } from "./pay-bill.ts";

/** One of a freight bill is paid with the bill. [PAY-19] */
const kindAndId = sql`
  case when supplement.bill_id is null then 'supplement' else 'bill' end as kind,
  coalesce(supplement.bill_id, supplement.id) as id
`;

/** A balance due beside a freight bill: a difference in goods. Named by its own tid, and by the order that waits for it. */
export const balancePayable: PayableKind = {
  kind: "supplement",
  transfer: "payment_supplement",
  clearing: "sales",
  page: "order",
  needsRate: false,
  takesFreightCoupon: false,

  find: (tid) => sql`
    (select supplement.child_tid as tid, orders.account_id, ${kindAndId}
       from supplements supplement
       join orders on orders.id = supplement.order_id
      where supplement.child_tid = ${tid}
      limit 1)
     union all
    (select waiting.tid, waiting.account_id, ${kindAndId}
       from (select id, tid, account_id, status from orders where tid = ${tid} limit 1) as waiting
       join supplements supplement on supplement.order_id = waiting.id
      where waiting.status = 6 and supplement.status = 0
      order by supplement.id)
  `,
  lock: (ids) => sql`select order_id from supplements where id = any(${ids}::bigint[])`,

  price: async (db, id) => {
    const { pay_status, status, ...supplement } = await selectBalanceDueToPay(db, id);
    if (!isPayableBalanceDue({ pay_status, status })) return refuse({ code: "not_payable" });
    const { amount, reason } = supplement;
    return ok({
      kind: "supplement",
      id,
      tid: supplement.child_tid,
      instalment: "supplement",
      orderIds: [supplement.order_id],
      order_tids: [supplement.order_tid],
      parcel_tids: [],
      lines: [{ kind: "supplement", cny: null, amount, name: reason }],
      coupon: null,
      amount,
      charges: [],
    });
  },

  pay: async (db, share, { caller, jobs, at, pay_info }) => {
    const { id } = share.payable;
    const { now } = caller;
    const stored = await selectBalanceDueToPay(db, id);
    const paid = await payBalanceDue(db, { ...stored, id }, { cash: share.cash, pay_info, now });
    if (!paid.ok) return paid;
    await markBalanceDuePaid(db, id, now);
    await settlePriceQuestion(db, { supplement_id: id, event: "pay", now });
    await recordLaterPayments(db, [paid.value], {
      notice: "supplement_paid",
      caller,
      jobs,
      rate: at?.rate_e6,
    });
    return ok(null);
  },
};
