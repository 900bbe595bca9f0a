import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { directsOfWithdrawal } from "@sampan/domain/money/withdrawals/withdrawal-state";
import type { Db } from "../../kernel/db/db.ts";
import type { TransferKind } from "../ledger/ledger-account.ts";
import { type Entry, postTransfer } from "../ledger/post-transfer.ts";

interface Sum {
  readonly number: string;
  readonly account_id: number;
  readonly amount: number;
  readonly fee: number;
  readonly currency: PaymentCurrency;
}

/**
 * Moves the money of an application, or of what its audit decided, in the order of the ledger's directs. What is set aside
 * was judged with the account held, so it is there. [WAL-35] [WAL-47] [WAL-48] [WAL-49]
 */
export async function moveSum(
  db: Db,
  sum: Sum,
  { event, now }: { readonly event: keyof typeof directsOfWithdrawal; readonly now: Date },
): Promise<void> {
  for (const direct of directsOfWithdrawal[event]) await movements[direct](db, sum, now);
}

const movements = {
  2: (db: Db, sum: Sum, now: Date) =>
    setAside(db, { ...sum, kind: "freeze", cents: sum.amount + sum.fee, now }),
  [-2]: (db: Db, sum: Sum, now: Date) =>
    setAside(db, { ...sum, kind: "unfreeze", cents: -(sum.amount + sum.fee), now }),
  [-1]: takeSum,
} as const;

/** Takes amount and fee, each by a row of its own. */
async function takeSum(db: Db, sum: Sum, now: Date): Promise<void> {
  const { account_id: owner, amount, fee } = sum;
  await move(db, {
    ...sum,
    kind: "withdrawal",
    entries: [
      { account: { owner, kind: "cash" }, amount: -amount },
      { account: { clearing: "payout" }, amount },
    ],
    now,
  });
  if (fee === 0) return;
  await move(db, {
    ...sum,
    kind: "withdrawal_fee",
    entries: [
      { account: { owner, kind: "cash" }, amount: -fee },
      { account: { clearing: "withdrawal_fee" }, amount: fee },
    ],
    now,
  });
}

/** Credits a payout that came back, with its fee where the fault was ours. */
export const creditReturn = (
  db: Db,
  { isOurFault, ...sum }: Sum & { readonly isOurFault: boolean },
  now: Date,
): Promise<void> => {
  const fee = isOurFault ? sum.fee : 0;
  return move(db, {
    ...sum,
    kind: "withdrawal_returned",
    entries: [
      { account: { owner: sum.account_id, kind: "cash" }, amount: sum.amount + fee },
      { account: { clearing: "payout" }, amount: -sum.amount },
      { account: { clearing: "withdrawal_fee" }, amount: -fee },
    ],
    now,
  });
};

const setAside = (
  db: Db,
  { cents, ...sum }: Sum & { kind: "freeze" | "unfreeze"; cents: number; now: Date },
): Promise<void> =>
  move(db, {
    ...sum,
    entries: [
      { account: { owner: sum.account_id, kind: "cash" }, amount: -cents },
      { account: { owner: sum.account_id, kind: "cash_locked" }, amount: cents },
    ],
  });

/** One movement of a withdrawal, once: the key is its number and what is done. */
async function move(
  db: Db,
  {
    number,
    kind,
    currency,
    entries,
    now,
  }: Sum & { readonly kind: TransferKind; readonly entries: readonly Entry[]; readonly now: Date },
): Promise<void> {
  const posted = await postTransfer(db, {
    idempotency_key: `withdrawal:${number}:${kind}`,
    kind,
    currency,
    tid: number,
    entries,
    now,
  });
  if (!posted.ok) throw new Error("what was judged or set aside is there", { cause: posted.error });
}
