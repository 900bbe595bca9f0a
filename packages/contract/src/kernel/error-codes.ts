import { articleRefusals } from "./article-refusals.ts";
import { deskRefusals } from "./desk-refusals.ts";
import { goodsRuleRefusals } from "./goods-rule-refusals.ts";
import { freightRefusals } from "./freight-refusals.ts";
import { logInRefusals } from "./log-in-refusals.ts";
import { orderRefusals } from "./order-refusals.ts";
import { consignmentRefusals } from "./consignment-refusals.ts";
import { parcelRefusals } from "./parcel-refusals.ts";
import { customerRefusals } from "./customer-refusals.ts";
import { refundRefusals } from "./refund-refusals.ts";
import { serverStates } from "./server-states.ts";
import { campaignRefusals } from "./campaign-refusals.ts";
import { pageRefusals } from "./page-refusals.ts";
import { bookRefusals } from "./book-refusals.ts";
import { withdrawalRefusals } from "./withdrawal-refusals.ts";
import { settingRefusals } from "./setting-refusals.ts";
import { storageRefusals } from "./storage-refusals.ts";
import { unclaimedRefusals } from "./unclaimed-refusals.ts";
import { clearanceRefusals } from "./clearance-refusals.ts";
import { voyageRefusals } from "./voyage-refusals.ts";
import { workOrderRefusals } from "./work-order-refusals.ts";

/**
 * Every refusal has one name, used in code, and one number, used on the wire (`error_code`).
 * 1088, 115059, 115005, 100760, 1000, 500 and 503 are fixed by the public contract; the others are
 * ours, a hundred per noun, and are never reused.
 */
