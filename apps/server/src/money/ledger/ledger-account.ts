import type { ClearingKind, OwnedKind } from "@sampan/domain/money/ledger/ledger";

export type { ClearingKind, OwnedKind };

/** Points are a currency of their own: one transfer moves either money or points. */
export type LedgerCurrency = "TWD" | "THB" | "PTS";

export type LedgerAccount =
  | { readonly owner: number; readonly kind: OwnedKind }
  | { readonly clearing: ClearingKind };

/** Why money moved. Customers read it in their language as `ledger.<kind>`. */
export type TransferKind =
  | "topup_bank"
  | "topup_online"
  | "payment_order"
  | "payment_supplement"
  | "payment_freight"
  | "freight_surplus"
  | "payment_service"
  | "service_returned"
  | "delay_cover"
  | "bonus_granted"
  | "points_granted"
  | "points_given"
  | "points_used"
  | "points_returned"
  | "points_taken_back"
  | "invite_reward"
  | "invite_taken_back"
  | "refund"
  | "compensation"
  | "freeze"
  | "unfreeze"
  | "withdrawal"
  | "withdrawal_fee"
  | "withdrawal_returned"
  | "given_up"
  | "correction";
