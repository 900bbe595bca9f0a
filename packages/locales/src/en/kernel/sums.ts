import type { sums as source } from "../../zh/kernel/sums.ts";
import type { SameKeys } from "../../same-keys.ts";

export const sums = {
  label: {
    goods: "{count, plural, one {# piece} other {# pieces}}",
    mainland_freight: "Freight within China",
    service_fee: "Service fee",
    insurance: "Insurance {percent}%",
    coupon: "Coupon",
    bonus: "Red packet",
    points: "Points",
    base_fee: "Base fee",
    minimum_fee: "Up to the minimum",
    freight_coupon: "Freight coupon",
    paid_before: "Freight paid in advance",
  },
  freightBy: {
    air: "{charge}, by air",
    fast_sea: "{charge}, by fast boat",
    sea: "{charge}, by sea",
    land: "{charge}, by land",
  },
  deliveryBy: "{charge}, by {carrier}",
  why: {
    times: "{amount} × {rate}",
    mainland: "{amount} × {rate}, from the sellers to our warehouse",
    share: "{percent}% of goods worth {goods} = {amount}",
    weight: "{weight} kg × {rate}",
    weightEstimate:
      "about {weight} kg × {rate}; at the warehouse the larger of weight and volume counts",
    volume: "{volume} m³ × {rate}",
    withMinimum: "{reason}, up to the minimum",
    each: "per shipment, {fee}",
    eachOf: "{fee} × {count, plural, one {# parcel} other {# parcels}}",
    ofShipment: "{weight} kg of the shipment’s {whole} kg",
    raised: "{percent}% more of the goods’ {goods}",
    minimum: "international freight is at least {minimum}",
    coupon: "{terms}; given back if the review fails",
    points: "{points, plural, one {# point} other {# points}} used",
    paidBefore: "paid by estimate with the order",
    written: "recorded by our staff",
  },
  terms: {
    amount: "{value} off",
    amountFrom: "{value} off from {from}",
    share: "{percent}% off, at most {most}",
    shareFrom: "{percent}% off from {from}, at most {most}",
  },
  subtotal: {
    first: "First payment",
    only: "Paid at once",
    second: "Second payment",
    secondEstimate: "Second payment, estimated",
  },
  toTheDoor: "Estimated total to your door",
  toTheDoorBilled: "Total to your door",
} as const satisfies SameKeys<typeof source>;
