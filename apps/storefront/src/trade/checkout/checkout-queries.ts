import { query } from "@sampan/client/query";
import { queryCouponList } from "@sampan/contract/money/coupons";
import { simulateCreateTrade } from "@sampan/contract/trade/orders/orders";
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { configurationQuery } from "../../shell/configuration.ts";
import type { checkoutOf } from "./checkout-draft.ts";

/** The coupons held. The freight ones wait for the second payment, and say so. */
export const couponsQuery = query(
  queryCouponList,
  { state: "unused", page_size: 50 },
  { asksLogin: true },
);

/** What the order would cost with these choices. [CHK-11] */
export const previewQuery = (order: ReturnType<typeof checkoutOf>) =>
  query(simulateCreateTrade, { ...order, lines: [...order.lines] }, { asksLogin: true });

export async function readCheckout(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(addressesQuery),
    queryClient.ensureQueryData(couponsQuery),
    queryClient.ensureQueryData(configurationQuery),
  ]);
}
