import { dropBalanceDue, openBalanceDue } from "./logistics/billing/open-balance-due.ts";
import { payFromWallet } from "./logistics/billing/pay-from-wallet.ts";
import type { BalancesDue } from "./trade/price-changes/balances-due.ts";

/** What billing does for questions about prices, which stand below it. */
export const balances: BalancesDue = {
  open: openBalanceDue,
  drop: dropBalanceDue,
  payFromWallet,
};
