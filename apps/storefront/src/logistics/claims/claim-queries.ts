import { query, queryPages } from "@sampan/client/query";
import {
  getClaimDetail,
  queryClaimList,
  simulateClaim,
} from "@sampan/contract/logistics/claims/claims";
import type { QueryClient } from "@tanstack/react-query";
import { forgetOrders } from "../../trade/orders/order-queries.ts";

/** The customer's damage claims, of one order or all, the newest first. [API-83] */
export const claimsQuery = (tid?: string) =>
  queryPages(queryClaimList, tid === undefined ? {} : { tid }, { asksLogin: true });

/** How many claims an order has. */
export const claimsOfOrderQuery = (tid: string) =>
  query(queryClaimList, { tid, page_size: 1 }, { asksLogin: true });

/** [API-84] */
export const claimQuery = (id: string) => query(getClaimDetail, { id }, { asksLogin: true });

/** What a claim for pieces of a line would come to; claims nothing. */
export const claimPreviewQuery = (oid: string, num: number) =>
  query(simulateClaim, { oid, num }, { asksLogin: true });

const calls = [queryClaimList, getClaimDetail, simulateClaim];

/** After anything that moves a claim, which shows on its order as well. */
export async function forgetClaims(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    ...calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
    forgetOrders(queryClient),
  ]);
}
