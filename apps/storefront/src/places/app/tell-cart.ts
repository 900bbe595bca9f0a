import { cartQuery } from "../../trade/carts/cart-query.ts";
import { readCarts } from "../../trade/carts/carts-state.ts";
import type { Shop } from "./shop.ts";

/** Tells the app and its other views what lies in the cart, whenever that has changed. [NATV-15] [STAT-01] */
export function tellCart({ router, ask }: Shop): void {
  const { queryClient } = router.options.context;
  let told = "";
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== cartQuery.queryKey[0]) return;
    const carts = readCarts(queryClient);
    const text = JSON.stringify(carts);
    if (!carts || text === told) return;
    told = text;
    void ask("broadcast", { event: "cart_changed", carts });
  });
}
