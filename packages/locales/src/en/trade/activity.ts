import type { activity as source } from "../../zh/trade/activity.ts";
import type { SameKeys } from "../../same-keys.ts";

export const activity = {
  price: "Campaign price · {name}",
  until: "Campaign price of “{name}” until {time}",
  terms:
    "Ordered together, all goods of the order come to {cap} at most, and no coupon can be used.",
  regular: "Without the campaign {amount}",
  cart: "Some of the chosen goods have a campaign price. Ordered together they are a campaign order: all goods come to {cap} at most, now {amount}.",
  ofOrder: "Campaign order · {name}",
  within: "All goods come to {cap} at most, now {amount}. No coupon can be used.",
  above: "All goods come to {cap} at most, now {amount}. Please take off {over}.",
  noCoupon: "No coupon for campaign orders",
  marks: {
    label: "Campaign marks",
    given: "This order will be given",
    next: "This too, and the order is given “{name}”",
    lacks: {
      goods_price: "A piece of something that costs {amount} more",
      pay_method: {
        once: "Pay at once",
        twice: "Pay in two parts",
        any: "Choose how to pay",
      },
      min_item_fee: "{amount} more of goods",
      min_hd2_fee: "{amount} more of international freight",
      min_order_fee: "{amount} more to the door",
    },
  },
} as const satisfies SameKeys<typeof source>;
