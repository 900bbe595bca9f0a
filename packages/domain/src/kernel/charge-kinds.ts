/** What an order is charged for, in the order in which people read it. */
export const chargeKinds = [
  "goods",
  "mainland_freight",
  "service_fee",
  "insurance",
  "freight_estimate",
  "coupon",
  "international_freight",
  "local_freight",
  "warehouse",
  "other",
  "supplement",
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What a line of a payment can be for: everything but what is taken off. */
export const chargedKinds = chargeKinds.filter((kind) => kind !== "coupon");
export type ChargedKind = (typeof chargedKinds)[number];
