import type { RewardState } from "@sampan/domain/shop/invitations/reward-state";
import type { Inviter, RewardCurrency } from "@sampan/domain/shop/invitations/reward-terms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { calledOf } from "./invitation-queries.ts";

export const findInviterTerms = (db: Db, accountId: number): Promise<Inviter> =>
  db
    .selectFrom("accounts")
    .select(["currency", "tier"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();

export interface EarningRow {
  readonly number: string;
  readonly name: string;
  readonly state: RewardState;
  readonly terms_id: number;
  readonly currency: RewardCurrency | null;
  readonly amount: number;
  readonly taken: number;
  readonly outstanding: number;
  readonly made_at: Date;
  readonly paid_at: Date | null;
  readonly total: number;
}

/** What friends bring somebody, the newest first. */
export const selectEarnings = (
  db: Db,
  {
    accountId,
    limit,
    offset,
  }: { readonly accountId: number; readonly limit: number; readonly offset: number },
): Promise<EarningRow[]> =>
  db
    .selectFrom("invite_rewards as reward")
    .innerJoin("accounts as friend", "friend.id", "reward.friend_id")
    .select([
      "reward.number",
      calledOf.as("name"),
      "reward.state",
      "reward.terms_id",
      "reward.currency",
      "reward.amount",
      "reward.taken",
      "reward.outstanding",
      "reward.made_at",
      "reward.paid_at",
      sql<number>`count(*) over ()`.as("total"),
    ])
    .where("reward.account_id", "=", accountId)
    .orderBy("reward.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();

export interface EarningSum {
  readonly currency: RewardCurrency;
  readonly given: number;
  readonly taken_back: number;
  readonly outstanding: number;
}

/** All of it, whatever page is read. */
export const sumEarnings = (db: Db, accountId: number): Promise<EarningSum[]> =>
  db
    .selectFrom("invite_rewards")
    .select([
      sql<RewardCurrency>`currency`.as("currency"),
      sql<number>`sum(amount)::bigint`.as("given"),
      sql<number>`sum(taken)::bigint`.as("taken_back"),
      sql<number>`sum(outstanding)::bigint`.as("outstanding"),
    ])
    .where("account_id", "=", accountId)
    .where("currency", "is not", null)
    .groupBy("currency")
    .orderBy("currency")
    .execute();

export async function countHeld(db: Db, accountId: number): Promise<number> {
  const { held } = await db
    .selectFrom("invite_rewards")
    .select(({ fn }) => fn.countAll<number>().as("held"))
    .where("account_id", "=", accountId)
    .where("state", "in", ["held", "waiting", "cleared"])
    .executeTakeFirstOrThrow();
  return held;
}
