import { query, queryPages } from "@sampan/client/query";
import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  rechargeChannels,
  rechargeFee,
  rechargeQueryOrder,
} from "@sampan/contract/money/topups/online-topups";
import {
  getAccountBalance,
  queryAcctLogList,
  queryBankList,
  queryRechargeList,
  queryShopAccount,
} from "@sampan/contract/money/ledger/wallet";
import type { Cents } from "@sampan/domain/kernel/money";
import type { QueryClient } from "@tanstack/react-query";

const asksLogin = { asksLogin: true };

export type Channel = OutputOf<typeof rechargeChannels>["datalist"][number];
export type Topup = OutputOf<typeof queryRechargeList>["datalist"][number];
export type OnlineTopup = OutputOf<typeof rechargeQueryOrder>["data"];

/** The providers that take the account's currency. [API-103] */
export const channelsQuery = query(rechargeChannels, {}, asksLogin);

/** What a provider's payment costs beside the amount. [API-104] */
export const feeQuery = (amount: Cents, channel: string) =>
  query(rechargeFee, { amount, channel }, asksLogin);

/** The account that transfers are sent to, and the banks a transfer can be declared for. [WAL-02] */
export const shopAccountQuery = query(queryShopAccount, {}, asksLogin);
export const banksQuery = query(queryBankList, { kind: "transfer" }, asksLogin);

/** Where an online top-up stands, asked of the provider. [API-102] */
export const onlineTopupQuery = (order_no: string) =>
  query(rechargeQueryOrder, { order_no }, asksLogin);

/** [API-96] [WAL-04] */
export const topupsQuery = { ...queryPages(queryRechargeList, {}, asksLogin), staleTime: 0 };

/** Figures that a top-up changes are read anew the next time somebody looks. */
export function forgetFigures(queryClient: QueryClient): void {
  for (const { path } of [getAccountBalance, queryAcctLogList, queryRechargeList])
    queryClient.removeQueries({ queryKey: [path], type: "inactive" });
}
