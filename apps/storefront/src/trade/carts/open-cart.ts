import type { CartItem, CartShop } from "@sampan/contract/trade/carts/carts";
import type { Chosen } from "./chosen-lines.ts";

/** A cart to look at and change, wherever it is kept: by the server, or on the device of a visitor. */
export interface OpenCart {
  readonly shops: readonly CartShop[];
  readonly setQuantity: (item: CartItem, num: number) => void;
  /** `onDone` follows once they are gone. */
  readonly remove: (cartIds: Chosen, onDone: () => void) => void;
  readonly clear: (onDone: () => void) => void;
  readonly isRemoving: boolean;
}
