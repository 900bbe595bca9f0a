import type { CartShop } from "@sampan/contract/trade/carts/carts";
import type { QueryClient } from "@tanstack/react-query";
import type { CartEntry } from "../../native/messages.ts";
import { cartQuery } from "./cart-query.ts";

/** The cart as the global state holds it: one entry a line, `GoodsPrice` in cents of yuan a piece. [STAT-01] */
export const cartsOf = (shops: readonly CartShop[]): CartEntry[] =>
  shops.flatMap(({ item_list }) =>
    item_list.map(({ category_id, item_name, price, num, image }) => ({
      CategoryId: category_id,
      GoodsName: item_name,
      GoodsPrice: price,
      GoodsNum: num,
      GoodsImage: image,
    })),
  );

/** The global state `carts`; undefined as long as nobody has read the cart. [STAT-01] */
export function readCarts(queryClient: QueryClient): CartEntry[] | undefined {
  const cart = queryClient.getQueryData(cartQuery.queryKey);
  return cart && cartsOf(cart.datalist);
}
