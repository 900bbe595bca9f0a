/**
 * Whether duty and tax are to be in the freight of what leaves as one: it is cleared once, so one order in it that wants
 * them there is enough. [FRT-09]
 */
export const isTaxIncluded = (orders: readonly { readonly is_tax_included: boolean }[]): boolean =>
  orders.some(({ is_tax_included }) => is_tax_included);
