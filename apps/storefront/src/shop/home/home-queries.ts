import { query } from "@sampan/client/query";
import { queryAreaList, queryCategoryList } from "@sampan/contract/goods/catalogue/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import { rateQuery } from "../../sums/use-rate.ts";
import { sessionQuery } from "../../shell/session.ts";
import { loadDueOrder } from "./load-due-order.ts";

export const categoriesQuery = query(queryCategoryList, {});
export const areasQuery = query(queryAreaList, {});

/** Everything home shows, read at once. What waits for the customer never keeps the page from opening. */
export async function readHome(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery),
    queryClient.ensureQueryData(areasQuery),
    queryClient.ensureQueryData(rateQuery),
    session.data ? readDueOrder(queryClient) : undefined,
  ]);
}

/** Apart, since most visitors of home have no order and need not know how one is described. */
async function readDueOrder(queryClient: QueryClient): Promise<void> {
  const { dueOrderQuery } = await loadDueOrder();
  await queryClient.prefetchQuery(dueOrderQuery);
}
