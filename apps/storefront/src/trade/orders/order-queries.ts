import { query, queryPages } from "@sampan/client/query";
import {
  getOrderDetail,
  queryOrderBubbleCount,
  queryOrderList,
  queryTradeLoggerList,
} from "@sampan/contract/trade/orders/orders";
import type { OrderTab } from "@sampan/domain/trade/orders/order-tabs";
import type { QueryClient } from "@tanstack/react-query";
import { askedBy, type OrderFilter } from "./order-filter.ts";

/** One tab of the list, narrowed by a filter, five orders at a time. [ORD-03] [ORD-04] [CONST-31] */
export const ordersQuery = (tab: OrderTab, filter: OrderFilter) =>
  queryPages(queryOrderList, { tab, ...askedBy(filter) }, { asksLogin: true });

export const bubblesQuery = query(queryOrderBubbleCount, {});

export const orderQuery = (tid: string) => query(getOrderDetail, { tid }, { asksLogin: true });

export const orderLogQuery = (tid: string) => query(queryTradeLoggerList, { tid });

const calls = [queryOrderList, queryOrderBubbleCount, getOrderDetail, queryTradeLoggerList];

/** After anything that moves an order. */
export async function forgetOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
