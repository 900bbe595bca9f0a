import { callApi } from "@sampan/client/call-api";
import { updateCart, type CartItem, type CartShop } from "@sampan/contract/trade/carts/carts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cartQuery } from "./cart-query.ts";
import type { OpenCart } from "./open-cart.ts";

/** Taps on a stepper are gathered for so long before the server hears of them. */
const gathering_ms = 350;

interface Unsent {
  readonly item: CartItem;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Shows a new quantity at once and tells the server after the last of several taps. What it refuses goes
 * back to what the cart really holds, with the reason. [API-42] [CART-11]
 */
export function useSetQuantity(): OpenCart["setQuantity"] {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const unsent = useRef(new Map<string, Unsent>());
  const readAnew = () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
  const updating = useMutation({
    // One after the other: the newest quantity of a line must be the last to arrive.
    scope: { id: "cart quantities" },
    mutationFn: ({ item_id, num, item_props }: CartItem) =>
      callApi(updateCart, { item_id, num, item_props }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      // While more is on its way the cart read now would show what is about to change.
      if (unsent.current.size > 0) return;
      // What was taken is shown already: the cart is looked at again behind it, and stays in reach of the next tap.
      await (answer.ok ? queryClient.refetchQueries({ queryKey: cartQuery.queryKey }) : readAnew());
    },
    onError: async (error) => {
      tellFault(error);
      await readAnew();
    },
  });
  const { mutate } = updating;
  useEffect(() => {
    const gathered = unsent.current;
    return () => {
      // Leaving the page sends what was still being gathered.
      for (const { item, timer } of gathered.values()) {
        clearTimeout(timer);
        mutate(item);
      }
    };
  }, [mutate]);
  return (item, num) => {
    const changed = { ...item, num };
    queryClient.setQueryData(
      cartQuery.queryKey,
      (cart) => cart && { ...cart, datalist: cart.datalist.map((shop) => withItem(shop, changed)) },
    );
    clearTimeout(unsent.current.get(item.cart_id)?.timer);
    const timer = setTimeout(() => {
      unsent.current.delete(item.cart_id);
      mutate(changed);
    }, gathering_ms);
    unsent.current.set(item.cart_id, { item: changed, timer });
  };
}

const withItem = (shop: CartShop, changed: CartItem): CartShop => ({
  ...shop,
  item_list: shop.item_list.map((item) => (item.cart_id === changed.cart_id ? changed : item)),
});
