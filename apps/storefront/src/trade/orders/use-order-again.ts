import { callApi } from "@sampan/client/call-api";
import { putCartBatch } from "@sampan/contract/trade/carts/carts";
import type { OrderCard } from "@sampan/contract/trade/orders/order-shapes";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cartQuery } from "../carts/cart-query.ts";
import { cartCountQuery } from "../carts/use-cart-count.ts";
import { againByProduct, type WantedLine } from "./again-by-product.ts";
import { putAgain } from "./put-again.ts";

/**
 * Puts the goods of an order into the cart once more and opens it. What can no longer be bought keeps nothing else
 * from going in, and is told; where nothing can, the reason is. [ORD-05] [CART-21]
 */
export function useOrderAgain({ items }: Pick<OrderCard, "items">) {
  const t = useTranslations("orders.again");
  const router = useRouter();
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: () => putAgain(againByProduct(items), put),
    onSuccess: async ({ count, left, refused }) => {
      if (count === 0) return refused && tellFault(refused);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: cartCountQuery.queryKey }),
      ]);
      await router.navigate(pathTo.cart);
      showToast({ message: left > 0 ? t("partly", { count, left }) : t("done", { count }) });
    },
    onError: tellFault,
  });
}

const put = (lines: readonly WantedLine[]) =>
  callApi(
    putCartBatch,
    { batch_item_list: lines.map((line) => ({ ...line, item_props: "" })) },
    { asksLogin: true },
  );
