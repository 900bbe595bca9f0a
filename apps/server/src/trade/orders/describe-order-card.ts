import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { chargeNameOf } from "@sampan/domain/trade/charges/charge-name";
import { yuanOf } from "@sampan/domain/trade/charges/price";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { canConfirmReceipt, isLiveItem } from "@sampan/domain/trade/orders/item-state";
import { sayCourier } from "./say-courier.ts";
import type { Language } from "@sampan/domain/kernel/language";
import { formatRate, inYuan, sum, type Conversion } from "@sampan/domain/kernel/money";
import { orderMarksOf } from "@sampan/domain/trade/orders/order-marks";
import {
  helperCodeOf,
  orderEventsFor,
  orderStatusNames,
} from "@sampan/domain/trade/orders/order-state";
import type { Region } from "@sampan/domain/kernel/regions";
import { nameOfShop } from "../../goods/catalogue/name-of-shop.ts";
import type { Needs } from "../../kernel/needs.ts";
import { marksOfOrder } from "./describe-marks.ts";
import { describeChargeItem, describeItem } from "./describe-item.ts";
import { billedOf } from "./explain-order.ts";
import type { OrderParts, OrderWithParts } from "./order-part-queries.ts";
import { placeOfSeller } from "./place-of-seller.ts";

export interface OrderReader {
  readonly language: Language;
  readonly say: Needs["say"];
  /** What the first instalment is, or was. */
  readonly first_instalment: number;
  /** What the order is reckoned at. */
  readonly at: Conversion;
}

/** An order as the list shows it. [ORD-69..86] */
export function describeOrderCard(shown: OrderWithParts, reader: OrderReader): OrderCard {
  const { order, items } = shown;
  const status = order.status;
  const currency = order.currency;
  const time = timeIn(order.region);
  const shipments = shown.shipments.map((shipment) => ({
    ...shipment,
    carrier: sayCourier(shipment.carrier, reader),
  }));
  const goods = items.map((item) => describeItem(item, order.tid, shipments));
  const marks = marksOfOrder(order);
  const live = items.filter((item) => isLiveItem(item.status));
  return {
    tid: order.tid,
    status,
    status_name: orderStatusNames[status],
    helper_code: helperCodeOf(status) ?? -1,
    biz_attribute: order.biz_attribute,
    cdate: time(order.created_at),
    edate: time(order.completed_at ?? order.closed_at),
    pay_deadline: time(status === 0 ? order.pay_deadline : null),
    pay_time: time(order.pay_time),
    receive_time: time(order.receive_time),
    offshore_time: time(order.offshore_time),
    international_transport_time: time(order.international_transport_time),
    pay_real: order.pay_real,
    fee_total: order.pay_time === null ? reader.first_instalment : order.fee_total,
    currency,
    pay_info: describePayInfo(shown),
    fee_hd: JSON.stringify({
      HD2_ALL: chargesOf(shown, "international_freight").amount,
      HD3_ALL: chargesOf(shown, "local_freight").amount,
    }),
    ext: JSON.stringify({
      extMap: {
        orderMark: [...orderMarksOf(order.pay_info), ...marks.map(({ tag }) => tag)],
        HD2: discountOf(shown),
      },
    }),
    campaign: shown.campaign && { id: shown.campaign.number, i18n: shown.campaign.name },
    marks,
    remark: JSON.stringify(order.remark),
    sell_order_list: describeSellers(shown, goods, reader),
    supplement_list: shown.supplements.map((supplement) =>
      describeBalanceDue(supplement, time, reader),
    ),
    no_item_refund_list: shown.surpluses.map(({ amount, kind, created_at }) => ({
      amount,
      reason: kind,
      cdate: time(created_at),
    })),
    items: goods,
    sku_count: live.length,
    piece_count: live.reduce((total, { num }) => total + num, 0),
    goods_amount: yuanOf(shown.charges, "goods"),
    due: dueOf(shown, reader),
    actions: actionsOf(shown),
  };
}

/** A moment on the region's clocks; empty until it happens. [ORD-70] */
export const timeIn =
  (region: Region) =>
  (moment: Date | null): string =>
    moment === null ? "" : formatWireTime(moment, region);

/** [ORD-72] [ORD-73] */
function describePayInfo({ order }: OrderWithParts): OrderCard["pay_info"] {
  const { rate_e6, bonus, coupon, points } = order.pay_info;
  return {
    exchange_rate: rate_e6 === undefined ? "" : formatRate(rate_e6),
    pay_remark_string: JSON.stringify({
      ...(bonus ? { HONGBAO: bonus } : {}),
      ...(coupon ? { COUPON: coupon } : {}),
      ...(points ? { POINTS: points } : {}),
    }),
  };
}

