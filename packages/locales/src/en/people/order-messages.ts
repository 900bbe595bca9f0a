import type { orderMessages as source } from "../../zh/people/order-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const orderMessages = {
  order_submitted: {
    title: "Order received",
    body: "Order {tid} is waiting for review. We tell you when it can be paid.",
  },
  order_payable: {
    title: "Your order can be paid",
    body: "Order {tid} has passed review. Please pay it before the deadline.",
  },
  consignment_accepted: {
    title: "Your goods are expected",
    body: "Consignment {tid} has passed review. We tell you when the goods arrive.",
  },
  order_rejected: {
    title: "Order not accepted",
    body: "Order {tid} did not pass review: {reason}",
  },
  order_closed: {
    title: "Order closed",
    body: "Order {tid} is closed. A coupon it used has been returned.",
  },
  order_completed: {
    title: "Order completed",
    body: "Order {tid} is completed. Damage can be claimed for 14 days.",
  },
  first_payment_received: {
    title: "Payment for goods received",
    body: "We have received {amount} for the goods of order {tid} and are buying them.",
  },
  goods_purchased: {
    title: "Ordered from the seller",
    body: "Goods of order {tid} have been bought and wait for the seller to ship.",
  },
  seller_shipped: {
    title: "Shipped by the seller",
    body: "Goods of order {tid} are on their way to our warehouse, tracking number {express_no}.",
  },
  goods_arrived: {
    title: "Goods are in our warehouse",
    body: "All goods of order {tid} have reached our mainland warehouse and are being weighed.",
  },
  freight_billed: {
    title: "Freight to pay",
    body: "International freight and local charges of order {tid} come to {amount}. We ship as soon as they are paid.",
  },
  freight_paid: {
    title: "Freight received",
    body: "We have received the freight of {amount} for order {tid} and are preparing it for shipping.",
  },
  supplement_billed: {
    title: "A supplement to pay",
    body: "Order {tid} needs another {amount}: {reason}",
  },
  supplement_paid: {
    title: "Supplement received",
    body: "We have received the supplement of {amount} for order {tid}.",
  },
  surplus_credited: {
    title: "Freight returned",
    body: "Order {tid} weighed less than estimated. We have returned {amount} to your balance.",
  },
  price_rise_asked: {
    title: "The seller asks more: please decide",
    body: "Goods of order {tid} cost {amount} more. Pay the difference or decline until {until}; without an answer they are refunded by themselves.",
  },
  price_rise_accepted: {
    title: "The seller asks more: paid as you said",
    body: "Goods of order {tid} cost more, within what you accepted beforehand. We paid {amount} from your wallet and go on buying.",
  },
  price_rise_lapsed: {
    title: "No answer about the price: refunded",
    body: "We had no answer from you in time about the higher price in order {tid}, so those goods were refunded.",
  },
  choice_asked: {
    title: "Your option is gone: please decide",
    body: "The seller of goods in order {tid} is out of the option you chose and has another. Take it or decline until {until}; without an answer they are refunded by themselves.",
  },
  choice_taken: {
    title: "Another option was taken, as you said",
    body: "The seller of goods in order {tid} was out of the option you chose. We took another, as you said when you ordered, and go on buying.",
  },
  choice_lapsed: {
    title: "No answer about another option: refunded",
    body: "We had no answer from you in time about another option in order {tid}, so those goods were refunded.",
  },
  price_fall_returned: {
    title: "The seller asks less: the difference is yours",
    body: "Goods of order {tid} cost less. {amount} went back to your wallet.",
  },
  purchase_late: {
    title: "Your goods are late",
    body: "Goods of order {tid} are late: {reason, select, seller_silent {the seller has not answered yet} restocking {the seller is restocking} making {the seller is still making it} checking {we are checking the details with the seller} closed {the seller is closed} other {the marketplace takes no orders at the moment}}. {day, select, none {We keep after it.} other {We expect to go on by {day}.}}",
  },
  unbought_cancelled: {
    title: "Not bought in time: cancelled for you",
    body: "Goods of order {tid} could not be bought within the days you gave. They were cancelled and refunded.",
  },
  part_let_go: {
    title: "Your first goods go ahead",
    body: "The first goods of order {tid} have waited the days you gave. They are billed and sent; the rest follows once it is here.",
  },
  refund_requested: {
    title: "Refund request received",
    body: "Service has your refund request for order {tid}.",
  },
  refund_stock_out: {
    title: "Seller out of stock, refund on its way",
    body: "The seller has {num, plural, one {# piece} other {# pieces}} of order {tid} too few. You will get {amount} back.",
  },
  refund_accepted: {
    title: "Refund accepted",
    body: "Your refund for order {tid} was accepted. {amount} will come back to your wallet.",
  },
  refund_send_back: {
    title: "Return accepted, please send the goods back",
    body: "Once the goods of order {tid} have come back, {amount} goes to your wallet.",
  },
  refund_rejected: {
    title: "Refund not accepted",
    body: "Your refund request for order {tid} was not accepted: {reason}",
  },
  refund_goods_back: {
    title: "Returned goods received",
    body: "The goods of order {tid} are back. Finance is refunding them.",
  },
  refund_goods_awaited: {
    title: "Your returned goods are awaited",
    body: "The goods of order {tid} have not reached us. Send them by {until}, or the request is closed.",
  },
  refund_expired: {
    title: "Return not received, request closed",
    body: "The goods of order {tid} never reached us, so the refund request is closed. Write to us if you sent them.",
  },
  refund_late: {
    title: "Refund late, finance has it now",
    body: "The refund of order {tid} was not done in time. Finance has taken it over; you need not ask.",
  },
  refund_paid: {
    title: "Refund in your wallet",
    body: "{amount} of order {tid} has been refunded.",
  },
  compensation_paid: {
    title: "Compensation in your wallet",
    body: "{amount} of compensation for order {tid} has been paid. You keep the goods.",
  },
} as const satisfies SameKeys<typeof source>;
