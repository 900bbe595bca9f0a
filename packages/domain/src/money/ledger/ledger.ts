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
