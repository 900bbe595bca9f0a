import type { cards as source } from "../../zh/shop/cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const cards = {
  pricedOn: "ราคา ณ {date}",
  range: "เริ่มต้น {from}",
} as const satisfies SameKeys<typeof source>;
