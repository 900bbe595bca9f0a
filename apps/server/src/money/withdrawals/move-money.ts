import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { directsOfWithdrawal } from "@sampan/domain/money/withdrawals/withdrawal-state";
import type { Db } from "../../kernel/db/db.ts";
import type { TransferKind } from "../ledger/ledger-account.ts";
import { moveHeldMoney } from "../ledger/move-held-money.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import type { Transfer } from "../ledger/transfer.ts";

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
  // The application holds the money while it is judged, so nobody waits for this.
  2: (db: Db, sum: Sum, now: Date) =>
    moveHeldMoney(db, setAside({ ...sum, kind: "freeze", cents: sum.amount + sum.fee, now })),
  [-2]: (db: Db, sum: Sum, now: Date) =>
    move(db, setAside({ ...sum, kind: "unfreeze", cents: -(sum.amount + sum.fee), now })),
  [-1]: takeSum,
} as const;

/** Takes amount and fee, each by a row of its own. */
async function takeSum(db: Db, sum: Sum, now: Date): Promise<void> {
  const { account_id: owner, amount, fee } = sum;
  await move(db, {
    ...keyed(sum, "withdrawal"),
    entries: [
      { account: { owner, kind: "cash" }, amount: -amount },
      { account: { clearing: "payout" }, amount },
    ],
    now,
  });
  if (fee === 0) return;
  await move(db, {
    ...keyed(sum, "withdrawal_fee"),
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
    ...keyed(sum, "withdrawal_returned"),
    entries: [
      { account: { owner: sum.account_id, kind: "cash" }, amount: sum.amount + fee },
      { account: { clearing: "payout" }, amount: -sum.amount },
      { account: { clearing: "withdrawal_fee" }, amount: -fee },
    ],
    now,
  });
};

const setAside = ({
  cents,
  kind,
  now,
  ...sum
}: Sum & { kind: "freeze" | "unfreeze"; cents: number; now: Date }): Transfer => ({
  ...keyed(sum, kind),
  entries: [
    { account: { owner: sum.account_id, kind: "cash" }, amount: -cents },
    { account: { owner: sum.account_id, kind: "cash_locked" }, amount: cents },
  ],
  now,
});

/** One movement of a withdrawal, once: the key is its number and what is done. */
const keyed = ({ number, currency }: Sum, kind: TransferKind) => ({
  idempotency_key: `withdrawal:${number}:${kind}`,
  kind,
  currency,
  tid: number,
});

async function move(db: Db, transfer: Transfer): Promise<void> {
  const posted = await postTransfer(db, transfer);
  if (!posted.ok) throw new Error("what was judged or set aside is there", { cause: posted.error });
}
