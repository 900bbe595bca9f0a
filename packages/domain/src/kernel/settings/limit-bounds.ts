import type { LimitName, Limits } from "./limits.ts";
import { rateBounds } from "./rate-bounds.ts";

/** What the number of a limit counts; whoever shows one writes it out, never the bare number. */
export const limitUnits = [
  "pieces",
  "characters",
  "digits",
  "tries",
  "months",
  "days",
  "working_days",
  "hours",
  "minutes",
  "seconds",
  "milliseconds",
  "hour_of_day",
  "minute_of_day",
  "pixels",
  "bytes",
  "percent",
  "basis_points",
  "money_units",
  "money_cents",
  "points",
  "grams",
  "yuan_cents",
  "questions",
] as const;
export type LimitUnit = (typeof limitUnits)[number];

export interface LimitBounds {
  readonly min: number;
  readonly max: number;
  readonly unit: LimitUnit;
}

const within = (min: number, max: number, unit: LimitUnit): LimitBounds => ({ min, max, unit });

/**
 * Between which figures the house may set a limit while it runs. Beyond them something else breaks: a column
 * of the database, a page on a narrow phone, a promise of the security chapter. [NFR-03] [BO-44]
 */
export const limitBounds = {
  skus_per_order: within(1, 200, "pieces"),
  cart_lines: within(10, 5_000, "pieces"),
  remark_characters: within(20, 1_000, "characters"),
  long_order_items: within(1, 20, "pieces"),
  activity_order_cap_units: within(1, 100_000, "money_units"),
  activity_points: within(0, 100_000, "points"),
  activity_discount_bp: within(0, 9_000, "basis_points"),
  campaign_alone_units: within(0, 10_000_000, "money_units"),
  activity_closed_from_hour: within(0, 23, "hour_of_day"),
  activity_closed_until_hour: within(1, 24, "hour_of_day"),
  payment_deadline_hours: within(1, 720, "hours"),
  on_behalf_max_cents: within(100, 100_000_000, "yuan_cents"),
  on_behalf_in_review: within(1, 50, "pieces"),
  claim_window_days: within(1, 90, "days"),
  carrier_days: within(3, 60, "days"),
  completion_days: within(1, 60, "days"),
  lone_price_bp: within(0, 10_000, "basis_points"),
  comparison_markup_bp: within(0, 20_000, "basis_points"),
  rate_quote_minutes: within(rateBounds.quote_minutes_min, rateBounds.quote_minutes_max, "minutes"),

  work_order_answer_hours: within(1, 336, "hours"),
  work_order_silence_days: within(2, 60, "days"),
  work_order_notice_hours: within(1, 24, "hours"),
  refund_answer_hours: within(1, 336, "hours"),
  refund_execution_hours: within(1, 168, "hours"),
  refund_seller_days: within(1, 60, "days"),
  refund_return_days: within(1, 30, "days"),
  refund_advance_cny: within(0, 1_000_000, "yuan_cents"),
  refund_advance_day_cny: within(0, 100_000_000, "yuan_cents"),
  claim_auto_cny: within(0, 1_000_000, "yuan_cents"),
  claim_auto_day_cny: within(0, 100_000_000, "yuan_cents"),
  claim_crate_cny: within(0, 1_000_000, "yuan_cents"),
  claim_no_scan_days: within(0, 365, "days"),
  delay_cover_days: within(0, 365, "days"),
  delay_cover_bp: within(1, 5_000, "basis_points"),
  absorbed_rise_bp: within(0, 5_000, "basis_points"),
  purchase_claim_hours: within(1, 168, "hours"),
  unpaid_purchase_days: within(1, 30, "days"),
  price_answer_hours: within(1, 336, "hours"),
  statement_alone_units: within(0, 10_000_000, "money_units"),
  refund_employee_day_cny: within(10_000, 1_000_000_000, "yuan_cents"),

  addresses: within(1, 100, "pieces"),
  nickname_characters: within(2, 50, "characters"),
  password_min_characters: within(6, 20, "characters"),
  password_max_characters: within(8, 64, "characters"),
  consignee_characters: within(5, 50, "characters"),
  mobile_digits: within(8, 15, "digits"),
  retention_months: within(1, 24, "months"),
  session_renewal_days: within(1, 30, "days"),
  session_life_days: within(1, 90, "days"),
  known_device_days: within(7, 400, "days"),
  staff_session_hours: within(1, 24, "hours"),
  staff_idle_minutes: within(5, 480, "minutes"),
  // With these three, nobody has more than twenty tries in any hour.
  wrong_logins_until_lock: within(3, 10, "tries"),
  log_in_first_wait_seconds: within(10, 3_600, "seconds"),
  lock_minutes: within(10, 1_440, "minutes"),
  log_in_tries_per_address: within(10, 1_000, "tries"),
  payout_hold_hours: within(0, 168, "hours"),

  captcha_valid_minutes: within(1, 60, "minutes"),
  captcha_resend_seconds: within(10, 600, "seconds"),
  captcha_wrong_tries: within(1, 20, "tries"),
  captchas_per_target_day: within(1, 100, "pieces"),
  captchas_per_address_hour: within(1, 1_000, "pieces"),
  captchas_per_network_hour: within(1, 10_000, "pieces"),
  captchas_per_day: within(100, 1_000_000, "pieces"),
  captchas_without_picture: within(0, 100, "pieces"),
  picture_valid_minutes: within(1, 60, "minutes"),
  pictures_per_address_hour: within(5, 1_000, "pieces"),
  spoken_pictures_per_address_hour: within(5, 1_000, "pieces"),
  account_questions_without_picture: within(0, 100, "pieces"),
  account_questions_per_address_hour: within(5, 10_000, "pieces"),
  sms_per_day: within(100, 1_000_000, "pieces"),
  mails_per_day: within(100, 1_000_000, "pieces"),

  topup_min_units: within(1, 1_000_000, "money_units"),
  topup_max_units: within(100, 50_000_000, "money_units"),
  withdrawal_above_units: within(0, 100_000, "money_units"),
  withdrawal_fee_units: within(0, 10_000, "money_units"),
  withdrawals_per_day: within(1, 20, "pieces"),
  payout_min_working_days: within(0, 60, "working_days"),
  payout_max_working_days: within(1, 60, "working_days"),
  topup_review_min_hours: within(0, 72, "hours"),
  topup_review_max_hours: within(1, 72, "hours"),
  review_opens_minute_of_day: within(0, 1_439, "minute_of_day"),
  review_closes_minute_of_day: within(1, 1_440, "minute_of_day"),
  card_topup_hold_days: within(0, 180, "days"),
  bank_cards: within(1, 50, "pieces"),
  bank_account_min_characters: within(4, 20, "characters"),
  branch_characters: within(10, 100, "characters"),
  points_earned_per_units: within(1, 100_000, "money_units"),
  points_worth_cents: within(1, 10_000, "money_cents"),
  points_share_bp: within(0, 10_000, "basis_points"),
  coupon_reminder_days: within(0, 60, "days"),
  topup_expiry_minutes: within(5, 1_440, "minutes"),
  open_topups: within(1, 50, "pieces"),

  photo_shrink_above_bytes: within(100_000, 20_000_000, "bytes"),
  photo_reject_above_bytes: within(1_000_000, 20_000_000, "bytes"),
  photo_width_px: within(320, 4_000, "pixels"),
  photo_height_px: within(320, 4_000, "pixels"),
  photo_quality_percent: within(40, 100, "percent"),
  vouchers_per_topup: within(1, 9, "pieces"),

  search_page_size: within(10, 50, "pieces"),
  list_page_size: within(5, 50, "pieces"),
  order_page_size: within(1, 50, "pieces"),
  withdrawal_page_size: within(5, 50, "pieces"),
  ledger_page_size: within(1, 50, "pieces"),
  business_categories: within(1, 8, "pieces"),
  debounce_ms: within(100, 3_000, "milliseconds"),
  clipboard_poll_ms: within(500, 60_000, "milliseconds"),
  clipboard_clear_ms: within(0, 10_000, "milliseconds"),
  list_place_ms: within(0, 2_000, "milliseconds"),

  storage_extension_days: within(7, 90, "days"),
  storage_most_days: within(30, 730, "days"),
  storage_grace_days: within(1, 180, "days"),
  receipt_undo_minutes: within(1, 120, "minutes"),
  inspection_photos_per_line: within(0, 12, "pieces"),
  packing_photos_each: within(0, 6, "pieces"),
  packing_hours: within(1, 336, "hours"),
  parcel_claims_per_day: within(1, 50, "pieces"),
  parcel_claim_days: within(7, 180, "days"),
  consignment_wait_days: within(14, 365, "days"),
  unclaimed_days: within(7, 365, "days"),
  arrival_weight_percent: within(0, 100, "percent"),
  arrival_weight_g: within(0, 10_000, "grams"),
  rehearsal_fee_units: within(0, 10_000, "money_units"),
  rehearsal_answer_hours: within(2, 336, "hours"),
  rehearsal_price_hours: within(1, 336, "hours"),
  rehearsal_reminder_hours: within(1, 168, "hours"),
  clearance_answer_hours: within(1, 720, "hours"),
  clearance_desk_hours: within(1, 168, "hours"),
  tracking_first_hours: within(1, 168, "hours"),
  tracking_way_hours: within(1, 168, "hours"),
  tracking_door_hours: within(1, 168, "hours"),
  tracking_days: within(1, 180, "days"),
  tracking_silent_days: within(1, 60, "days"),
  packaging_weight_bp: within(0, 5_000, "basis_points"),

  questions_per_visitor_minute: within(0, 10_000, "questions"),
  questions_per_visitor_day: within(0, 1_000_000, "questions"),
  questions_per_customer_minute: within(0, 10_000, "questions"),
  questions_per_customer_day: within(0, 1_000_000, "questions"),

  translation_characters_per_customer: within(0, 10_000_000, "characters"),
  translation_characters_per_visitor: within(0, 10_000_000, "characters"),
} as const satisfies Record<LimitName, LimitBounds>;

