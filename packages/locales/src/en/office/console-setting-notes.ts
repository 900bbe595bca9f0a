import type { consoleSettingNotes as source } from "../../zh/office/console-setting-notes.ts";
import type { SameKeys } from "../../same-keys.ts";

/** What each setting does. */
export const consoleSettingNotes = {
  default_region:
    "Where visitors are taken to be until they choose; it decides the currency they see.",
  default_language: "Spoken when a browser asks for none of our languages.",
  maintenance:
    "Until this time customers read that we are closed. Staff work on, and it ends by itself.",
  outer_hosts:
    "One host a line, such as track.example.com; *.example.com is all below it. By https only.",
  framed_hosts:
    "Hosts of partners whose pages may be framed, one a line; the frame rule of every page as well.",
  uniform_errors: "Log-in and password reset do not tell whether an account exists.",
  offline_reading:
    "Customers without a network can still read cart, orders and parcels on their phone. Switched off, each phone stops at its next visit and deletes what it kept.",
  skus_per_order: "How many different options one order may hold.",
  lone_price_bp:
    "Share of the listing's price. A lower price, or none at all, has to be confirmed by a second reviewer before whoever set it may approve.",
  cart_lines: "How many lines one cart may hold.",
  remark_characters: "How much a customer may write to an order.",
  long_order_items: "With more items than this the list of orders folds the rest away.",
  activity_order_cap_units: "The most an activity order may cost, in the customer's currency.",
  campaign_alone_units:
    "A campaign with a budget above it in any currency needs a second person; points count as what they are worth.",
  activity_points: "The points an activity gives.",
  activity_discount_bp: "What an activity coupon takes off the goods.",
  activity_closed_from_hour:
    "From this hour of an activity day no order is taken, on the region's clocks.",
  activity_closed_until_hour: "From this hour on orders are taken again.",
  activity_days: "On these days no order is taken during the closed hours.",
  payment_deadline_hours: "An approved order that is not paid within this is closed.",
  on_behalf_max_cents: "The most yuan that one request to pay on behalf may ask for.",
  on_behalf_in_review:
    "How many requests to pay on their behalf a customer may have in review at once.",
  claim_window_days: "How long after completion damage may be claimed.",
  work_order_answer_hours:
    "A customer's words are answered within this time; closed days do not count.",
  work_order_silence_days:
    "So many days after an answer without a word of the customer, a question closes by itself.",
  work_order_notice_hours: "How long before it closes for silence the customer is told.",
  refund_answer_hours:
    "Service answers a refund request or a damage claim within this; a late refund goes to finance.",
  refund_execution_hours: "Finance pays an accepted refund or claim within this.",
  refund_seller_days:
    "How long a seller's money or returned goods are waited for before finance goes on.",
  refund_return_days: "How long after the warehouse received goods a refund may be asked for.",
  refund_advance_cny: "A late refund of at most this is advanced by the house; 0 advances none.",
  refund_advance_day_cny: "All advances of a day together.",
  claim_auto_cny:
    "An insured parcel that arrives clearly lighter, or that nobody scans for long, is paid for by itself up to this; 0 lets a person look at all.",
  claim_auto_day_cny: "All of them in a day; what is above is looked at by service.",
  claim_crate_cny:
    "Insured damage in a paid crate that is done without a picture is paid by itself up to this, and up to what a claim pays by itself; 0 lets a person look at all.",
  claim_no_scan_days:
    "A parcel that left and was seen by nobody for so many days opens a claim by itself; 0 opens none.",
  claim_again_days:
    "A claim that facts decided may be looked at by a person within so many days, once, where its customer asks.",
  delay_cover_days:
    "So many days beyond the most that a bill told, a share of its freight comes back; as it was when the bill was posted, 0 for none.",
  delay_cover_bp: "Of the freight that was paid, once a bill, when its promise is exceeded.",
  refund_employee_day_cny:
    "What one employee accepts, or pays out, in a day at most, refunds and claims together. One that is larger by itself is paid by two.",
  absorbed_rise_bp:
    "A seller's rise up to this share of what was paid is ours; above it the customer is asked.",
  purchase_claim_hours: "What a buyer took on and did not buy within this is everybody's again.",
  unpaid_purchase_days: "A purchase counts as not paid once bills reach so many days beyond it.",
  price_answer_hours: "A customer who does not answer about a price rise within this is refunded.",
  statement_alone_units:
    "The largest amount that a matching statement credits by itself, in whole units of its currency; beyond it another than who imported it has to confirm.",
  carrier_days:
    "A parcel with its carrier for so long without a word counts as handed over, and its owner is told.",
  completion_days: "A delivered order without objection is completed after this.",
  comparison_markup_bp: "How far the struck-out price lies above the price.",
  addresses: "How many addresses an account may keep.",
  postal_code: "A regular expression for each region, from ^ to $.",
  nickname_characters: "The longest nickname.",
  password_min_characters: "The fewest characters of a customer's password.",
  password_max_characters: "The most characters of a customer's password.",
  consignee_characters: "The longest name of a recipient.",
  mobile_digits: "The most digits of a local number.",
  retention_months: "How long after an account is cancelled its personal data is erased.",
  session_renewal_days: "A customer who stays away this long logs in again.",
  session_life_days: "After this everybody logs in again, however often they come.",
  known_device_days: "A device without a log-in for this long is no longer known.",
  staff_session_hours: "How long a staff log-in lasts at most.",
  staff_idle_minutes: "Staff who do nothing for this long are logged out.",
  wrong_logins_until_lock: "After so many wrong passwords a wait begins.",
  log_in_first_wait_seconds: "Doubled with each further wrong password.",
  lock_minutes: "The longest wait after wrong passwords.",
  log_in_tries_per_address: "Allowed from one network address within the longest wait.",
  payout_hold_hours:
    "After a change of password, mobile, e-mail or bank card no withdrawal passes for this long.",
  captcha_valid_minutes: "How long a code sent by text or mail is good.",
  captcha_resend_seconds: "After this another code may be asked for.",
  captcha_wrong_tries: "After so many wrong tries a code is worthless.",
  captchas_per_target_day: "The most codes one number or mail address gets in a day.",
  captchas_per_address_hour: "The most codes one network address asks for in an hour.",
  captchas_per_network_hour: "The most codes one network asks for in an hour.",
  captchas_per_day: "The most codes that leave the house in a day.",
  captchas_without_picture: "After so many codes a picture must be read first.",
  picture_valid_minutes: "How long a picture to be read is good.",
  pictures_per_address_hour: "The most pictures one network address asks for in an hour.",
  spoken_pictures_per_address_hour: "The most spoken ones one network address asks for in an hour.",
  account_questions_without_picture:
    "After so many in an hour from one address a picture must be read.",
  account_questions_per_address_hour:
    "The most questions about accounts one address asks in an hour.",
  sms_per_day:
    "The most text messages a day; further notices wait for the next one. Codes are not held back.",
  mails_per_day:
    "The most mails a day; further notices wait for the next one. Codes are not held back.",
  topup_min_units: "The least one top-up may be, in the customer's currency.",
  topup_max_units: "The most one top-up may be.",
  rounding:
    "What becomes of parts of a cent when yuan is turned into the payment currency. Amounts already quoted or paid stay as they are.",
  topup_fee_bp: "What each channel costs beside the amount.",
  withdrawal_above_units: "A withdrawal must be above this amount.",
  withdrawal_fee_units: "What one withdrawal costs.",
  withdrawals_per_day: "How many withdrawals an account may ask for in a day.",
  payout_min_working_days: "The fewest working days named on the withdrawal screen.",
  payout_max_working_days: "The most working days named on the withdrawal screen.",
  topup_review_min_hours: "The fewest hours named on the top-up screen.",
  topup_review_max_hours: "The most hours named on the top-up screen.",
  review_opens_minute_of_day: "When transfers begin to be reviewed on a business day.",
  review_closes_minute_of_day: "When transfers stop being reviewed on a business day.",
  card_topup_hold_days: "Money topped up by card can be withdrawn after so many days.",
  bank_cards: "How many bank cards one person may keep.",
  bank_account_min_characters: "The fewest characters of a bank account number.",
  branch_characters: "The longest name of a branch.",
  points_earned_per_units:
    "Each time this much was paid for a completed order, it earns one point; parts of a point are not granted.",
  points_worth_cents: "What one point takes off a payment, in the customer's currency.",
  points_share_bp: "The largest share of a payment that points may cover.",
  coupon_reminder_days: "How long before its end the holder of a coupon is told. 0: nobody is.",
  topup_expiry_minutes: "An online top-up that is not paid within this ends.",
  open_topups:
    "Unpaid online top-ups a customer may have at the same time. A further one begins once one of them is paid, cancelled or past its time.",
  photo_shrink_above_bytes: "Photos above this size are shrunk before they are sent.",
  photo_reject_above_bytes: "Photos above this size are not taken.",
  photo_width_px: "The widest a shrunk photo may be.",
  photo_height_px: "The tallest a shrunk photo may be.",
  photo_quality_percent: "The quality photos are shrunk with.",
  vouchers_per_topup: "How many vouchers may go with one top-up.",
  search_page_size: "How many goods a page of agent search holds.",
  list_page_size: "How many rows a page of an ordinary list holds.",
  order_page_size: "How many orders a page of the list holds.",
  withdrawal_page_size: "How many withdrawals a page holds.",
  ledger_page_size: "How many rows a page of the ledger holds.",
  business_categories: "How many categories a business may choose.",
  debounce_ms: "How long typing pauses before something is asked.",
  clipboard_poll_ms:
    "How often the shop looks at what was copied, while it is in view and allowed to.",
  clipboard_clear_ms: "How long after a product was recognised the clipboard is cleared.",
  list_place_ms:
    "How long after a list is shown again it goes back to where it was left; whoever scrolls meanwhile stays where they are.",
  storage_extension_days: "How many days are bought at a time.",
  storage_most_days: "How long a parcel may lie, free and paid together; staff may give more.",
  storage_price:
    "What a day costs for a line of goods, in the payment currency of each region; it comes with the freight bill.",
  storage_grace_days:
    "How long a parcel is kept after its end; then two people may have it given up.",
  free_storage_days:
    "How long a parcel lies for nothing from the day it came, by warehouse; a shorter time spares what is there already.",
  closed_days:
    "Clocks of answers, refunds and storage pass over these days, and a coupon that ends on a closed day of its owner's region lasts to the end of the next open one. Past days stay as they are; give where it was announced as the reason.",
  draw_regions:
    "Draws of campaigns are shown to people of these regions alone. Thailand asks for a permit first.",
  receipts_issued:
    "Every payment there has a receipt: in Taiwan a provider numbers it, in Thailand we do.",
  receipt_moment: "With the payment, or once all goods were handed over.",
  receipt_rows: "Coupons, red packets and points reduce them in proportion.",
  receipt_issuer:
    "Name, address and tax number, printed on the receipts that we number. Without it none is issued.",
  tier_service_fee_bp: "A share of the goods amount, for each tier. 0 charges nothing.",
  tier_storage_days: "How many days more each tier has.",
  receipt_undo_minutes: "How long a receipt may be taken back.",
  inspection_photos_per_line:
    "How many photos of each line a received parcel needs before it is done; 0 asks for none. A parcel holds 12 at most.",
  packing_photos_each:
    "How many photos a merged parcel needs of its contents before it is closed, and as many of the closed box; 0 asks for none. Its owner sees them with the parcel.",
  packing_hours:
    "How long a merged parcel, or one to be packed before its owner decides, may wait to be packed. What waits longer is counted on the dashboard and can be listed alone.",
  parcel_claims_per_day: "How many unclaimed parcels a customer may claim a day.",
  parcel_claim_days:
    "How long after it was made a claim ends by itself when no such parcel has come.",
  consignment_wait_days:
    "How long after a consignment was accepted a line ends by itself when its parcel has not come.",
  unclaimed_days:
    "How long a parcel that nobody forecast is kept. After that it takes two people to discard it.",
  arrival_weight_percent:
    "A parcel that weighs more or less than this share of what it weighed when it left, and than the grams as well, is marked for claims.",
  tracking_first_hours:
    "Until something is scanned, a tracker is asked about a parcel this often. Its own messages let it be asked sooner.",
  tracking_way_hours: "Parcels on their way are asked about this often; delivered ones no more.",
  tracking_door_hours:
    "Parcels that are out for delivery, wait to be collected or are with a local courier are asked about this often.",
  tracking_days: "A number of which nothing new is scanned for so long is asked about no more.",
  tracking_silent_days:
    "Numbers of which nothing was scanned for so long stand among the late parcels, for somebody to look.",
  tracker_asks_per_minute:
    "How many numbers all processes together ask each tracker about in a minute; 0 asks nobody.",
  tracker_asks_per_day:
    "The same for a day that begins at midnight UTC. What is left waits for the next.",
  tracker_price: "In yuan, to reckon what trackers cost.",
  arrival_weight_g:
    "A parcel that weighs so much more or less than when it left, and the share as well, is marked for claims.",
  clearance_lines:
    "Parcels by these lines to places whose customs asks for it are loaded only once their declaration is confirmed; none chosen, none waits.",
  clearance_answer_hours:
    "How long a customer has here, and a declarant in EZ WAY; beyond it the broker has to send it there again. They are reminded a day before.",
  clearance_desk_hours:
    "Until what was confirmed is sent to the broker, or an objection is answered; closed days do not count.",
  rehearsal_fee_units:
    "For packing a box before the customer decides; a row of the freight bill. The first change is free.",
  rehearsal_answer_hours:
    "How long a packed box waits for the customer; then it is billed as it was asked for.",
  rehearsal_price_hours:
    "How long the tariff of the packing prices the box; after that it is quoted anew.",
  rehearsal_reminder_hours: "How long before its end the customer is reminded.",
  packaging_weight_bp: "Added to the net weight when freight is estimated.",
  carriers:
    "What customers may choose to bring goods to their door; orders keep the one they have.",
  insurances: "What customers may choose at settlement, by its fee.",
  insurance_payout_bp: "What each insurance pays of the goods amount without freight.",
  transport_classes: "Which classes of goods each transport takes.",
  assumed_weight_g: "What a piece weighs when nobody said.",
  purchase_by_wire:
    "Buyers may order at 1688 over its interface, to the chosen warehouse; switched off, they order by hand as ever. Needs credentials of 1688.",
  warehouse_address_guangzhou:
    "Where goods that customers buy elsewhere are sent, with the telephone. Empty, and the warehouse takes none.",
  warehouse_address_shenzhen:
    "Where goods that customers buy elsewhere are sent, with the telephone. Empty, and the warehouse takes none.",
  assumed_mainland_freight: "Per seller, until a reviewer knows better.",
  goods_class_words:
    "Goods with such a word in their title count as this class at first; looked at from the top, the first that fits. It holds for goods fetched from then on.",
  source_lifetimes:
    "A stored answer is used as it is for so many minutes; an older one is shown and renewed behind it; beyond the hours people wait for the marketplace.",
  platform_questions_per_minute:
    "How often all our servers together may ask a platform in a minute: searches, products, pictures, share links, renewals of copies. Renewals stop at 60% of it, visitors at 75%, customers at 90%; stored copies are shown all the same. A search by picture at 1688 and a product of JD or Pinduoduo take two calls of the platform.",
  platform_questions_per_day: "The same for a day that begins at midnight UTC.",
  questions_per_visitor_minute:
    "How often the visitors of one network (an IPv4 address or a /64 of IPv6) may ask platforms in a minute for what no stored copy answers.",
  questions_per_visitor_day:
    "The same for a day. A wider network (a /24, or a /48 of IPv6) has five times as many.",
  questions_per_customer_minute:
    "How often one customer, or one buyer who reads prices, may ask platforms in a minute for what no stored copy answers.",
  questions_per_customer_day: "The same for a day.",
  group_buy_pattern: "Product pages of the group-buying site, the product's id in curly brackets.",
  share_markers:
    "Where one of these words stands before four digits in a share text, a dash goes before it; empty means any two capital letters.",
  untranslated_shops: "The texts of these shops are not translated; write their ids.",
  translation_characters_per_day:
    "The most characters translated in a day for all readers together.",
  translation_characters_per_customer:
    "How many characters of a day providers may be asked to translate for one customer. Beyond it goods are shown as their sellers write them; what is translated already costs nothing.",
  translation_characters_per_visitor:
    "The same for all visitors of one network, that is an IPv4 address or a /64 of IPv6. All visitors together use at most 70% of the day's characters.",
} as const satisfies SameKeys<typeof source>;
