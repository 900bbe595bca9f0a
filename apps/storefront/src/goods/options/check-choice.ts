import type { Product } from "@sampan/contract/goods/catalogue/product";
import { checkItemTotal } from "@sampan/domain/kernel/quantity";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { chosenLines, type ChosenLine, type Quantities } from "./choice.ts";

export type ChoiceRefusal =
  | { readonly code: "nothing_selected" | "cart_full" | "sku_off_sale" }
  | { readonly code: "below_minimum_batch"; readonly n: number };

/** Room in the cart; undefined when the goods do not go there. */
export interface CartRoom {
  readonly lines: number;
  readonly lines_max: number;
}

/**
 * Judges a choice before it leaves the sheet; the server judges it again. Refuses an empty one, one below
 * the product's minimum batch, and more lines than the cart has room for.
 * [SKU-01] [SKU-02] [SKU-03] [SKU-04] [SKU-05]
 */
export function checkChoice(
  product: Product,
  quantities: Quantities,
  cart: CartRoom | undefined,
): Result<readonly ChosenLine[], ChoiceRefusal> {
  if (!product.is_on_sale) return refuse({ code: "sku_off_sale" });
  const total = checkItemTotal(Object.values(quantities), product.minimum_batch);
  if (!total.ok)
    return total.error.code === "below_minimum_batch"
      ? refuse({ code: "below_minimum_batch", n: total.error.values.n })
      : refuse({ code: "nothing_selected" });
  const lines = chosenLines(product, quantities);
  if (cart && cart.lines + lines.length > cart.lines_max) return refuse({ code: "cart_full" });
  return ok(lines);
}
