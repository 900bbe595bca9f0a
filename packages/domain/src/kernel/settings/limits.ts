/**
 * The limits of the business with their defaults. All of them are configuration; code asks the
 * limits it was handed, never this object. Amounts are whole units of the payment currency, as
 * people read them; multiply by 100 for cents. [NFR-03]
 */
export const defaultLimits = {
  // orders and carts
  skus_per_order: 50, // [CONST-01]
  cart_lines: 1000, // [CONST-02]
  remark_characters: 200, // [CONST-05]
  long_order_items: 3, // more than these collapse [CONST-59]
  activity_order_cap_units: 1300, // [CONST-21]
  activity_points: 900, // [CONST-22]
  activity_discount_bp: 900, // 9 % off [CONST-23]
  campaign_alone_units: 50_000, // of a currency, that one person may publish a campaign with
  activity_closed_from_hour: 19, // [CONST-24]
  activity_closed_until_hour: 23,
  payment_deadline_hours: 72,
  on_behalf_max_cents: 5_000_000, // CNY, of one request to pay something for somebody
  on_behalf_in_review: 5, // of one person
  claim_window_days: 14, // after completion [CONST-26]
  carrier_days: 14, // with the carrier without a word, then taken as handed over
  completion_days: 7, // after hand-over, without objection
  lone_price_bp: 5000, // of the listing; below it a price needs two reviewers
  comparison_markup_bp: 5200, // [CONST-41]
  rate_quote_minutes: 30,

  // refunds
  work_order_answer_hours: 24, // until a customer's word is answered
  work_order_silence_days: 7, // after an answer, until it is closed
  work_order_notice_hours: 24, // before it is closed for silence
  refund_answer_hours: 48, // until a request is answered
  refund_execution_hours: 24, // until an accepted one is paid
  refund_seller_days: 7, // for a seller's money, or for goods that come back
  refund_return_days: 5, // from the warehouse's receipt
  refund_advance_cny: 50_000, // a line, of cents of yuan, that the house advances when it is late
  refund_advance_day_cny: 500_000, // all advances of a day
  claim_auto_cny: 30_000, // a claim that facts decide, of cents of yuan, pays by itself
  claim_auto_day_cny: 300_000, // all of them in a day
  claim_crate_cny: 20_000, // of damage in a paid crate without a picture, of cents of yuan, pays by itself; 0 none
  claim_no_scan_days: 30, // that nobody saw a parcel which left, until it opens a claim; 0 opens none
  claim_again_days: 7, // after facts decided a claim, that its customer may have a person look again
  delay_cover_days: 7, // beyond what a bill told, until a share of its freight comes back; 0 covers none
  delay_cover_bp: 2000, // that share
  refund_employee_day_cny: 2_000_000, // that one employee lets out in a day

  // purchases
  absorbed_rise_bp: 200, // of what was paid; a seller's price above it asks the customer
  purchase_claim_hours: 12, // until what a buyer took on is everybody's again
  unpaid_purchase_days: 3, // that bills reach beyond a purchase before it counts as not paid
  price_answer_hours: 48, // until a question about a price declines by itself

  // books
  statement_alone_units: 50_000, // of the currency, that a statement credits without a second person

  // people
  addresses: 15, // [CONST-03]
  nickname_characters: 20, // [CONST-06]
  password_min_characters: 6, // [CONST-07]
  password_max_characters: 20,
  consignee_characters: 25, // [CONST-08]
  mobile_digits: 10, // [CONST-09]
  retention_months: 1, // after account cancellation [CONST-56]
  session_renewal_days: 7, // sliding [CONST-50]
  session_life_days: 30, // absolute
  known_device_days: 180, // without a log-in
  staff_session_hours: 12,
  staff_idle_minutes: 60,
  wrong_logins_until_lock: 5, // without a wait
  log_in_first_wait_seconds: 60, // then doubled with each wrong try
  lock_minutes: 15, // the longest wait
  log_in_tries_per_address: 50, // wrong ones, in lock_minutes
  payout_hold_hours: 24, // after a change of password, mobile, e-mail or bank card

  // verification codes
  captcha_valid_minutes: 10, // [CONST-17]
  captcha_resend_seconds: 60, // [CONST-18]
  captcha_wrong_tries: 5,
  captchas_per_target_day: 5,
  captchas_per_address_hour: 30,
  captchas_per_network_hour: 60,
  captchas_per_day: 5_000, // of all targets together
  captchas_without_picture: 2,
  picture_valid_minutes: 5,
  pictures_per_address_hour: 60,
  spoken_pictures_per_address_hour: 30,
  account_questions_without_picture: 5, // in an hour, from one address
  account_questions_per_address_hour: 60,

  // messages, of a day of UTC
  sms_per_day: 20_000,
  mails_per_day: 50_000,

  // wallet
  topup_min_units: 1, // [CONST-10]
  topup_max_units: 5_000_000,
  withdrawal_above_units: 31, // strictly above [CONST-11]
  withdrawal_fee_units: 30, // [CONST-12]
  withdrawals_per_day: 1,
  payout_min_working_days: 7, // [CONST-13]
  payout_max_working_days: 10,
  topup_review_min_hours: 1, // [CONST-25]
  topup_review_max_hours: 2,
  review_opens_minute_of_day: 510, // 8:30
  review_closes_minute_of_day: 1020, // 17:00
  card_topup_hold_days: 14, // until a top-up by card may be withdrawn
  bank_cards: 10, // of one person
  bank_account_min_characters: 10,
  branch_characters: 50,
  points_earned_per_units: 100, // paid, of the payment currency, for one point
  points_worth_cents: 10, // what one point takes off a payment
  points_share_bp: 2000, // of a payment, at most
  coupon_reminder_days: 3, // before a coupon ends; 0 reminds nobody
  topup_expiry_minutes: 30,
  open_topups: 5, // online, of one person

  // pictures
  photo_shrink_above_bytes: 1_572_864, // 1.5 MB of 1,048,576 bytes [CONST-19] [UPL-02]
  photo_reject_above_bytes: 6_291_456,
  photo_width_px: 750, // [CONST-20]
  photo_height_px: 700,
  photo_quality_percent: 80,
  vouchers_per_topup: 3,

  // lists and screens
  search_page_size: 30, // [CONST-29]
  list_page_size: 10, // [CONST-30]
  order_page_size: 5, // [CONST-31]
  withdrawal_page_size: 20, // [CONST-32]
  ledger_page_size: 5, // [CONST-33]
  business_categories: 3, // [CONST-27]
  debounce_ms: 500, // [CONST-45]
  clipboard_poll_ms: 1000, // between two looks at what was copied [CONST-42]
  clipboard_clear_ms: 500, // after a match [CONST-43]
  list_place_ms: 20, // until a kept list takes its place again [CONST-47]

  // warehouse
  storage_extension_days: 30, // a period that can be bought
  storage_most_days: 180, // free and bought together
  storage_grace_days: 14, // after the end, before anything may be given up
  receipt_undo_minutes: 10,
  inspection_photos_per_line: 0, // before a received parcel is done; 0 asks for none
  packing_photos_each: 0, // of the contents before a box is closed, and of the closed box; 0 asks for none
  packing_hours: 24, // until what was asked to be packed is late
  parcel_claims_per_day: 5, // of one person, to parcels without an owner
  parcel_claim_days: 30, // a claim waits for its parcel
  consignment_wait_days: 60, // goods that were registered are awaited
  unclaimed_days: 90, // a parcel without an owner is kept
  arrival_weight_percent: 5, // between departure and arrival, if it is both
  arrival_weight_g: 100,
  rehearsal_fee_units: 90, // of the currency: a box that is packed before its owner decides
  rehearsal_answer_hours: 72, // from its packing, until it is billed as it was asked for
  rehearsal_price_hours: 48, // that the tariff of its packing prices it
  rehearsal_reminder_hours: 24, // before the answer is due
  clearance_answer_hours: 72, // until a customer confirms what is declared, and its declarant in EZ WAY
  clearance_desk_hours: 24, // until the desk sent it to the broker, or answered an objection
  tracking_first_hours: 6, // between two asks about a parcel before anything was scanned
  tracking_way_hours: 4, // on its way
  tracking_door_hours: 2, // on the last mile
  tracking_days: 45, // without a new scan, then nobody asks any more
  tracking_silent_days: 4, // without a scan, then somebody looks
  packaging_weight_bp: 1000, // added to net weights for an estimate

  // questions to marketplaces that no stored copy answers
  questions_per_visitor_minute: 60, // of a network
  questions_per_visitor_day: 1_000,
  questions_per_customer_minute: 120,
  questions_per_customer_day: 3_000,

  // translation, characters of a day of UTC
  translation_characters_per_customer: 100_000,
  translation_characters_per_visitor: 40_000, // all visitors of a network
} as const satisfies Record<string, number>;

export type LimitName = keyof typeof defaultLimits;
/** Lengths of pages of lists. */
export type PageSizeName = Extract<LimitName, `${string}_page_size`>;
export type Limits = Readonly<Record<LimitName, number>>;
