import type { cards as source } from "../../zh/shop/cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const cards = {
  pricedOn: "Price of {date}",
  range: "From {from}",
} as const satisfies SameKeys<typeof source>;