function chargesOf(shown: OrderWithParts, kind: string) {
  const own = billedOf(shown).filter((charge) => charge.kind === kind);
  return {
    amount: sum(own.map(({ amount }) => amount)),
    original: sum(own.map(({ original_amount }) => original_amount)),
  };
}

/** [ORD-75] [ORD-76] */
function discountOf(shown: OrderWithParts) {
  const { amount, original } = chargesOf(shown, "international_freight");
  return { original_price: original, discount: original - amount };
}

function describeSellers(
  shown: OrderWithParts,
  goods: OrderCard["items"],
  { say, language }: OrderReader,
): OrderCard["sell_order_list"] {
  const { order, items, sellers } = shown;
  const billed = billedOf(shown);
  const described = sellers.map((seller, position) => ({
    id: placeOfSeller(position),
    shop_name: nameOfShop(seller.shop_name, language),
    platform: seller.platform,
    mainland_freight: seller.mainland_freight,
    wholesale_order_items: goods.filter(
      (_line, position) => items[position]?.sell_order_id === seller.id,
    ),
  }));
  if (billed.length === 0) return described;
  const lines = billed.map((charge, position) => {
    const name = say(language, `charges.${chargeNameOf(charge.kind, order.region)}`);
    return describeChargeItem(charge, {
      oid: `${order.tid}-c${position + 1}`,
      tid: order.tid,
      name,
    });
  });
  const fees = { id: "charges", shop_name: "", platform: 1, mainland_freight: 0 } as const;
  return [...described, { ...fees, wholesale_order_items: lines }];
}

const describeBalanceDue = (
  supplement: OrderParts["supplements"][number],
  time: ReturnType<typeof timeIn>,
  { at }: OrderReader,
): OrderCard["supplement_list"][number] => {
  const isFreight = supplement.kind === "freight";
  return {
    pay_status: supplement.pay_status,
    status: supplement.status,
    pay_real: supplement.pay_real,
    kind: supplement.kind,
    is_billed: supplement.bill_amount !== null,
    amount: supplement.amount,
    reason: supplement.reason,
    cdate: time(supplement.created_at),
    supplement_order_list: [
      {
        child_tid: supplement.child_tid,
        hd_fee: isFreight ? supplement.amount : 0,
        item_fee: isFreight ? 0 : inYuan(supplement.amount, at),
      },
    ],
    price_rise: describePriceRise(supplement, time),
  };
};

/** The question a difference asks, where it is one about a price. */
const describePriceRise = (
  { oid, paid_price, price, pieces, price_state, due_at }: OrderParts["supplements"][number],
  time: ReturnType<typeof timeIn>,
): OrderCard["supplement_list"][number]["price_rise"] =>
  oid === null || paid_price === null || price === null || pieces === null
    ? null
    : { oid, paid_price, price, pieces, due_at: time(due_at), is_open: price_state === "asked" };

/** What the customer pays under the order's number now; a bill over several orders is paid as a whole. */
function dueOf(
  { order, supplements }: OrderWithParts,
  { first_instalment }: OrderReader,
): OrderCard["due"] {
  const currency = order.currency;
  const due = { tids: [order.tid], currency };
  if (order.status === 0) return { ...due, instalment: 1, amount: first_instalment };
  const open = supplements.filter(({ pay_status, status }) => status === 0 && pay_status === 0);
  if (order.status !== 6 || open.length === 0) return null;
  const amounts = open.map(({ bill_amount, amount }) => bill_amount ?? amount);
  return { ...due, instalment: 2, amount: sum(amounts) };
}

/** The buttons of the order's customer. [ORD-05] [ORD-14] [ORD-17] [ORD-21] */
function actionsOf(shown: OrderWithParts): OrderCard["actions"] {
  const { order, items } = shown;
  const events = orderEventsFor("customer", order.status);
  const mayConfirm = canConfirmReceipt(items.map(({ status }) => status));
  const mayPay =
    order.status === 0 ||
    (order.status === 6 && shown.supplements.some(({ pay_status }) => pay_status === 0));
  return [
    ...(mayPay ? (["pay"] as const) : []),
    ...(events.includes("close") ? (["close"] as const) : []),
    ...(events.includes("confirm_receipt") && mayConfirm ? (["confirm_receipt"] as const) : []),
  ];
}
