import { query } from "@sampan/client/query";
import { queryAreaList } from "@sampan/contract/goods/catalogue/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import { rateQuery } from "../../sums/use-rate.ts";
import { sessionQuery } from "../../shell/session.ts";
import { categoriesQuery } from "./categories-query.ts";
import { lateDueOrder, latePublishedHome } from "./late-parts.ts";

export const areasQuery = query(queryAreaList, {});

/** Everything home shows, read at once. What waits for the customer never keeps the page from opening. */
export async function readHome(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery),
    queryClient.ensureQueryData(rateQuery),
    readAreas(queryClient),
    session.data ? readDueOrder(queryClient) : undefined,
  ]);
}

/** Apart, since most visitors of home have no order and need not know how one is described. */
async function readDueOrder(queryClient: QueryClient): Promise<void> {
  const { dueOrderQuery } = await lateDueOrder.load();
  await queryClient.prefetchQuery(dueOrderQuery);
}

/** Apart as well: while no home is published, nobody needs to know how its blocks are drawn. */
async function readAreas(queryClient: QueryClient): Promise<void> {
  const { has_page } = await queryClient.ensureQueryData(areasQuery);
  if (has_page) await (await latePublishedHome.load()).readPublishedHome(queryClient);
}
