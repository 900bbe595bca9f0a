import { newKey } from "@sampan/client/call-api";
import type { Product } from "@sampan/contract/product";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { ownShop } from "../goods/goods-link.tsx";
import type { ChosenLine } from "../options/choice.ts";
import { pathTo } from "../paths.ts";
import { handOverLines } from "../settlement/handed-over-lines.ts";
import { useSession } from "../shell/session.ts";

/**
 * Takes a choice straight to the settlement form, past the cart; visitors log in on the way. Own goods are
 * ordered on the page of their own trade, whose name is in its address. [AGNT-17] [AGNT-18] [OWN-08]
 */
export function useBuyDirectly({
  platform,
}: Pick<Product, "platform">): (lines: readonly ChosenLine[]) => void {
  const navigate = useNavigate();
  const router = useRouter();
  const session = useSession();
  return (lines) => {
    const trade = platform === ownShop ? newKey() : undefined;
    handOverLines({
      lines: lines.map(({ sku, num }) => ({ item_id: sku.item_id, num })),
      from: "direct",
      ...(trade === undefined ? {} : { trade }),
    });
    const page = trade === undefined ? pathTo.settlement : pathTo.orderOwn(trade);
    void navigate(session ? page : pathTo.login(router.buildLocation(page).href));
  };
}
