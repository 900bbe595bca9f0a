import { callApi } from "@sampan/client/call-api";
import { putCartBatch } from "@sampan/contract/trade/carts/carts";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { ChosenLine } from "../../goods/options/choice.ts";
import { pathTo } from "../../paths.ts";
import { useSession } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { cartQuery } from "./cart-query.ts";
import { addToDeviceCart } from "./device-cart.ts";
import { cartCountQuery } from "./use-cart-count.ts";

interface Addition {
  readonly product: Product;
  readonly lines: readonly ChosenLine[];
}

/**
 * Puts a choice into the cart. Without a live session it waits on the device, and the person is taken to
 * log-in and back to this very page. `onAdded` follows either. [AGNT-16] [CART-08] [CART-21]
 */
export function useAddToCart(onAdded: () => void) {
  const t = useTranslations("product");
  const router = useRouter();
  const queryClient = useQueryClient();
  const session = useSession();
  const tellFault = useTellFault();
  const keepForLogIn = async ({ product, lines }: Addition): Promise<void> => {
    addToDeviceCart(product, lines);
    onAdded();
    showToast({ message: t("keptHere") });
    await router.navigate(pathTo.login(router.state.location.href));
  };
  return useMutation({
    mutationFn: async ({ lines }: Addition) =>
      session ? callApi(putCartBatch, { batch_item_list: lines.map(wireLine) }) : undefined,
    onSuccess: async (answer, addition) => {
      if (answer === undefined || (!answer.ok && answer.error.code === "login_needed"))
        return keepForLogIn(addition);
      if (!answer.ok) return tellFault(answer.error);
      queryClient.setQueryData(cartCountQuery.queryKey, answer.value);
      onAdded();
      showToast({
        message: t("added", { count: piecesOf(addition.lines) }),
        action: { label: t("seeCart"), onPress: () => void router.navigate(pathTo.cart) },
      });
      await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
    onError: tellFault,
  });
}

const wireLine = ({ sku, num }: ChosenLine) => ({
  item_id: sku.item_id,
  num,
  item_props: JSON.stringify(sku.props),
});

const piecesOf = (lines: readonly ChosenLine[]): number =>
  lines.reduce((pieces, { num }) => pieces + num, 0);
