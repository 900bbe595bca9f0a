import { getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { simulatePay } from "@sampan/contract/money/payments";
import { listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";
import {
  getReview,
  queryReviewQueue,
  queryStaffOrders,
} from "@sampan/contract/trade/approvals/staff-approvals";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

/** Every amount of an order that somebody is shown: its customer, reviewers, billers, and whoever pays. */
export async function shownAmounts(
  tid: string,
  { customer, reviewer, billing, currency }: Readers,
): Promise<unknown> {
  const order = valueOf(await customer.call(getOrderDetail, { tid })).data;
  const { datalist } = valueOf(await customer.call(queryOrderList, { page_size: 50 }));
  const card = datalist.find((one) => one.tid === tid);
  const review = valueOf(await reviewer.call(getReview, { tid })).data;
  const queue = valueOf(await reviewer.call(queryReviewQueue, { page_size: 100 })).datalist;
  const desk = valueOf(await reviewer.call(queryStaffOrders, { text: tid })).datalist;
  const toBill = valueOf(await billing.call(listOrdersToBill, { page_size: 100 })).datalist;
  const due = await customer.call(simulatePay, { tids: [tid], currency });
  return {
    sums: order.sums,
    charges: order.charges,
    cards: [order, card].map((one) => one && cardAmounts(one)),
    review: {
      goods: review.goods_amount,
      mainland: review.mainland_freight,
      service: review.service_fee,
      insurance: review.insurance_fee,
      coupon: review.coupon_amount,
      first: review.first_instalment,
    },
    queue: queue.find((one) => one.tid === tid)?.goods_amount ?? null,
    desk: desk.map(({ goods_amount, fee_total, pay_real }) => [goods_amount, fee_total, pay_real]),
    advance: toBill.find(({ order_tids }) => order_tids.includes(tid))?.freight_estimate ?? null,
    pay: due.ok ? { payables: due.value.data.payables, total: due.value.data.total } : null,
  };
}

interface Readers {
  readonly customer: TestCaller;
  readonly reviewer: TestCaller;
  readonly billing: TestCaller;
  readonly currency: "TWD" | "THB";
}

const cardAmounts = (card: OrderCard) => ({
  due: card.due,
  goods: card.goods_amount,
  fee_total: card.fee_total,
  pay_real: card.pay_real,
  fee_hd: card.fee_hd,
  ext: card.ext,
  sellers: card.sell_order_list.map((seller) => [
    seller.mainland_freight,
    seller.wholesale_order_items.map(({ amount }) => amount),
  ]),
  supplements: card.supplement_list.map(({ amount, pay_real }) => [amount, pay_real]),
});
