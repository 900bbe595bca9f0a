import { queryPages } from "@sampan/client/query";
import { readOwnBook } from "@sampan/contract/money/ledger/own-books";
import type { OwnedKind } from "@sampan/domain/money/ledger/ledger";

/** The accounts of a customer, in the order of their tabs. */
export const bookKinds = ["cash", "cash_locked", "bonus", "points"] as const satisfies OwnedKind[];

export interface BookAsked {
  readonly kind: OwnedKind;
  /** `2026-11`; undefined for the current one. */
  readonly month: string | undefined;
}

/** One account over a month, a hundred changes at a time. Money is read anew whenever somebody looks. */
export const bookQuery = ({ kind, month }: BookAsked) => ({
  ...queryPages(
    readOwnBook,
    { kind, page_size: 100, ...(month ? { month } : {}) },
    { asksLogin: true },
  ),
  staleTime: 0,
});
