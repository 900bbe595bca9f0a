import type { CartItem } from "@sampan/contract/trade/carts/carts";

/** A line of a cart as the browser knows it, of which a test says only what it is about. */
export const cartLine = (cart_id: string, more: Partial<CartItem> = {}) =>
  ({
    cart_id,
    item_id: cart_id,
    spu_id: "dress",
    num: 1,
    price_real: 5900,
    tiers: [],
    minimum_batch: 1,
    is_selectable: true,
    ...more,
  }) as CartItem;
