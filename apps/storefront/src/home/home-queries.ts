import { query } from "@sampan/client/query";
import { queryAreaList, queryCategoryList } from "@sampan/contract/catalogue";
import { queryOrderList } from "@sampan/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { rateQuery } from "../goods/use-rate.ts";
import { sessionQuery } from "../shell/session.ts";

export const categoriesQuery = query(queryCategoryList, {});
export const areasQuery = query(queryAreaList, {});

/** The newest order that waits for its payment; `total` says how many there are. */
export const dueOrderQuery = query(queryOrderList, { tab: "pending_payment", page_size: 1 });

/** Everything home shows, read at once. What waits for the customer never keeps the page from opening. */
export async function readHome(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery),
    queryClient.ensureQueryData(areasQuery),
    queryClient.ensureQueryData(rateQuery),
    session.data ? queryClient.prefetchQuery(dueOrderQuery) : undefined,
  ]);
}