/** Of each pair the first may not be above the second, whichever of the two is changed. */
const ordered = [
  ["activity_closed_from_hour", "activity_closed_until_hour"],
  ["password_min_characters", "password_max_characters"],
  ["session_renewal_days", "session_life_days"],
  ["topup_min_units", "topup_max_units"],
  ["payout_min_working_days", "payout_max_working_days"],
  ["topup_review_min_hours", "topup_review_max_hours"],
  ["rehearsal_reminder_hours", "rehearsal_answer_hours"],
  ["tracking_silent_days", "tracking_days"],
  ["questions_per_visitor_minute", "questions_per_visitor_day"],
  ["questions_per_customer_minute", "questions_per_customer_day"],
  ["review_opens_minute_of_day", "review_closes_minute_of_day"],
  ["photo_shrink_above_bytes", "photo_reject_above_bytes"],
] as const satisfies readonly (readonly [LimitName, LimitName])[];

/** The first pair of limits that contradict each other, smaller before larger; undefined when all agree. */
export const contradictionIn = (
  limits: Limits,
): { readonly lower: LimitName; readonly upper: LimitName } | undefined =>
  ordered
    .map(([lower, upper]) => ({ lower, upper }))
    .find(({ lower, upper }) => limits[lower] > limits[upper]);
