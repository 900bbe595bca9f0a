import type { LedgerAccount, LedgerCurrency, OwnedKind, TransferKind } from "./ledger-account.ts";

export interface Entry {
  readonly account: LedgerAccount;
  /** Cents, or points; below zero takes from the account. */
  readonly amount: number;
}

export interface Transfer {
  /** Names the movement for ever: the same key never moves money twice. */
  readonly idempotency_key: string;
  readonly kind: TransferKind;
  readonly currency: LedgerCurrency;
  /** The order, bill or top-up it belongs to. */
  readonly tid: string;
  /** Facts for the words of the ledger row. */
  readonly remark?: Readonly<Record<string, string | number>>;
  /** Add up to zero; entries of 0 are left out. */
  readonly entries: readonly Entry[];
  readonly now: Date;
}

export interface OwnedLeg {
  readonly owner: number;
  readonly kind: OwnedKind;
  readonly amount: number;
}

export interface Legs {
  readonly owned: readonly OwnedLeg[];
  readonly mirrored: readonly { readonly kind: string; readonly amount: number }[];
  readonly count: number;
}

/** What a transfer moves, customers' accounts apart from clearing accounts. Throws when it is not balanced. */
export function legsOf({ entries, idempotency_key }: Transfer): Legs {
  const moving = entries.filter(({ amount }) => amount !== 0);
  const owned: OwnedLeg[] = [];
  const mirrored: { kind: string; amount: number }[] = [];
  const names = new Set<string>();
  for (const { account, amount } of moving) {
    names.add(JSON.stringify(account));
    if ("owner" in account) owned.push({ ...account, amount });
    else mirrored.push({ kind: account.clearing, amount });
  }
  const total = moving.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0 || moving.length < 2 || names.size < moving.length)
    throw new Error(`transfer ${idempotency_key} is not balanced`);
  return { owned, mirrored, count: moving.length };
}
