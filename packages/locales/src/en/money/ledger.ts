import type { SameKeys } from "../../same-keys.ts";
import type { ledger as source } from "../../zh/money/ledger.ts";

export const ledger = {
  topup_bank: "Top-up by bank transfer",
  topup_online: "Online top-up",
  payment_order: "Payment for order {tid}",
  payment_supplement: "Supplement {tid}",
  payment_freight: "Freight bill {tid}",
  freight_surplus: "Unused freight of order {tid} returned",
  bonus_granted: "Red packet received",
  points_granted: "Points for order {tid}",
  points_given: "Points given to you",
  points_used: "Points used in a payment",
  refund: "Refund for order {tid}",
  compensation: "Compensation for order {tid}",
  points_returned: "Points returned with a refund of order {tid}",
  points_taken_back: "Points earned with the refunded order {tid} taken back",
  invite_reward: "Reward for inviting a friend",
  invite_taken_back: "Reward for a friend taken back",
  freeze: "Set aside for a withdrawal",
  unfreeze: "Released from a withdrawal",
  withdrawal: "Withdrawal",
  withdrawal_fee: "Withdrawal fee",
  withdrawal_returned: "Withdrawal sent back by the bank",
  given_up: "Balance given up",
  correction: "Balance correction",
} as const satisfies SameKeys<typeof source>;
