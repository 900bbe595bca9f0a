import { query } from "@sampan/client/query";
import { queryAreaList, queryCategoryList } from "@sampan/contract/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import { rateQuery } from "../goods/use-rate.ts";
import { sessionQuery } from "../shell/session.ts";

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
  const { dueOrderQuery } = await import("./due-order.tsx");
  await queryClient.prefetchQuery(dueOrderQuery);
}
