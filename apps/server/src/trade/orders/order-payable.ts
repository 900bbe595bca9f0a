import { ok } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import { asOne } from "../../kernel/db/as-one.ts";
import { useCoupon } from "../../money/coupons/use-coupon.ts";
import type { PayableKind } from "../../money/payments/payable-kind.ts";
import { type OrderToPay, ordersNamed } from "./order-to-pay-queries.ts";
import { priceOrderToPay } from "./price-order-to-pay.ts";
import { recordFirstPayment } from "./record-payment.ts";
import { type StoredFacts, storedFactsOfTids } from "./rewrite-order-status.ts";
import { tellOfPayment } from "./tell-of-payment.ts";

/** Orders with everything their first payment is reckoned from. */
interface OrderFacts {
  readonly orders: readonly OrderToPay[];
  /** What their statuses follow from, read since they were held. */
  readonly statuses?: readonly StoredFacts[];
}

/** An order's first or only instalment. */
export const orderPayable: PayableKind<OrderFacts> = {
  kind: "order",
  transfer: "payment_order",
  clearing: "sales",
  page: "order",
  needsRate: true,
  takesFreightCoupon: false,

  find: (tid) => sql`
    (select tid, account_id, 'order' as kind, case when status = 0 then id end as id
       from orders
      where tid = ${tid}
      limit 1)
  `,
  lock: (ids) => sql`select unnest(${ids})`,
  readNamed: (wanted) => asOne({ orders: ordersNamed(wanted) }),
  readHeld: (wanted) => asOne({ orders: ordersNamed(wanted), statuses: storedFactsOfTids(wanted) }),

  price: async (_db, id, { at, language, facts }) => {
    if (!at) throw new Error("an order is priced in yuan and needs a rate");
    const order = facts.flatMap(({ orders }) => orders).find((one) => one.id === id);
    if (!order) throw new Error(`order ${id} was not read`);
    return priceOrderToPay(order, { at, language });
  },

  pay: async (db, share, { caller, jobs, at, pay_info, facts }) => {
    const { customer, now } = caller;
    const { id: orderId, tid, coupon, charges } = share.payable;
    if (coupon) {
      const { id: couponId, amount } = coupon;
      const key = { couponId, accountId: customer.id, tid, amount, now };
      const used = await useCoupon(db, key);
      if (!used.ok) return used;
    }
    const recorded = await recordFirstPayment(db, orderId, {
      pay_info,
      pay_real: share.cash,
      now,
      stored: facts.flatMap(({ statuses = [] }) => statuses).find(({ id }) => id === orderId),
      charged: { charges, rate: at?.rate_e6 ?? 0, now },
    });
    if (!recorded.ok) throw new Error(`order ${tid} holds goods that cannot be paid`);
    const paid = { orderId, tid, amount: share.cash };
    const told = { event: "first_paid", notice: "first_payment_received" } as const;
    await tellOfPayment(db, paid, { ...told, caller, jobs, rate: at?.rate_e6 });
    return ok(null);
  },
};
