import type { Currency, PaymentCurrency } from "@sampan/domain/kernel/money";
import type { CouponKind, DiscountType } from "@sampan/domain/money/coupons/coupon";
import type { CouponTaking, TimeRule } from "@sampan/domain/money/coupons/coupon-template";
import type { SignatureState } from "@sampan/domain/kernel/two-signatures";
import type { GrantKind } from "@sampan/domain/money/grants/grant";
import type { LineState, StatementFormat } from "@sampan/domain/money/statements/statement";
import type { TopupFailure } from "@sampan/domain/money/topups/topup-failure";
import type { TopupState } from "@sampan/domain/money/topups/topup-state";
import type { WithdrawalState } from "@sampan/domain/money/withdrawals/withdrawal-state";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json, NamesText, PayPage } from "./columns.ts";

export interface CouponTemplatesTable {
  id: Generated<number>;
  code: string;
  kind: CouponKind;
  name: Json<NamesText>;
  currency: PaymentCurrency;
  start_value: Generated<number>;
  value: number;
  starts_at: Date;
  ends_at: Date;
  discount_type: ColumnType<DiscountType, DiscountType | undefined, DiscountType>;
  ceiling: ColumnType<number | null, number | null | undefined, number | null>;
  time_rule: ColumnType<TimeRule, TimeRule | undefined, TimeRule>;
  valid_days: ColumnType<number | null, number | null | undefined, number | null>;
  taking: ColumnType<CouponTaking, CouponTaking | undefined, CouponTaking>;
  copies: Generated<number>;
  issued: Generated<number>;
  per_account: Generated<number>;
  remark: GeneratedJson<NamesText>;
  is_open: Generated<boolean>;
  created_at: Generated<Date>;
  created_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface GrantsTable {
  id: Generated<number>;
  number: string;
  kind: GrantKind;
  template_id: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<
    PaymentCurrency | null,
    PaymentCurrency | null | undefined,
    PaymentCurrency | null
  >;
  each: number;
  people: number;
  reason: string;
  staff_id: number;
  granted_at: Date;
}

export interface CouponsTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  template_id: number;
  state: "granted" | "reserved" | "used" | "expired";
  tid: Generated<string>;
  granted_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  starts_at: Date;
  ends_at: Date;
  amount: ColumnType<number | null, number | null | undefined, number | null>;
  grant_id: ColumnType<number | null, number | null | undefined, number | null>;
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface LedgerAccountsTable {
  id: Generated<number>;
  key: Generated<string>;
  owner_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  currency: Currency | "PTS";
  balance: Generated<number>;
}

export interface LedgerEntriesTable {
  id: Generated<number>;
  transfer_id: number;
  account_id: number;
  amount: number;
  balance_after: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface TopupsTable {
  id: Generated<number>;
  number: string;
  account_id: number;
  way: "bank" | "online";
  state: TopupState;
  amount: number;
  fee: Generated<number>;
  currency: PaymentCurrency;
  bank: Generated<string>;
  pay_no: Generated<string>;
  pay_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  imgs: GeneratedJson<string[]>;
  channel: Generated<string>;
  provider_order: ColumnType<string | null, string | null | undefined, string | null>;
  payment_ref: ColumnType<string | null, string | null | undefined, string | null>;
  reason: Generated<string>;
  failure: ColumnType<TopupFailure | null, TopupFailure | null | undefined, TopupFailure | null>;
  created_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  exception: Generated<string>;
  vouched_by: ColumnType<number | null, number | null | undefined, number | null>;
  vouched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ask_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  asks: Generated<number>;
  pay_page: ColumnType<PayPage | null, string | null | undefined, string | null>;
}

export interface TransfersTable {
  id: Generated<number>;
  idempotency_key: string;
  kind: string;
  tid: Generated<string>;
  remark: GeneratedJson<Record<string, string | number>>;
  created_at: Date;
}

export interface LedgerBlocksTable {
  position: number;
  after_id: number;
  up_to: number;
  transfers: number;
  digest: string;
  sealed_at: Date;
}

export interface BankCardsTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  bank: string;
  branch: Generated<string>;
  sealed: Buffer;
  last_digits: string;
  is_company: Generated<boolean>;
  is_default: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
}

export interface BalanceCorrectionsTable {
  id: Generated<number>;
  number: string;
  account_id: number;
  state: SignatureState;
  amount: number;
  currency: PaymentCurrency;
  reason: string;
  entered_at: Date;
  entered_by: number;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface StatementsTable {
  id: Generated<number>;
  number: string;
  format: StatementFormat;
  currency: PaymentCurrency;
  account: Generated<string>;
  first_day: ColumnType<string | null, string | null | undefined, string | null>;
  last_day: ColumnType<string | null, string | null | undefined, string | null>;
  opening: ColumnType<number | null, number | null | undefined, number | null>;
  closing: ColumnType<number | null, number | null | undefined, number | null>;
  file_name: string;
  movements: number;
  known: number;
  imported_at: Date;
  imported_by: number;
}

export interface StatementLinesTable {
  id: Generated<number>;
  key: Generated<string>;
  statement_id: number;
  digest: string;
  booked_on: string;
  booked_at: Generated<string>;
  amount: number;
  balance: ColumnType<number | null, number | null | undefined, number | null>;
  words: string;
  reference: Generated<string>;
  state: LineState;
  topup_id: ColumnType<number | null, number | null | undefined, number | null>;
  withdrawal_id: ColumnType<number | null, number | null | undefined, number | null>;
  brings_back_id: ColumnType<number | null, number | null | undefined, number | null>;
  note: Generated<string>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface WithdrawalsTable {
  id: Generated<number>;
  number: string;
  account_id: number;
  state: WithdrawalState;
  amount: number;
  fee: number;
  currency: PaymentCurrency;
  is_closing: Generated<boolean>;
  applied_on: string;
  bank: string;
  branch: Generated<string>;
  sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  last_digits: string;
  is_company: boolean;
  card_changed_at: Date;
  reason: Generated<string>;
  created_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
  payout_file: Generated<string>;
  payout_reference: Generated<string>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_by: ColumnType<number | null, number | null | undefined, number | null>;
  return_fault: Generated<"" | "ours" | "theirs">;
  return_reason: Generated<string>;
  return_entered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  return_entered_by: ColumnType<number | null, number | null | undefined, number | null>;
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  returned_by: ColumnType<number | null, number | null | undefined, number | null>;
}
