import type { Language } from "@sampan/domain/kernel/language";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import type { AccountState } from "@sampan/domain/people/accounts/account-state";
import type { AccountType, MembershipTier } from "@sampan/domain/people/accounts/profile";
import type { IdentityState } from "@sampan/domain/people/identities/identities";
import type { ColumnType, Generated } from "kysely";
import type { FileKind } from "@sampan/domain/kernel/file-kinds";
import type { GeneratedJson, Json } from "./columns.ts";

export interface AccountsTable {
  id: Generated<number>;
  uid: string;
  account_type: AccountType;
  region: Region;
  currency: PaymentCurrency;
  mobile: ColumnType<string | null, string | null | undefined, string | null>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  password_hash: string;
  name: Generated<string>;
  nickname: Generated<string>;
  gender: Generated<"" | "female" | "male" | "other">;
  birthday: ColumnType<string | null, string | null | undefined, string | null>;
  sales_code: Generated<string>;
  /** What their friends register with. */
  invite_code: Generated<string>;
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  tier: Generated<MembershipTier>;
  state: Generated<AccountState>;
  created_at: Date;
  /** The versions of the agreement and the policy that were accepted at registering. */
  terms_version: ColumnType<number | null, number | null | undefined, number | null>;
  privacy_version: ColumnType<number | null, number | null | undefined, number | null>;
  credentials_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  business_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface AddressesTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  consignee: string;
  phone: string;
  region: Region;
  area: Json<string[]>;
  detail: string;
  postal_code: string;
  is_default: Generated<boolean>;
  created_at: Date;
}

/** What somebody said they deal in, by key of 1 to 8. */
export interface BusinessChoicesTable {
  account_id: number;
  keys: Json<number[]>;
  chosen_at: Date;
}

/** The top groups of goods that a key stands for. */
export interface BusinessCategoryGroupsTable {
  key: number;
  category_id: number;
}

export interface AuditChainTable {
  position: number;
  act_id: number;
  prev_hash: Buffer;
  hash: Buffer;
}

export interface AuditLinkedTable {
  strand: number;
  position: number;
}

export interface AuditStrandsTable {
  id: Generated<number>;
  acts: number;
  hash: Buffer;
}

export interface AuditLogTable {
  id: Generated<number>;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  action: string;
  object_kind: string;
  object_id: string;
  old_value: ColumnType<unknown, string | null | undefined, string | null>;
  new_value: ColumnType<unknown, string | null | undefined, string | null>;
  address: Generated<string>;
  request_id: Generated<string>;
  at: Date;
  /** The strand is what the database writes; null in acts that were chained by their own commit. */
  strand: ColumnType<number | null, number | null | undefined, number | null>;
  strand_position: ColumnType<number | null, number | null | undefined, number | null>;
  strand_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

export interface BackOffsTable {
  bucket: string;
  tries: number;
  tried_at: Date;
  open_at: Date;
  pending: Generated<number>;
  pending_until: Generated<Date>;
}

export interface CaptchasTable {
  id: Generated<number>;
  target: string;
  purpose: "register" | "reset_password" | "change_mobile" | "change_email";
  code_hash: Buffer;
  address: Generated<string>;
  network: Generated<string>;
  sent_at: Date;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  wrong_tries: Generated<number>;
  asker_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

export interface DevicesTable {
  id: Generated<number>;
  account_id: number;
  id_hash: Buffer;
  token: string;
  user_agent: Generated<string>;
  address: Generated<string>;
  first_seen_at: Date;
  seen_at: Date;
}

export interface ImageCaptchasTable {
  key: string;
  purpose: "register" | "reset_password" | "change_mobile" | "change_email" | "check_account";
  answer_hash: Buffer;
  expires_at: Date;
}

export interface CustomerNotesTable {
  id: Generated<number>;
  account_id: number;
  staff_id: number;
  text: string;
  written_at: Date;
}

export interface FilesTable {
  id: Generated<number>;
  key: string;
  account_id: ColumnType<number | null, number | null | undefined, number | null>;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: FileKind;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Date;
  sealed: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  actor: string;
  key: string;
  call: string;
  request_hash: Buffer;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
}

export interface MessageDaysTable {
  day: string;
  channel: "sms" | "mail";
  handed_over: number;
}

export interface NoticesTable {
  id: Generated<number>;
  key: Generated<string>;
  account_id: number;
  kind: string;
  subject_values: GeneratedJson<Record<string, string | number>>;
  link: Generated<string>;
  created_at: Date;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface RealNamesTable {
  account_id: number;
  state: IdentityState;
  sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  reason: Generated<string>;
  submitted_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  claimed_by: ColumnType<number | null, number | null | undefined, number | null>;
  claimed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface SessionsTable {
  id: Generated<number>;
  id_hash: Buffer;
  token: string;
  account_id: number;
  device_id: number;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ends_at: Date;
}

export interface StaffMembersTable {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string;
  roles: StaffRole[];
  language: Generated<Language>;
  state: Generated<"active" | "disabled">;
  created_at: Date;
  otp_sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  otp_step: Generated<number>;
  must_change_password: Generated<boolean>;
  password_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  otp_pending: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  version: Generated<number>;
  badge: Generated<number>;
}

export interface StaffRecoveryCodesTable {
  staff_id: number;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface StaffDevicesTable {
  id: Generated<number>;
  staff_id: number;
  id_hash: Buffer;
  token: string;
  user_agent: Generated<string>;
  address: Generated<string>;
  first_seen_at: Date;
  seen_at: Date;
}

export interface StaffSessionsTable {
  id: Generated<number>;
  device_id: ColumnType<number | null, number | null | undefined, number | null>;
  id_hash: Buffer;
  staff_id: number;
  address: Generated<string>;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ends_at: Date;
  token: Generated<string>;
  user_agent: Generated<string>;
}

export interface TierGrantsTable {
  id: Generated<number>;
  account_id: number;
  tier: MembershipTier;
  tier_before: MembershipTier;
  reason: string;
  staff_id: number;
  granted_at: Date;
  ends_at: ColumnType<Date | null, Date | null | undefined, never>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TriesTable {
  bucket: string;
  window_start: Date;
  count: number;
  pending: Generated<number>;
  pending_until: Generated<Date>;
}
