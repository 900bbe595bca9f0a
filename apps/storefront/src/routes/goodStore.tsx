import { createFileRoute } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { shopsQuery } from "../goods/own-goods/own-goods-query.ts";
import { pageHead } from "../shell/page-head.ts";
import { ShopsPage, ShopsSkeleton } from "../goods/shops/shops-page.tsx";

/** Recommended shops. [RT-10] */
export const Route = createFileRoute("/goodStore")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(shopsQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: context.speech.say("ownGoods.shops.title"),
      description: context.speech.say("ownGoods.shops.description"),
      path: "/goodStore",
    }),
  pendingMs: 100,
  pendingMinMs: 0,
  pendingComponent: ShopsSkeleton,
  component: ShopsPage,
});
