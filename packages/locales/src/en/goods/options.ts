import type { options as source } from "../../zh/goods/options.ts";
import type { SameKeys } from "../../same-keys.ts";

export const options = {
  title: "Choose options and quantities",
  stock: "In stock: {count, number}",
  minimum: "From {count, plural, one {# piece} other {# pieces}}",
  step: "In steps of {count, number}",
  nextTier: "{from, number} or more {price} · add {missing, number} more",
  lowestTier: "You have the lowest price",
  chosenUnder: "{name}, {count, number} chosen",
  chooseFirst: "Choose {name} first, then quantities",
  quantityOf: "Quantity, {name}",
  decrease: "Fewer {name}",
  increase: "More {name}",
  total: "{count, plural, one {# piece} other {# pieces}} in all",
  none: "No quantity chosen yet",
  soldOut: "This product is out of stock for now",
  chosen: "{name} × {count, number}",
} as const satisfies SameKeys<typeof source>;
