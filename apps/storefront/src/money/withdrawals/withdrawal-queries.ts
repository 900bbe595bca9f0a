import { query, queryPages } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import { getAccountBalance, queryAcctLogList } from "@sampan/contract/money/ledger/wallet";
import {
  getWithdrawTerms,
  queryWithdrawList,
} from "@sampan/contract/money/withdrawals/withdrawals";
import type { QueryClient } from "@tanstack/react-query";

export type WithdrawTerms = OutputOf<typeof getWithdrawTerms>["data"];

/** What may be withdrawn now, what it costs and when it arrives: read anew whenever somebody looks. [WAL-07] */
export const termsQuery = {
  ...query(getWithdrawTerms, {}, { asksLogin: true }),
  staleTime: 0,
};

/** Newest first, twenty at a time as the call's default has it. [API-93] [WAL-08] [CONST-32] */
export const withdrawalsQuery = {
  ...queryPages(queryWithdrawList, {}, { asksLogin: true }),
  staleTime: 0,
};

/** What a withdrawal changes is read anew the next time somebody looks. */
export function forgetFigures(queryClient: QueryClient): void {
  for (const { path } of [getAccountBalance, queryAcctLogList, getWithdrawTerms, queryWithdrawList])
    queryClient.removeQueries({ queryKey: [path], type: "inactive" });
}
