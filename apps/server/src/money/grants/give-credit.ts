import type { LedgerCurrency } from "../ledger/ledger-account.ts";
import type { Db } from "../../kernel/db/db.ts";
import { postIncome } from "../ledger/post-income.ts";

export interface Credit {
  readonly accountId: number;
  readonly kind: "bonus" | "points";
  /** Cents of a red packet, or points. */
  readonly each: number;
  readonly currency: LedgerCurrency;
  /** Names this movement: a repeat moves nothing. */
  readonly key: string;
  /** What the ledger shows beside it: the number of the grant or of the campaign. */
  readonly tid: string;
  readonly now: Date;
}

/** Gives one person a red packet or points, out of what the house gives away. [WAL-45] [PROMO-18] */
export async function giveCredit(db: Db, credit: Credit): Promise<void> {
  const { accountId, kind, each, currency, key, tid, now } = credit;
  const isPoints = kind === "points";
  await postIncome(db, {
    idempotency_key: key,
    kind: isPoints ? "points_given" : "bonus_granted",
    currency,
    tid,
    entries: [
      { account: { owner: accountId, kind }, amount: each },
      { account: { clearing: isPoints ? "loyalty" : "promotion" }, amount: -each },
    ],
    now,
  });
}
