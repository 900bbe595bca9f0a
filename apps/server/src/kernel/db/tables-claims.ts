import type { ClaimClause } from "@sampan/domain/logistics/claims/decide-itself";
import type { DelayClause, DelayCoverState } from "@sampan/domain/logistics/claims/delay-cover";
import type { ClaimHolder } from "@sampan/domain/logistics/claims/claim-holder";
import type { ClaimSubject } from "@sampan/domain/logistics/claims/claim-subject";
import type { ClaimState } from "@sampan/domain/logistics/claims/claim-state";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./columns.ts";

/** What arrived broken or short, claimed by its customer. Amounts are cents of the payment currency. */
export interface DamageClaimsTable {
  id: Generated<number>;
  number: string;
  order_id: number;
  item_id: number;
  account_id: number;
  state: ClaimState;
  holder: ClaimHolder;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  escalated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  num: number;
  real_num: number;
  content: string;
  imgs: Json<string[]>;
  insurance: InsuranceType;
  share_bp: number;
  goods_amount: number;
  amount: number;
  cny: Generated<number>;
  created_at: Date;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  answer: Generated<string>;
  awaits_seller: Generated<boolean>;
  seller_amount: ColumnType<number | null, number | null | undefined, number | null>;
  seller_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  seller_by: ColumnType<number | null, number | null | undefined, number | null>;
  refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_by: ColumnType<number | null, number | null | undefined, number | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Where a parcel that lost weight opened it: grams when it left and when it arrived. */
  light_parcel_id: ColumnType<number | null, number | null | undefined, never>;
  departed_g: ColumnType<number | null, number | null | undefined, never>;
  arrived_g: ColumnType<number | null, number | null | undefined, never>;
  /** By how much it had to be lighter, percent. */
  light_percent: ColumnType<number | null, number | null | undefined, never>;
  /** Where a parcel that nobody scanned opened it, and when it was last seen. */
  silent_parcel_id: ColumnType<number | null, number | null | undefined, never>;
  silent_since: ColumnType<Date | null, Date | null | undefined, never>;
  /** What its customer claims, and the crate without a picture that damage rests on. */
  about: ColumnType<ClaimSubject | null, ClaimSubject | null | undefined, never>;
  crate_service_id: ColumnType<number | null, number | null | undefined, never>;
  /** By which it was paid, where facts decided it. */
  clause: ColumnType<ClaimClause | null, ClaimClause | null | undefined, ClaimClause | null>;
}

/** A person looks once more at a claim that facts decided. Amounts are cents of the payment currency, of pieces beyond those that were paid. */
export interface ClaimSecondLooksTable {
  claim_id: number;
  words: string;
  asked_at: Date;
  num: Generated<number>;
  goods_amount: Generated<number>;
  amount: Generated<number>;
  cny: Generated<number>;
  answer: Generated<string>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A share of a bill's freight that comes back because its promise was exceeded. Amounts are cents of the payment currency. */
export interface DelayCoversTable {
  bill_id: number;
  account_id: number;
  state: DelayCoverState;
  clause: DelayClause;
  parcel_id: number;
  promised_days: number;
  over_days: number;
  share_bp: number;
  freight: number;
  amount: number;
  cny: number;
  found_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
  reason: Generated<string>;
}

export interface ClaimsTables {
  damage_claims: DamageClaimsTable;
  claim_second_looks: ClaimSecondLooksTable;
  delay_covers: DelayCoversTable;
}
