/** Why goods are not carried the way that was chosen. */
export const carriageRefusals = [
  "sensitive_by_air_only",
  "goods_refused",
  "shipping_refused",
  "transport_refused",
] as const;
