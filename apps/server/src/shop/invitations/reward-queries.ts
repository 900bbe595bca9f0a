import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { Region } from "@sampan/domain/kernel/regions";
import type { DoubtReason } from "@sampan/domain/shop/invitations/judge-invitation";
import type { RewardState } from "@sampan/domain/shop/invitations/reward-state";
import type { RewardCurrency } from "@sampan/domain/shop/invitations/reward-terms";
import { type RawBuilder, sql, type Updateable } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { InviteRewardsTable } from "../../kernel/db/tables-invitations.ts";

export async function insertReward(
  db: Db,
  reward: {
    readonly number: string;
    readonly account_id: number;
    readonly friend_id: number;
    readonly terms_id: number;
    readonly made_at: Date;
  },
): Promise<void> {
  await db
    .insertInto("invite_rewards")
    .values({ ...reward, state: "held" })
    .execute();
}

export interface HeldReward {
  readonly id: number;
  readonly number: string;
  readonly account_id: number;
  readonly friend_id: number;
  readonly terms_id: number;
  readonly state: RewardState;
  readonly doubts: DoubtReason[];
  readonly cleared_doubts: DoubtReason[];
  readonly currency: RewardCurrency | null;
  readonly amount: number;
  readonly taken: number;
  readonly refunds: number;
  readonly invited_at: Date;
  /** Of whoever invited. */
  readonly inviter_currency: PaymentCurrency;
  readonly inviter_region: Region;
  readonly inviter_tier: MembershipTier;
  readonly inviter_state: AccountState;
}

/** A reward, held until the end of the transaction; undefined for a number that none has. */
export const holdReward = (db: Db, number: string): Promise<HeldReward | undefined> =>
  db
    .selectFrom("invite_rewards as reward")
    .innerJoin("accounts as inviter", "inviter.id", "reward.account_id")
    .select([
      "reward.id",
      "reward.number",
      "reward.account_id",
      "reward.friend_id",
      "reward.terms_id",
      "reward.state",
      "reward.doubts",
      "reward.cleared_doubts",
      "reward.currency",
      "reward.amount",
      "reward.taken",
      "reward.refunds",
      "reward.made_at as invited_at",
      "inviter.currency as inviter_currency",
      "inviter.region as inviter_region",
      "inviter.tier as inviter_tier",
      "inviter.state as inviter_state",
    ])
    .where("reward.number", "=", number)
    .forUpdate("reward")
    .executeTakeFirst();

export async function updateReward(
  db: Db,
  id: number,
  change: Updateable<InviteRewardsTable>,
): Promise<void> {
  await db.updateTable("invite_rewards").set(change).where("id", "=", id).execute();
}

/** A reward of which something was spent when it was to be taken back. */
export type WithOutstanding = Pick<HeldReward, "id" | "number" | "account_id" | "taken"> & {
  /** Cents or points. */
  readonly outstanding: number;
};

/**
 * What stands out of somebody's earlier rewards, the oldest first, held until the end of the transaction. Asked before a
 * balance is touched, since whoever takes a reward back holds its row first, too.
 */
export const holdOutstanding = (
  db: Db,
  { accountId, currency }: { readonly accountId: number; readonly currency: RewardCurrency },
): Promise<WithOutstanding[]> =>
  db
    .selectFrom("invite_rewards")
    .select(["id", "number", "account_id", "taken", "outstanding"])
    .where("account_id", "=", accountId)
    .where("currency", "=", currency)
    .where("outstanding", ">", 0)
    .orderBy("id")
    .forUpdate()
    .execute();

