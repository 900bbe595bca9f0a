import type { SameKeys } from "../../same-keys.ts";
import type { topupFailures as source } from "../../zh/money/topup-failures.ts";

export const topupFailures = {
  declined: "The bank declined the payment. Ask your bank, or choose another way",
  insufficient_funds: "The card or account does not hold enough",
  card_expired: "The card has expired",
  card_blocked: "The card is blocked. Ask the bank that issued it",
  wrong_details: "The details of the payment are not right",
  cancelled: "The payment was cancelled",
  timed_out: "It was not paid in time",
} as const satisfies SameKeys<typeof source>;
