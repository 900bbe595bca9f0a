import type { Reward, RewardCurrency } from "@sampan/domain/shop/invitations/reward-terms";
import type { Db } from "../../kernel/db/db.ts";
import { postIncome } from "../../money/ledger/post-income.ts";
import { postTransfer } from "../../money/ledger/post-transfer.ts";
import type { HeldReward } from "./reward-queries.ts";

/** Points are points; money is a red packet. */
const accountOf = (currency: RewardCurrency) =>
  currency === "PTS"
    ? ({ kind: "points", clearing: "loyalty" } as const)
    : ({ kind: "bonus", clearing: "promotion" } as const);

/** Gives it to whoever invited, out of what the house gives away; a repeat moves nothing. */
export async function giveReward(
  db: Db,
  { number, account_id: owner }: HeldReward,
  { given: { currency, amount }, now }: { readonly given: Reward; readonly now: Date },
): Promise<void> {
  const { kind, clearing } = accountOf(currency);
  await postIncome(db, {
    idempotency_key: `invite_reward:${number}`,
    kind: "invite_reward",
    currency,
    tid: number,
    entries: [
      { account: { owner, kind }, amount },
      { account: { clearing }, amount: -amount },
    ],
    now,
  });
}

/** Takes it back, at most what is there; answers how much. */
export async function takeFromInviter(
  db: Db,
  { number, account_id: owner, taken: before }: Pick<HeldReward, "number" | "account_id" | "taken">,
  { back: { currency, amount }, now }: { readonly back: Reward; readonly now: Date },
): Promise<number> {
  const { kind, clearing } = accountOf(currency);
  // Held, so that what is spent beside is seen: who spends takes this row first.
  const held = await db
    .selectFrom("ledger_accounts")
    .select("balance")
    .where("owner_id", "=", owner)
    .where("kind", "=", kind)
    .where("currency", "=", currency)
    .forUpdate()
    .executeTakeFirst();
  const taken = Math.min(amount, held?.balance ?? 0);
  if (taken === 0) return 0;
  const posted = await postTransfer(db, {
    idempotency_key: `invite_taken_back:${number}:${String(before)}`,
    kind: "invite_taken_back",
    currency,
    tid: number,
    entries: [
      { account: { owner, kind }, amount: -taken },
      { account: { clearing }, amount: taken },
    ],
    now,
  });
  if (!posted.ok) throw new Error("what was held was spent", { cause: posted.error });
  return taken;
}