export const errorCodes = {
  // any call
  ...serverStates,
  login_needed: 1088,
  server_error: 500,
  service_unavailable: 503,
  invalid_input: 400,
  unknown_path: 404,
  too_large: 413,
  call_limit: 429,
  foreign_site: 403,
  right_missing: 405,
  idempotency_key_reused: 409,

  // sourcing
  item_not_found_1688: 115059,
  item_not_found: 115005,
  too_many_calls: 100760,
  pinduoduo_transient: 1000,
  platform_unavailable: 2001,
  platform_disabled: 2002,
  platform_unknown: 2003,
  keyword_needed: 2004,
  link_not_recognised: 2005,
  share_password_unknown: 2006,
  share_text_ambiguous: 2007,
  share_password_unsupported: 2008,
  asked_enough: 2009,
  log_in_to_ask: 2010,

  // carts and quantities
  sku_unknown: 2101,
  sku_off_sale: 2102,
  no_stock: 2103,
  over_stock: 2104,
  below_minimum_batch: 2105,
  not_in_batch_step: 2106,
  cart_full: 2107,
  cart_line_unknown: 2108,
  nothing_selected: 2109,
  options_changed: 2110,

  // settlement
  too_many_skus: 2201,
  duplicate_goods: 2202,
  address_needed: 2203,
  carrier_needed: 2204,
  transport_needed: 2205,
  pay_mode_needed: 2206,
  insurance_needed: 2207,
  terms_needed: 2208,
  claims_terms_needed: 2209,
  remark_too_long: 2210,
  sensitive_by_air_only: 2211,
  goods_refused: 2212,
  real_name_needed: 2213,
  profile_incomplete: 2214,
  coupon_unusable: 2215,
  order_failed: 2216,
  transport_unavailable: 2217,
  activity_cap_exceeded: 2218,
  activity_hours: 2219,
  rate_unknown: 2220,
  shipping_refused: 2221,
  transport_refused: 2222,
  activity_coupon: 2223,

  // orders
  ...orderRefusals,

  // payments
  payment_failed: 2401,
  balance_insufficient: 2402,
  rate_expired: 2403,
  not_payable: 2404,
  bonus_unusable: 2405,
  points_insufficient: 2406,
  payment_mixed: 2407,

  // coupons, red packets and points
  coupon_unknown: 2421,
  coupon_not_open: 2422,
  coupon_limit_reached: 2423,
  coupon_gone: 2424,
  coupon_value_invalid: 2425,
  coupon_window_invalid: 2426,
  coupon_copies_invalid: 2427,
  coupon_terms_fixed: 2428,

  // wallet
  topup_amount_needed: 2501,
  topup_below_minimum: 2502,
  topup_above_maximum: 2503,
  pay_no_needed: 2504,
  pay_no_known: 2505,
  voucher_needed: 2506,
  bank_unknown: 2507,
  channel_unavailable: 2508,
  whole_amount_needed: 2509,
  topup_unknown: 2510,
  topup_not_in_state: 2511,
  notification_invalid: 2512,
  pay_time_invalid: 2513,
  topups_open: 2514,

  ...withdrawalRefusals,
  ...bookRefusals,
  ...refundRefusals,

  // accounts and sessions
  account_not_found: 2601,
  wrong_password: 2602,
  account_disabled: 2603,
  region_needed: 2604,
  mobile_invalid: 2605,
  mobile_known: 2606,
  mobile_not_registered: 2607,
  email_invalid: 2608,
  email_known: 2609,
  captcha_wrong: 2610,
  captcha_too_soon: 2611,
  captcha_locked: 2612,
  captcha_limit: 2613,
  password_form: 2614,
  nickname_too_long: 2615,
  real_name_pending: 2616,
  id_card_invalid: 2617,
  message_failed: 2618,
  account_locked: 2619,
  email_unproven: 2620,
  real_name_settled: 2621,
  name_needed: 2622,
  email_not_registered: 2623,
  image_captcha_needed: 2624,
  image_captcha_wrong: 2625,
  account_paused: 2651,
  account_or_password_wrong: 2652,
  device_unknown: 2653,

  // addresses
  address_unknown: 2701,
  address_limit: 2702,
  area_needed: 2703,
  detail_needed: 2704,
  postal_code_invalid: 2705,
  consignee_needed: 2706,
  consignee_too_long: 2707,
  phone_invalid: 2708,

  // uploads
  picture_needed: 2801,
  picture_too_large: 2802,
  picture_unreadable: 2803,
  file_unknown: 2804,
  picture_too_many_pixels: 2805,

  ...parcelRefusals,
  ...consignmentRefusals,
  ...unclaimedRefusals,
  ...clearanceRefusals,
  ...voyageRefusals,
  ...workOrderRefusals,
  ...deskRefusals,
  ...storageRefusals,
  ...campaignRefusals,
  ...pageRefusals,

  ...freightRefusals,

  // staff
  customer_unknown: 3001,
  self_approval: 3002,
  otp_needed: 3003,
  otp_wrong: 3004,
  otp_setup_needed: 3005,
  staff_unknown: 3010,
  staff_email_known: 3011,
  staff_name_needed: 3012,
  roles_needed: 3013,
  own_roles: 3014,
  own_account: 3015,
  password_change_needed: 3016,
  password_unchanged: 3017,
  initial_password_expired: 3018,
  otp_required: 3019,
  otp_not_started: 3020,
  otp_is_off: 3021,
  export_too_large: 3022,

  // translations and texts
  texts_too_long: 3401,
  text_unknown: 3402,
  message_unreadable: 3403,
  placeholders_differ: 3404,
  overrides_full: 3405,

  // content and notices
  ...articleRefusals,

  // maintained goods and categories
  goods_unknown: 3201,
  changed_meanwhile: 3202,
  names_needed: 3203,
  options_unclear: 3204,
  skus_unclear: 3205,
  tiers_unclear: 3206,
  goods_not_sellable: 3207,
  category_unknown: 3208,
  category_in_use: 3209,
  category_fixed: 3210,
  shop_unknown: 3211,

  // maintained rates
  rate_far_off: 3301,
  rate_period_invalid: 3302,
  rate_not_manual: 3303,

  ...goodsRuleRefusals,

  // a person's data
  orders_in_progress: 3701,
  balance_left: 3702,
  withdrawal_pending: 3703,
  topup_pending: 3704,
  account_cancelled: 3705,
  export_too_soon: 3706,
  not_business: 3707,
  company_name_needed: 3708,
  company_number_invalid: 3709,
  document_needed: 3710,
  company_pending: 3711,
  company_settled: 3712,
  identity_unknown: 3713,
  identity_settled: 3714,
  identity_claimed: 3715,
  claim_needed: 3716,

  ...logInRefusals,
  ...customerRefusals,
  ...settingRefusals,
} as const;

export type RefusalName = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[RefusalName];

const nameByCode = new Map<number, RefusalName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as RefusalName]),
);

/** The name behind a number on the wire; undefined for a code this version does not know. */
export const refusalNameOf = (code: number): RefusalName | undefined => nameByCode.get(code);

/** Refusals that every call may answer, without naming them. */
export const commonRefusals = [
  "login_needed",
  "server_error",
  "service_unavailable",
  "under_maintenance",
  "server_busy",
  "outcome_unknown",
  "invalid_input",
  "too_large",
  "call_limit",
  "foreign_site",
  "right_missing",
  "idempotency_key_reused",
] as const satisfies readonly RefusalName[];

export type CommonRefusal = (typeof commonRefusals)[number];
