import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { DoubtReason } from "@sampan/domain/shop/invitations/judge-invitation";
import type { RewardState } from "@sampan/domain/shop/invitations/reward-state";
import type { RewardCurrency } from "@sampan/domain/shop/invitations/reward-terms";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

export interface DeskRow {
  readonly number: string;
  readonly account_id: number;
  readonly terms_id: number;
  readonly state: RewardState;
  readonly doubts: DoubtReason[];
  readonly currency: RewardCurrency | null;
  readonly amount: number;
  readonly taken: number;
  readonly desk_note: string;
  readonly judged_at: Date | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly inviter_uid: string;
  readonly inviter_name: string;
  readonly inviter_since: Date;
  readonly inviter_currency: PaymentCurrency;
  readonly inviter_tier: MembershipTier;
  readonly friend_uid: string;
  readonly friend_name: string;
  readonly friend_since: Date;
  readonly friends: number;
  readonly total: number;
}

interface Page {
  readonly view: "waiting" | "decided";
  readonly limit: number;
  readonly offset: number;
}

/** What waits for a person, the oldest first, or what a person decided, the latest first. */
export function selectAtDesk(db: Db, { view, limit, offset }: Page): Promise<DeskRow[]> {
  const isWaiting = view === "waiting";
  return db
    .selectFrom("invite_rewards as reward")
    .innerJoin("accounts as inviter", "inviter.id", "reward.account_id")
    .innerJoin("accounts as friend", "friend.id", "reward.friend_id")
    .leftJoin("staff_members as decider", "decider.id", "reward.decided_by")
    .select([
      "reward.number",
      "reward.account_id",
      "reward.terms_id",
      "reward.state",
      "reward.doubts",
      "reward.currency",
      "reward.amount",
      "reward.taken",
      "reward.desk_note",
      "reward.judged_at",
      "reward.decided_at",
      "decider.name as decided_by",
      "inviter.uid as inviter_uid",
      "inviter.name as inviter_name",
      "inviter.created_at as inviter_since",
      "inviter.currency as inviter_currency",
      "inviter.tier as inviter_tier",
      "friend.uid as friend_uid",
      "friend.name as friend_name",
      "friend.created_at as friend_since",
      sql<number>`(select count(*) from invitations where inviter_id = reward.account_id)`.as(
        "friends",
      ),
      sql<number>`count(*) over ()`.as("total"),
    ])
    .$if(isWaiting, (query) => query.where("reward.state", "=", "waiting"))
    .$if(!isWaiting, (query) => query.where("reward.decided_at", "is not", null))
    .orderBy(isWaiting ? "reward.judged_at" : "reward.decided_at", isWaiting ? "asc" : "desc")
    .orderBy("reward.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What a desk wrote about somebody, or about somebody with them. */
export async function blankNotesOf(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable("invite_rewards")
    .set({ desk_note: "" })
    .where((row) => row.or([row("account_id", "=", accountId), row("friend_id", "=", accountId)]))
    .execute();
}
