import { newKey } from "@sampan/client/call-api";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { ownShop } from "../../goods/cards/goods-link.tsx";
import type { ChosenLine } from "../../goods/options/choice.ts";
import { pathTo } from "../../paths.ts";
import { handOverLines } from "./hand-over-lines.ts";
import { useSession } from "../../shell/session.ts";

/**
 * Takes a choice straight to the checkout form, past the cart; visitors log in on the way. Own goods are
 * ordered on the page of their own order, whose name is in its address. [AGNT-17] [AGNT-18] [OWN-08]
 */
export function useBuyDirectly({
  platform,
}: Pick<Product, "platform">): (lines: readonly ChosenLine[]) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  return (lines) => {
    const order = platform === ownShop ? newKey() : undefined;
    handOverLines({
      lines: lines.map(({ sku, num }) => ({ item_id: sku.item_id, num })),
      from: "direct",
      ...(order === undefined ? {} : { order }),
    });
    const page = order === undefined ? pathTo.checkout : pathTo.orderOwn(order);
    void navigate(session ? page : pathTo.login(router.buildLocation(page).href));
  };
}
