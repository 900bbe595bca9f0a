import type { cards as source } from "../../zh/shop/cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const cards = {
  pricedOn: "{date} 的價格",
  range: "{from} 起",
} as const satisfies SameKeys<typeof source>;
