import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { showToast } from "@sampan/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useRefusalWords } from "../../goods/options/use-refusal-words.ts";
import { pathTo } from "../../paths.ts";
import { handOverLines } from "../checkout/hand-over-lines.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { linesToCheckOut, type Chosen } from "./chosen-lines.ts";

/**
 * Hands the checked lines to the checkout form: the first fifty of more, and the person is told. A visitor
 * logs in first and comes back to the cart. [CART-06] [CART-07] [CART-08] [CART-09]
 */
export function useCheckOut(isVisitor: boolean): (items: CartItem[], chosen: Chosen) => void {
  const t = useTranslations("cart");
  const refusalWords = useRefusalWords();
  const navigate = useNavigate();
  const { skus_per_order: max } = useConfiguration().limits;
  return (items, chosen) => {
    if (isVisitor) return void navigate(pathTo.login(pathTo.cart.to));
    const taken = linesToCheckOut(items, chosen, max);
    if (!taken.ok) {
      const { error } = taken;
      const message = error.code === "nothing_selected" ? t("choose") : refusalWords(error);
      return showToast({ message, tone: "danger" });
    }
    if (taken.value.isCut) showToast({ message: t("cut", { max }) });
    handOverLines({
      lines: taken.value.items.map(({ item_id, num, cart_id }) => ({ item_id, num, cart_id })),
      from: "cart",
    });
    void navigate(pathTo.checkout);
  };
}
