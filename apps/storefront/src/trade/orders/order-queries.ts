import { query, queryPages } from "@sampan/client/query";
import {
  getOrderDetail,
  queryOrderBubbleCount,
  queryOrderList,
  queryTradeLoggerList,
} from "@sampan/contract/orders";
import type { OrderTab } from "@sampan/domain/order-tabs";
import type { QueryClient } from "@tanstack/react-query";

/** One tab of the list, five orders at a time. [ORD-03] [CONST-31] */
export const ordersQuery = (tab: OrderTab) =>
  queryPages(queryOrderList, { tab }, { asksLogin: true });

export const bubblesQuery = query(queryOrderBubbleCount, {});

export const orderQuery = (tid: string) => query(getOrderDetail, { tid }, { asksLogin: true });

export const tradeLogQuery = (tid: string) => query(queryTradeLoggerList, { tid });

const calls = [queryOrderList, queryOrderBubbleCount, getOrderDetail, queryTradeLoggerList];

/** After anything that moves an order. */
export async function forgetOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
