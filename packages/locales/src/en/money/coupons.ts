import type { coupons as source } from "../../zh/money/coupons.ts";
import type { SameKeys } from "../../same-keys.ts";

export const coupons = {
  title: "Coupons",
  tabs: {
    label: "State of coupons",
    unused: "Unused",
    used: "Used",
    expired: "Expired",
  },
  kinds: {
    general: "Discount",
    freight: "Freight",
  },
  from: "From {amount}",
  fromNothing: "No minimum",
  period: "{from} to {to}",
  code: "Code {code}",
  reserved: "Kept for order {tid}",
  used: "Used for order {tid}",
  atMost: "at most {amount} off",
  days: "days from taking: {count}",
  detail: "Coupon terms",
  received: "Coupons received",
  discount: "Discount coupons",
  unknown: "There is no such coupon",
  unknownBody: "Check the code and try again.",
  takenNow: "The coupon is yours",
  take: {
    title: "Get coupons",
    none: "No coupons to take right now",
    take: "Take",
    had: "You have it",
    gone: "All taken",
    code: "Coupon code",
    redeem: "Take with code",
  },
  best: "Best",
  saves: "{amount} off now · until {day}",
  proposed: "Up to {amount} off",
  why: {
    general: {
      wrong_kind: "For international freight: use it when you pay for that",
      below_start: "The goods come to less than {from}",
    },
    freight: {
      wrong_kind: "For goods: use it when you place an order",
      below_start: "International freight is below {from}",
    },
    activity: "Not for orders and parcels of a campaign",
    wrong_currency: "In another currency, so not for this payment",
    not_started: "From {day} on",
    expired: "Expired",
  },
  loading: "Loading coupons",
  empty: {
    unused: "No coupons to use",
    used: "No coupons used yet",
    expired: "No expired coupons",
    body: "New coupons will show up here.",
  },
} as const satisfies SameKeys<typeof source>;
