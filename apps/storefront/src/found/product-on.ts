import type { Product } from "@sampan/contract/goods/catalogue/product";
import type { AnyRouter } from "@tanstack/react-router";
import type { ProductKey } from "../goods/product/product-address.ts";
import { agentProductQuery, ownProductQuery } from "../goods/product/product-query.ts";
import type { RouterContext } from "../shell/router-context.ts";

/** The goods that the open page is about, ours or a marketplace's; undefined on every other page. */
export function productOn(router: AnyRouter): Product | undefined {
  const { queryClient }: RouterContext = router.options.context;
  const match = router.state.matches.at(-1);
  switch (match?.routeId) {
    case "/goodsDetailOwn/$goodId":
      return queryClient.getQueryData(ownProductQuery(match.params.goodId).queryKey)?.data;
    case "/goodsDetailAgent/$goodId": {
      const { key } = (match.loaderData ?? {}) as { readonly key?: ProductKey };
      return key && queryClient.getQueryData(agentProductQuery(key).queryKey)?.data;
    }
    default:
      return undefined;
  }
}
