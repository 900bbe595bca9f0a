import type { ClearingKind, OwnedKind } from "@sampan/domain/money/ledger/ledger";
import type { TransferKind } from "@sampan/domain/money/ledger/transfer-kinds";

export type { ClearingKind, OwnedKind, TransferKind };

/** Points are a currency of their own: one transfer moves either money or points. */
export type LedgerCurrency = "TWD" | "THB" | "PTS";

export type LedgerAccount =
  | { readonly owner: number; readonly kind: OwnedKind }
  | { readonly clearing: ClearingKind };
