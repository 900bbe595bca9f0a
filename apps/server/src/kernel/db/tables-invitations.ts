import type { BasisPoints, Cents, PaymentCurrency } from "@sampan/domain/kernel/money";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { DoubtReason, MarkKind } from "@sampan/domain/shop/invitations/judge-invitation";
import type { RewardState } from "@sampan/domain/shop/invitations/reward-state";
import type { RewardCurrency, RewardKind } from "@sampan/domain/shop/invitations/reward-terms";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json } from "./columns.ts";

/** Who registered with whose code. */
export interface InvitationsTable {
  account_id: number;
  inviter_id: number;
  invited_at: Date;
}

/** What a friend brings, from a moment on. */
export interface InviteTermsTable {
  id: Generated<number>;
  key: Generated<string>;
  begins_at: Date;
  kind: RewardKind;
  amounts: Json<Record<RewardCurrency, number>>;
  month_most: Json<Record<RewardCurrency, number>>;
  shares: Json<Record<MembershipTier, BasisPoints>>;
  least: Json<Record<PaymentCurrency, Cents>>;
  entered_by: ColumnType<number | null, number | null | undefined, number | null>;
  entered_at: Date;
}

export interface InviteRewardsTable {
  id: Generated<number>;
  number: string;
  account_id: number;
  friend_id: number;
  terms_id: number;
  state: RewardState;
  doubts: GeneratedJson<DoubtReason[]>;
  cleared_doubts: GeneratedJson<DoubtReason[]>;
  currency: ColumnType<
    RewardCurrency | null,
    RewardCurrency | null | undefined,
    RewardCurrency | null
  >;
  amount: Generated<number>;
  taken: Generated<number>;
  /** Spent when it was to be taken back. */
  outstanding: Generated<number>;
  refunds: Generated<number>;
  made_at: Date;
  judged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  desk_note: Generated<string>;
}

export interface InviteMonthsTable {
  account_id: number;
  month: string;
  currency: RewardCurrency;
  given: Generated<number>;
  most: number;
}

/** What an account has that another can have as well. */
export interface InviteMarksTable {
  account_id: number;
  kind: MarkKind;
  mark_hash: Buffer;
}
