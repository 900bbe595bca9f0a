import { query } from "@sampan/client/query";
import { queryCouponList } from "@sampan/contract/coupons";
import { simulateCreateTrade } from "@sampan/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "../addresses/addresses-query.ts";
import { configurationQuery } from "../shell/configuration.ts";
import type { tradeOf } from "./settlement-draft.ts";

/** The coupons that can still be chosen. The freight ones wait for the second payment. */
export const couponsQuery = query(
  queryCouponList,
  { kind: "general", state: "unused", page_size: 50 },
  { asksLogin: true },
);

/** What the order would cost with these choices. [CHK-11] */
export const previewQuery = (trade: ReturnType<typeof tradeOf>) =>
  query(simulateCreateTrade, { ...trade, lines: [...trade.lines] }, { asksLogin: true });

export async function readSettlement(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(addressesQuery),
    queryClient.ensureQueryData(couponsQuery),
    queryClient.ensureQueryData(configurationQuery),
  ]);
}
