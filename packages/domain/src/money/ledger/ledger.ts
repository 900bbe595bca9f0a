/** What a ledger row counts. [WAL-43] [WAL-44] [WAL-45] */
export const ledgerSubjects = {
  cash: 2010101,
  points: 2010107,
  bonus: 2010102,
} as const;
export type LedgerSubject = (typeof ledgerSubjects)[keyof typeof ledgerSubjects];

/** [WAL-46..49] */
export const ledgerDirects = { income: 1, freeze: 2, expense: -1, unfreeze: -2 } as const;
export type LedgerDirect = (typeof ledgerDirects)[keyof typeof ledgerDirects];

/** Accounts of a customer: free cash, cash set aside, red packet, points. They never go below zero. */
export const ownedKinds = ["cash", "cash_locked", "bonus", "points"] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/** Our own side of the books, one account per kind and currency; the migrations open them. */
export const clearingKinds = [
  "bank",
  "provider",
  "sales",
  "freight",
  "services",
  "promotion",
  "payout",
  "topup_fee",
  "withdrawal_fee",
  "given_up",
  "correction",
  "loyalty",
] as const;
export type ClearingKind = (typeof clearingKinds)[number];
