import type { shopRecord as source } from "../../zh/trade/shop-record.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shopRecord = {
  title: "This seller",
  sends:
    "Mostly sends within {half, plural, one {# day} other {# days}} of payment, at the slowest {most, plural, one {# day} other {# days}}",
  sendsSame: "Mostly sends within {half, plural, one {# day} other {# days}} of payment",
  notYet: "Nothing was sent yet",
  short: "Out of stock {percent}%",
  back: "Refunded by the seller’s fault {percent}%",
  basis: "From {count, number} lines of half a year",
} as const satisfies SameKeys<typeof source>;
