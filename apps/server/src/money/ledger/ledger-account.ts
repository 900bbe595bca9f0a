/** Accounts of a customer: free cash, cash set aside, red packet, points. They never go below zero. */
export type OwnedKind = "cash" | "cash_locked" | "bonus" | "points";

/** Our own side of the books, one account per kind and currency; the migrations open them. */
export type ClearingKind =
  | "bank"
  | "provider"
  | "sales"
  | "freight"
  | "promotion"
  | "payout"
  | "topup_fee"
  | "withdrawal_fee"
  | "correction"
  | "loyalty";

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
  | "bonus_granted"
  | "points_granted"
  | "points_given"
  | "points_used"
  | "refund"
  | "freeze"
  | "unfreeze"
  | "withdrawal"
  | "withdrawal_fee"
  | "correction";
