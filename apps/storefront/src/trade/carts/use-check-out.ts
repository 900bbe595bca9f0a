import type { CartItem } from "@sampan/contract/carts";
import { showToast } from "@sampan/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useRefusalWords } from "../options/use-refusal-words.ts";
import { pathTo } from "../paths.ts";
import { handOverLines } from "../settlement/handed-over-lines.ts";
import { useConfiguration } from "../shell/configuration.ts";
import { linesToSettle, type Chosen } from "./chosen-lines.ts";

/**
 * Hands the checked lines to the settlement form: the first fifty of more, and the person is told. A visitor
 * logs in first and comes back to the cart. [CART-06] [CART-07] [CART-08] [CART-09]
 */
export function useSettle(isVisitor: boolean): (items: CartItem[], chosen: Chosen) => void {
  const t = useTranslations("cart");
  const refusalWords = useRefusalWords();
  const navigate = useNavigate();
  const { skus_per_order: max } = useConfiguration().limits;
  return (items, chosen) => {
    if (isVisitor) return void navigate(pathTo.login(pathTo.cart.to));
    const settled = linesToSettle(items, chosen, max);
    if (!settled.ok) {
      const { error } = settled;
      const message = error.code === "nothing_selected" ? t("choose") : refusalWords(error);
      return showToast({ message, tone: "danger" });
    }
    if (settled.value.isCut) showToast({ message: t("cut", { max }) });
    handOverLines({
      lines: settled.value.items.map(({ item_id, num, cart_id }) => ({ item_id, num, cart_id })),
      from: "cart",
    });
    void navigate(pathTo.settlement);
  };
}
