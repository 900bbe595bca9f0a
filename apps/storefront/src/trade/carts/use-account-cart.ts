import { callApi } from "@sampan/client/call-api";
import { deleteCart } from "@sampan/contract/trade/carts/carts";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cartQuery } from "./cart-query.ts";
import type { OpenCart } from "./open-cart.ts";
import { cartCountQuery } from "./use-cart-count.ts";
import { useSetQuantity } from "./use-set-quantity.ts";

interface Removal {
  readonly ids: string[];
  readonly clear: boolean;
  readonly onDone: () => void;
}

/** The customer's cart on the server. [API-40] [API-43] [CART-04] [CART-05] */
export function useAccountCart(): OpenCart {
  const t = useTranslations("cart");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const { data: cart } = useSuspenseQuery(cartQuery);
  const setQuantity = useSetQuantity();
  const removing = useMutation({
    mutationFn: ({ ids, clear }: Removal) =>
      callApi(deleteCart, { ids, clear }, { asksLogin: true }),
    onSuccess: async (answer, { onDone }) => {
      if (!answer.ok) return tellFault(answer.error);
      onDone();
      queryClient.setQueryData(cartCountQuery.queryKey, answer.value);
      await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
      showToast({ message: t("removed", { count: cart.total - answer.value.total }) });
    },
    onError: tellFault,
  });
  return {
    shops: cart.datalist,
    setQuantity,
    remove: (cartIds, onDone) => removing.mutate({ ids: [...cartIds], clear: false, onDone }),
    clear: (onDone) => removing.mutate({ ids: [], clear: true, onDone }),
    isRemoving: removing.isPending,
  };
}
