import type {
  settingGroups,
  SettingField,
} from "@sampan/contract/office/configuration/staff-configuration";
import { goodsClasses } from "@sampan/domain/goods/shippability/goods-class";
import { insuranceTypes } from "@sampan/domain/trade/charges/insurance";
import { languages } from "@sampan/domain/kernel/language";
import { limitBounds } from "@sampan/domain/kernel/settings/limit-bounds";
import { defaultLimits, type LimitName } from "@sampan/domain/kernel/settings/limits";
import { platformIds, platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { roundings } from "@sampan/domain/kernel/rounding";
import { receiptMoments, receiptRows } from "@sampan/domain/kernel/receipt-kinds";
import { regions } from "@sampan/domain/kernel/regions";
import { transportIds, warehouses } from "@sampan/domain/goods/shippability/transports";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import { trackers } from "@sampan/domain/logistics/tracking/trackers";
import type { Settings } from "../../kernel/settings/settings.ts";

type Group = (typeof settingGroups)[number];

/** Set where they belong: marketplaces and rates have desks of their own. */
type SetElsewhere =
  | "disabled_platforms"
  | "platform_notices"
  | "rate_margin_bp"
  | "rate_quote_minutes";
export type EditableKey = Exclude<keyof Settings, SetElsewhere>;

export interface EditableSetting {
  readonly group: Group;
  readonly field: SettingField;
}

const limit = (group: Group, name: LimitName): EditableSetting => ({
  group,
  field: { kind: "number", ...limitBounds[name] },
});

/** A number for each of some names, from 0. */
const ofEach = (
  group: Group,
  keys: readonly string[],
  [max, unit]: [number, "questions" | "yuan_cents"],
): EditableSetting => ({ group, field: { kind: "numbers", keys: [...keys], min: 0, max, unit } });
const platforms = Object.values(platformNames);

/** Of each limit the group it is shown in; the order within is that of `defaultLimits`. */
const groupOfLimit = {
  skus_per_order: "orders",
  cart_lines: "orders",
  work_order_answer_hours: "orders",
  work_order_silence_days: "orders",
  work_order_notice_hours: "orders",
  refund_answer_hours: "orders",
  refund_execution_hours: "orders",
  refund_seller_days: "orders",
  refund_return_days: "orders",
  refund_advance_cny: "orders",
  refund_advance_day_cny: "orders",
  claim_auto_cny: "orders",
  claim_auto_day_cny: "orders",
  claim_crate_cny: "orders",
  claim_no_scan_days: "orders",
  claim_again_days: "orders",
  delay_cover_days: "orders",
  delay_cover_bp: "orders",
  refund_employee_day_cny: "orders",
  absorbed_rise_bp: "orders",
  purchase_claim_hours: "orders",
  unpaid_purchase_days: "orders",
  price_answer_hours: "orders",
  statement_alone_units: "wallet",
  remark_characters: "orders",
  long_order_items: "screens",
  activity_order_cap_units: "activity",
  activity_points: "activity",
  activity_discount_bp: "activity",
  campaign_alone_units: "activity",
  activity_closed_from_hour: "activity",
  activity_closed_until_hour: "activity",
  payment_deadline_hours: "orders",
  on_behalf_max_cents: "orders",
  on_behalf_in_review: "orders",
  claim_window_days: "orders",
  carrier_days: "orders",
  completion_days: "orders",
  lone_price_bp: "orders",
  comparison_markup_bp: "screens",
  addresses: "people",
  nickname_characters: "people",
  password_min_characters: "security",
  password_max_characters: "security",
  consignee_characters: "people",
  mobile_digits: "people",
  retention_months: "people",
  session_renewal_days: "security",
  session_life_days: "security",
  known_device_days: "security",
  staff_session_hours: "security",
  staff_idle_minutes: "security",
  wrong_logins_until_lock: "security",
  log_in_first_wait_seconds: "security",
  lock_minutes: "security",
  log_in_tries_per_address: "security",
  payout_hold_hours: "security",
  captcha_valid_minutes: "codes",
  captcha_resend_seconds: "codes",
  captcha_wrong_tries: "codes",
  captchas_per_target_day: "codes",
  captchas_per_address_hour: "codes",
  captchas_per_network_hour: "codes",
  captchas_per_day: "codes",
  captchas_without_picture: "codes",
  picture_valid_minutes: "codes",
  pictures_per_address_hour: "codes",
  spoken_pictures_per_address_hour: "codes",
  account_questions_without_picture: "codes",
  account_questions_per_address_hour: "codes",
  sms_per_day: "codes",
  mails_per_day: "codes",
  topup_min_units: "wallet",
  topup_max_units: "wallet",
  withdrawal_above_units: "wallet",
  withdrawal_fee_units: "wallet",
  withdrawals_per_day: "wallet",
  payout_min_working_days: "wallet",
  payout_max_working_days: "wallet",
  card_topup_hold_days: "wallet",
  bank_cards: "wallet",
  bank_account_min_characters: "wallet",
  branch_characters: "wallet",
  topup_review_min_hours: "wallet",
  topup_review_max_hours: "wallet",
  review_opens_minute_of_day: "wallet",
  review_closes_minute_of_day: "wallet",
  points_earned_per_units: "wallet",
  points_worth_cents: "wallet",
  points_share_bp: "wallet",
  coupon_reminder_days: "wallet",
  topup_expiry_minutes: "wallet",
  open_topups: "wallet",
  photo_shrink_above_bytes: "pictures",
  photo_reject_above_bytes: "pictures",
  photo_width_px: "pictures",
  photo_height_px: "pictures",
  photo_quality_percent: "pictures",
  vouchers_per_topup: "pictures",
  business_categories: "screens",
  search_page_size: "lists",
  list_page_size: "lists",
  order_page_size: "lists",
  withdrawal_page_size: "lists",
  ledger_page_size: "lists",
  debounce_ms: "screens",
  clipboard_poll_ms: "screens",
  clipboard_clear_ms: "screens",
  list_place_ms: "screens",
  storage_extension_days: "shipping",
  storage_most_days: "shipping",
  storage_grace_days: "shipping",
  receipt_undo_minutes: "shipping",
  inspection_photos_per_line: "shipping",
  packing_photos_each: "shipping",
  packing_hours: "shipping",
  clearance_answer_hours: "shipping",
  clearance_desk_hours: "shipping",
  tracking_first_hours: "shipping",
  tracking_way_hours: "shipping",
  tracking_door_hours: "shipping",
  tracking_days: "shipping",
  tracking_silent_days: "shipping",
  parcel_claims_per_day: "shipping",
  parcel_claim_days: "shipping",
  consignment_wait_days: "shipping",
  unclaimed_days: "shipping",
  arrival_weight_percent: "shipping",
  arrival_weight_g: "shipping",
  rehearsal_fee_units: "shipping",
  rehearsal_answer_hours: "shipping",
  rehearsal_price_hours: "shipping",
  rehearsal_reminder_hours: "shipping",
  packaging_weight_bp: "shipping",
  questions_per_visitor_minute: "sourcing",
  questions_per_visitor_day: "sourcing",
  questions_per_customer_minute: "sourcing",
  questions_per_customer_day: "sourcing",
  translation_characters_per_customer: "sourcing",
  translation_characters_per_visitor: "sourcing",
} as const satisfies Record<Exclude<LimitName, SetElsewhere>, Group>;

const limits = Object.fromEntries(
  (Object.keys(defaultLimits) as LimitName[])
    .filter((name) => name in groupOfLimit)
    .map((name) => [name, limit(groupOfLimit[name as keyof typeof groupOfLimit], name)]),
) as Record<keyof typeof groupOfLimit, EditableSetting>;

/** Every setting that administrators write, with how it is written. [BO-44] [NFR-03] */
export const editableSettings: Readonly<Record<EditableKey, EditableSetting>> = {
  default_region: { group: "house", field: { kind: "choice", choices: [...regions] } },
  default_language: { group: "house", field: { kind: "choice", choices: [...languages] } },
  maintenance: { group: "house", field: { kind: "maintenance" } },
  closed_days: { group: "house", field: { kind: "calendar", places: [...regions, "mainland"] } },
  outer_hosts: { group: "security", field: { kind: "texts", most: 200 } },
  framed_hosts: { group: "security", field: { kind: "texts", most: 50 } },
  uniform_errors: { group: "security", field: { kind: "switch" } },
  offline_reading: { group: "house", field: { kind: "switch" } },
  ...limits,
  activity_days: { group: "activity", field: { kind: "days", most: 100 } },
  draw_regions: { group: "activity", field: { kind: "choices", choices: [...regions] } },
  postal_code: { group: "people", field: { kind: "patterns", keys: [...regions] } },
  rounding: { group: "house", field: { kind: "choice", choices: [...roundings] } },
  topup_fee_bp: {
    group: "wallet",
    field: {
      kind: "numbers",
      keys: ["ecpay", "omise"],
      min: 0,
      max: 1_000,
      unit: "basis_points",
    },
  },
  receipts_issued: { group: "wallet", field: { kind: "choices", choices: [...regions] } },
  receipt_moment: { group: "wallet", field: { kind: "choice", choices: [...receiptMoments] } },
  receipt_rows: { group: "wallet", field: { kind: "choices", choices: [...receiptRows] } },
  receipt_issuer: { group: "wallet", field: { kind: "text", most: 300 } },
  tier_service_fee_bp: {
    group: "orders",
    field: {
      kind: "numbers",
      keys: [...membershipTiers],
      min: 0,
      max: 3_000,
      unit: "basis_points",
    },
  },
  free_storage_days: {
    group: "shipping",
    field: { kind: "numbers", keys: [...warehouses], min: 0, max: 365, unit: "days" },
  },
  tier_storage_days: {
    group: "shipping",
    field: { kind: "numbers", keys: [...membershipTiers], min: 0, max: 365, unit: "days" },
  },
  storage_price: {
    group: "shipping",
    field: { kind: "numbers", keys: [...regions], min: 0, max: 100_000, unit: "money_cents" },
  },
  insurances: { group: "shipping", field: { kind: "choices", choices: [...insuranceTypes] } },
  insurance_payout_bp: {
    group: "shipping",
    field: { kind: "numbers", keys: ["2", "3", "4"], min: 0, max: 10_000, unit: "basis_points" },
  },
  clearance_lines: { group: "shipping", field: { kind: "choices", choices: [...transportIds] } },
  transport_classes: {
    group: "shipping",
    field: {
      kind: "choices_by_key",
      keys: transportIds.map(String),
      choices: ["ordinary", "sensitive", "special"],
    },
  },
  assumed_weight_g: {
    group: "shipping",
    field: { kind: "number", min: 1, max: 30_000, unit: "grams" },
  },
  assumed_mainland_freight: {
    group: "shipping",
    field: { kind: "number", min: 0, max: 100_000, unit: "yuan_cents" },
  },
  purchase_by_wire: { group: "orders", field: { kind: "choice", choices: ["off", ...warehouses] } },
  tracker_asks_per_minute: ofEach("shipping", trackers, [60_000, "questions"]),
  tracker_asks_per_day: ofEach("shipping", trackers, [10_000_000, "questions"]),
  tracker_price: ofEach("shipping", trackers, [1_000_000, "yuan_cents"]),
  warehouse_address_guangzhou: { group: "shipping", field: { kind: "text", most: 200 } },
  warehouse_address_shenzhen: { group: "shipping", field: { kind: "text", most: 200 } },
  goods_class_words: {
    group: "shipping",
    field: { kind: "words_by_class", classes: [...goodsClasses], most: 200 },
  },
  source_lifetimes: {
    group: "sourcing",
    field: {
      kind: "lifetimes",
      platforms: [...platformIds],
      fresh_minutes_max: 1_440,
      keep_hours_max: 720,
    },
  },
  platform_questions_per_minute: ofEach("sourcing", platforms, [60_000, "questions"]),
  platform_questions_per_day: ofEach("sourcing", platforms, [10_000_000, "questions"]),
  group_buy_pattern: { group: "sourcing", field: { kind: "text", most: 200 } },
  share_markers: { group: "sourcing", field: { kind: "texts", most: 50 } },
  untranslated_shops: { group: "sourcing", field: { kind: "texts", most: 500 } },
  translation_characters_per_day: {
    group: "sourcing",
    field: { kind: "number", min: 0, max: 100_000_000, unit: "characters" },
  },
};

export const isEditable = (key: string): key is EditableKey => Object.hasOwn(editableSettings, key);
