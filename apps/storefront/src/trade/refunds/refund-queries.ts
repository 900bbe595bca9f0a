import { query, queryPages } from "@sampan/client/query";
import {
  getReverseDetail,
  queryReverseList,
  simulateReverse,
} from "@sampan/contract/trade/refunds/refunds";
import type { QueryClient } from "@tanstack/react-query";
import { forgetOrders } from "../orders/order-queries.ts";

/** The customer's refunds, of one order or all, the newest first. */
export const refundsQuery = (tid?: string) =>
  queryPages(queryReverseList, tid === undefined ? {} : { tid }, { asksLogin: true });

/** Those of one order, all that there can be under way at once. */
export const openRefundsQuery = (tid: string) =>
  query(queryReverseList, { tid, page_size: 100 }, { asksLogin: true });

export const refundQuery = (number: string) =>
  query(getReverseDetail, { number }, { asksLogin: true });

export interface LineWish {
  readonly oid: string;
  readonly num: number;
  readonly reason: string;
}

/** What pieces of some lines would come to; asks for nothing. [REF-18] */
export const previewQuery = (list: readonly LineWish[]) =>
  query(simulateReverse, { list: [...list] }, { asksLogin: true });

const calls = [queryReverseList, getReverseDetail];

/** After anything that moves a refund, which moves its order as well. */
export async function forgetRefunds(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    ...calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    forgetOrders(queryClient),
  ]);
}