export const selectUnjudged = (db: Db, limit: number): Promise<{ number: string }[]> =>
  db
    .selectFrom("invite_rewards")
    .select("number")
    .where("judged_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();

/** What the friend received first, as far as anything can be reckoned by it. */
export interface FirstOrder {
  readonly id: number;
  readonly currency: PaymentCurrency;
  readonly completed_at: Date;
  /** Cents of its currency that were paid and not refunded. */
  readonly goods: number;
  readonly fee: number;
  /** Refunds that were carried out. */
  readonly refunds: number;
  /** Refunds and claims that are not decided yet. */
  readonly open: number;
}

/** Of the account that the alias stands for. */
const firstOf = (accountId: RawBuilder<number>) => sql`
  select id, currency, completed_at
    from orders
   where account_id = ${accountId} and completed_at is not null
   order by completed_at, id
   limit 1`;

const refundsOf = sql`(
  select count(*) from refunds where refunds.order_id = first.id and refunds.executed_at is not null)`;
const openOf = sql`(
  select count(*) from refunds
   where refunds.order_id = first.id and refunds.executed_at is null and refunds.closed_at is null) + (
  select count(*) from damage_claims claim
   where claim.order_id = first.id and claim.paid_at is null
     and claim.state in ('pending_review', 'accepted', 'seller_compensated'))`;

/** The order that a friend received first, with what is left of it; undefined before there is one. */
export async function findFirstOrder(db: Db, friendId: number): Promise<FirstOrder | undefined> {
  const { rows } = await sql<FirstOrder>`
    select first.id, first.currency, first.completed_at,
           coalesce(sum(charge.amount - charge.refunded) filter (where charge.kind = 'goods'), 0)::bigint as goods,
           coalesce(sum(charge.amount - charge.refunded) filter (where charge.kind = 'service_fee'), 0)::bigint as fee,
           ${refundsOf} as refunds,
           ${openOf} as open
      from (${firstOf(sql`${friendId}`)}) as first
      left join order_charges charge on charge.order_id = first.id and charge.paid_at is not null
     group by first.id, first.currency, first.completed_at`.execute(db);
  return rows[0];
}

/** Held rewards whose friend received an order before that moment and has nothing open about it. */
export async function selectDue(
  db: Db,
  { completedBefore, limit }: { readonly completedBefore: Date; readonly limit: number },
): Promise<{ number: string }[]> {
  const { rows } = await sql<{ number: string }>`
    select reward.number
      from invite_rewards reward
      cross join lateral (${firstOf(sql`reward.friend_id`)}) as first
     where reward.state in ('held', 'cleared')
       and first.completed_at <= ${completedBefore}
       and ${openOf} = 0
     order by reward.id
     limit ${limit}`.execute(db);
  return rows;
}

/** Paid rewards of whose order more was refunded since. */
export async function selectToTakeBack(db: Db, limit: number): Promise<{ number: string }[]> {
  const { rows } = await sql<{ number: string }>`
    select reward.number
      from invite_rewards reward
      cross join lateral (${firstOf(sql`reward.friend_id`)}) as first
     where reward.state = 'paid' and ${refundsOf} <> reward.refunds
     order by reward.id
     limit ${limit}`.execute(db);
  return rows;
}

export interface Month {
  readonly accountId: number;
  readonly month: string;
  readonly currency: RewardCurrency;
  readonly most: number;
}

/** What is left of somebody's month, held until the end of the transaction. */
export async function holdMonth(
  db: Db,
  { accountId, month, currency, most }: Month,
): Promise<number> {
  await db
    .insertInto("invite_months")
    .values({ account_id: accountId, month, currency, most })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { given } = await db
    .selectFrom("invite_months")
    .select("given")
    .where("account_id", "=", accountId)
    .where("month", "=", month)
    .where("currency", "=", currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Math.max(0, most - given);
}

export async function spendMonth(
  db: Db,
  { accountId, month, currency, most }: Month,
  amount: number,
): Promise<void> {
  await db
    .updateTable("invite_months")
    .set({
      given: sql<number>`given + ${amount}`,
      most: sql<number>`greatest(invite_months.most, ${most})`,
    })
    .where("account_id", "=", accountId)
    .where("month", "=", month)
    .where("currency", "=", currency)
    .execute();
}
