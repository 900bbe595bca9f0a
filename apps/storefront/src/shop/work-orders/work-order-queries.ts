import { query, queryPages } from "@sampan/client/query";
import * as calls from "@sampan/contract/shop/work-orders/work-orders";
import type { QueryClient } from "@tanstack/react-query";

/** One's own questions, those that moved last in front. [API-113] */
export const workOrdersQuery = queryPages(calls.queryWorkOrderList, {}, { asksLogin: true });

export const workOrderQuery = (id: string) =>
  query(calls.getWorkOrderDetail, { id }, { asksLogin: true });

/** What was said in other languages in the reader's; asked anew with every word. */
export const translationsQuery = (id: string, entries: number) =>
  query(calls.translateWorkOrder, { id, entries });

export async function forgetWorkOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [calls.queryWorkOrderList, calls.getWorkOrderDetail].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
