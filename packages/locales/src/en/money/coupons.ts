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
  loading: "Loading coupons",
  empty: {
    unused: "No coupons to use",
    used: "No coupons used yet",
    expired: "No expired coupons",
    body: "New coupons will show up here.",
  },
} as const satisfies SameKeys<typeof source>;
