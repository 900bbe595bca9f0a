import { query } from "@sampan/client/query";
import { getOrderDetail, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { bizAttributes } from "@sampan/domain/trade/orders/order-state";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { couponCountQuery } from "../../money/coupons/coupon-queries.ts";
import { bubblesQuery } from "../../trade/orders/order-queries.ts";
import { balanceQuery } from "../../money/ledger/wallet-queries.ts";
import { describeVoyage, type Voyage } from "./describe-voyage.ts";

/** The counts of the order tabs, read anew whenever the page is opened. */
export const countsQuery = { ...bubblesQuery, staleTime: 0 };

/** What is paid on somebody's behalf goes nowhere. */
const travelling = [bizAttributes.purchase_on_behalf, bizAttributes.consignment] as const;

const newestOf = (tab: "shipped" | "in_progress") =>
  query(queryOrderList, { tab, page_size: 1, biz_attr_array: [...travelling] });

/** The order that is furthest under way, null where none is. */
export const voyageQuery = queryOptions({
  queryKey: [queryOrderList.path, "voyage"] as const,
  queryFn: async ({ client }): Promise<Voyage | null> => {
    for (const tab of ["shipped", "in_progress"] as const) {
      const [order] = (await client.fetchQuery(newestOf(tab))).datalist;
      if (!order) continue;
      const { data } = await client.fetchQuery(query(getOrderDetail, { tid: order.tid }));
      return describeVoyage(data, new Date());
    }
    return null;
  },
});

/** What the page shows of an account. A figure that cannot be read keeps none of the ways from opening. */
export async function readMine(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(countsQuery),
    queryClient.prefetchQuery(voyageQuery),
    queryClient.prefetchQuery(balanceQuery),
    queryClient.prefetchQuery(couponCountQuery),
  ]);
}
