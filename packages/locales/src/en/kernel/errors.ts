import { consignmentErrors } from "./consignment-errors.ts";
import { deskErrors } from "./desk-errors.ts";
import { campaignErrors } from "./campaign-errors.ts";
import { pageErrors } from "./page-errors.ts";
import { customerErrors } from "./customer-errors.ts";
import { logInErrors } from "./log-in-errors.ts";
import { goodsRuleErrors } from "./goods-rule-errors.ts";
import { storageErrors } from "./storage-errors.ts";
import { uploadErrors } from "./upload-errors.ts";
import { unclaimedErrors } from "./unclaimed-errors.ts";
import { workOrderErrors } from "./work-order-errors.ts";
import { articleErrors } from "./article-errors.ts";
import { clearanceErrors } from "./clearance-errors.ts";
import { voyageErrors } from "./voyage-errors.ts";
import { parcelErrors } from "./parcel-errors.ts";
import { freightErrors } from "./freight-errors.ts";
import { refundErrors } from "./refund-errors.ts";
import { statementErrors } from "./statement-errors.ts";
import { withdrawalErrors } from "./withdrawal-errors.ts";
import type { errors as source } from "../../zh/kernel/errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const errors = {
  // any call
  login_needed: "Please log in first",
  server_error: "Please try again later",
  service_unavailable: "Please try again later",
  under_maintenance: "Sampan is under maintenance until about {until}",
  server_busy: "The server is busy. Please refresh and try again",
  outcome_unknown:
    "The connection was lost, so we cannot say whether this was done. Please check before you try again",
  invalid_input: "Something in the form is not right. Please check it and try again",
  unknown_path: "There is nothing at this address",
  too_large: "That is too large",
  call_limit: "Too many requests. Please wait a moment",
  foreign_site: "Please do this from Sampan's own pages",
  right_missing: "You do not have the right to do this",
  idempotency_key_reused:
    "This repeats an earlier request with other contents. Please refresh and try again",

  // sourcing
  item_not_found_1688: "The item cannot be found",
  item_not_found: "The item cannot be found",
  too_many_calls: "Too many calls. Please try again later",
  pinduoduo_transient: "Pinduoduo did not answer. Please try again",
  platform_unavailable: "The marketplace is not answering right now",
  platform_disabled: "We are not buying from this marketplace for now",
  platform_unknown: "We do not know this marketplace",
  keyword_needed: "Please enter keywords",
  link_not_recognised: "We do not recognise this link",
  share_password_unknown: "We do not recognise this share text",
  share_text_ambiguous: "This text names more than one product. Please paste the link of one",
  share_password_unsupported:
    "This share password opens only in the app it comes from. Copy the product’s link there and paste it here",
  asked_enough:
    "We cannot ask this marketplace right now. Please try again in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}",
  log_in_to_ask:
    "We cannot ask this marketplace for more visitors right now. Log in to go on, or try again in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}",

  // carts and quantities
  sku_unknown: "There is no such option",
  sku_off_sale: "This option is no longer on sale",
  no_stock: "Out of stock",
  over_stock: "The quantity is over the stock",
  below_minimum_batch: "The minimum batch quantity is {n}",
  not_in_batch_step: "The quantity must be a multiple of {step}",
  cart_full: "The cart holds at most 1000 lines",
  cart_line_unknown: "This is no longer in the cart",
  nothing_selected: "Please select a product",
  order_too_large:
    "An order takes goods for up to {units, number} yuan and {kg, number} kg. Please order less",
  second_person_needed:
    "You set the price of “{item}” far below its listing. Another reviewer has to confirm it first",
  price_not_seen: "The price has been changed meanwhile. Please look again before you confirm it",
  instructions_changed: "This was changed elsewhere meanwhile. Open the page anew to change it",
  request_needed: "Say what should be paid, or paste a link",
  request_link_invalid: "That is no link to a page. Paste an address that begins with https://",
  request_amount_needed: "Enter the amount in yuan",
  request_too_dear: "We pay at most {units, number} yuan at once",
  requests_open:
    "{n, plural, one {# request of yours is} other {# requests of yours are}} still in review. Please wait for the answer before you send another",
  options_changed: "The options have changed. Please choose again",

  // settlement
  too_many_skus: "An order holds at most 50 kinds of goods",
  duplicate_goods: "The same goods appear twice. Please merge them first",
  address_needed: "Please choose an address",
  carrier_needed: "Please choose a carrier",
  transport_needed: "Please choose the international transport",
  pay_mode_needed: "Please choose how to pay",
  insurance_needed: "Please choose an insurance",
  terms_needed: "Please accept the terms of service",
  claims_terms_needed: "Please accept the claims clauses",
  remark_too_long: "A remark has at most 200 characters",
  sensitive_by_air_only: "Some goods are sensitive and can only go by air",
  goods_refused: "Some goods cannot be carried",
  real_name_needed: "Please verify your real name before ordering",
  profile_incomplete: "Please complete your profile first",
  coupon_unknown: "There is no coupon with this code",
  coupon_not_open: "This coupon cannot be taken now",
  coupon_limit_reached: "You have had all {n, number} that one account may take",
  coupon_gone: "All of them have been taken",
  coupon_value_invalid:
    "What it takes off must be above 0 and at most 100%; a percentage needs a ceiling",
  coupon_window_invalid: "The end must be after the start, and days from taking need a number",
  coupon_copies_invalid: "There must be as many copies as one account may have and as were given",
  coupon_terms_fixed:
    "Some of these coupons have been given, so what they promise stays as it is; make a new template instead",
  correction_unknown: "There is no such correction",
  correction_currency: "This customer’s balance is in {currency}",
  correction_decided: "This correction has been decided already",
  coupon_unusable: "This coupon cannot be used for this order",
  order_failed: "The order could not be placed. Please try again",
  transport_unavailable: "This transport is not offered",
  activity_cap_exceeded: "Goods of a campaign order come to {cap} at most; these come to {amount}",
  activity_coupon: "Coupons cannot be used for orders and parcels of a campaign",
  activity_hours: "No orders from 19:00 to 23:00 on a campaign day",
  rate_unknown: "The exchange rate is not available right now. Please try again later",
  shipping_refused: "“{name}” cannot be shipped: {reason}",
  transport_refused: "“{name}” cannot go this way: {reason}",

  // orders
  order_unknown: "There is no such order",
  order_not_in_state: "The order's state does not allow this",
  item_not_in_state: "The item's state does not allow this",
  order_has_no_items: "The order has no items",
  amount_invalid: "The amount is not valid",

  // payments
  payment_failed: "Payment failed",
  balance_insufficient: "The balance is insufficient. Please top up in your wallet",
  rate_expired: "The rate has changed. Please confirm the new amount",
  not_payable: "There is nothing to pay here",
  bonus_unusable: "This red packet cannot be used",
  points_insufficient: "Not enough points",
  payment_mixed: "These cannot be paid together",

  // wallet
  topup_amount_needed: "Please enter an amount",
  topup_below_minimum: "The least amount is 1",
  topup_above_maximum: "The largest amount is 5,000,000",
  pay_no_needed: "Please enter the bank's serial number",
  pay_no_known: "This transfer has been declared already",
  voucher_needed: "Please upload the transfer voucher",
  bank_unknown: "There is no such bank",
  channel_unavailable: "This payment channel is not available",
  whole_amount_needed: "Please enter a whole amount",
  topup_unknown: "There is no such top-up",
  topup_not_in_state: "This top-up has been dealt with",
  topups_open:
    "You already have {n, number} online top-ups waiting to be paid. Pay or cancel one of them first",
  notification_invalid: "The notification's signature is not valid",
  pay_time_invalid: "The time of the transfer is not valid",

  ...withdrawalErrors,
  ...statementErrors,
  ...freightErrors,
  ...refundErrors,

  // accounts and sessions
  account_not_found: "This account does not exist",
  wrong_password: "The password is wrong",
  account_disabled: "This account is disabled. Please contact us",
  region_needed: "This number is known in both regions. Please choose one",
  mobile_invalid: "This is not a valid mobile number",
  mobile_known: "This mobile number is registered already",
  mobile_not_registered: "This mobile number is not registered",
  email_invalid: "This is not a valid e-mail address",
  email_known: "This e-mail address is registered already",
  captcha_wrong: "The code is wrong or has expired",
  captcha_too_soon: "Please do not ask for codes too often",
  captcha_locked: "Too many wrong tries. Please ask for a new code",
  captcha_limit: "You have reached today's limit of codes",
  password_form: "A password has 6 to 20 letters, digits or ! @ # _",
  nickname_too_long: "A nickname has at most 20 characters",
  real_name_pending: "Your real name is being checked",
  id_card_invalid: "The identity card number is not valid",
  message_failed: "The code could not be sent. Please try again",
  account_locked:
    "Too many wrong tries. Please try again in {minutes, plural, one {# minute} other {# minutes}}",
  email_unproven: "Please confirm a new e-mail address with its code first",
  real_name_settled: "The real name has been decided already",
  name_needed: "Please enter your real name",
  email_not_registered: "This e-mail address is not registered",
  image_captcha_needed: "Please type the digits in the picture first",
  image_captcha_wrong: "The digits do not match the picture. Please try the new one",
  account_paused:
    "Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}, use a device you logged in on before, or reset your password",
  account_or_password_wrong: "The account or the password is not right",
  device_unknown: "There is no such device",

  // addresses
  address_unknown: "There is no such address",
  address_limit: "You can keep at most 15 addresses",
  area_needed: "Please choose the area",
  detail_needed: "Please enter the street and number",
  postal_code_invalid: "A postal code has 5 digits",
  consignee_needed: "Please enter the recipient",
  consignee_too_long: "A recipient has at most 25 characters",
  phone_invalid: "The phone number is not valid",

  ...uploadErrors,
  ...parcelErrors,
  ...consignmentErrors,
  ...unclaimedErrors,
  ...workOrderErrors,
  ...clearanceErrors,
  ...voyageErrors,
  ...deskErrors,
  ...logInErrors,
  ...customerErrors,
  ...goodsRuleErrors,
  ...storageErrors,
  ...campaignErrors,
  ...pageErrors,

  // staff
  customer_unknown: "There is no such customer",
  self_approval: "You cannot approve your own work",
  otp_needed: "Please enter the 6 digits your authenticator shows",
  otp_wrong: "These 6 digits are not right. Please enter the newest ones",
  otp_setup_needed:
    "On your first log-in, scan the code below with an authenticator, then enter the 6 digits it shows",
  staff_unknown: "There is no such staff member",
  staff_email_known: "Another staff member has this e-mail address",
  staff_name_needed: "Please enter a name",
  roles_needed: "Please choose at least one role",
  own_roles: "You cannot change your own roles. Ask another administrator",
  own_account: "Another administrator has to do this",
  password_change_needed: "This is an initial password. Please choose one of your own",
  password_unchanged: "The new password must differ from the present one",
  initial_password_expired: "The initial password has expired. Ask an administrator for a new one",
  otp_required: "Staff log in with an authenticator here, so it cannot be turned off",
  otp_not_started: "Please start setting up the authenticator first",
  otp_is_off: "No authenticator is set up",
  export_too_large:
    "{count, number} entries match, and an export holds {most, number}. Please narrow the filters",

  // content and notices
  texts_too_long: "Too much text to translate at once",
  text_unknown: "There is no such text",
  message_unreadable: "The text cannot be read; check its braces",
  placeholders_differ: "The placeholders must be those of the original: {expected}",
  overrides_full: "No more than {most, number} texts can be changed",
  ...articleErrors,
  setting_unknown: "There is no such setting",
  setting_out_of_bounds: "It must be between {min, number} and {max, number}",
  closed_day_past: "{day} is past and stays as it is",
  setting_unreadable: "This value cannot be read; check how it is written",
  settings_contradict:
    "It contradicts another setting: a smallest may not be above its largest. Change the other first",
  setting_moment_past: "The moment must be later than now",
  setting_begun: "It already holds and cannot be taken back; set a new value instead",

  // maintained goods and categories
  goods_unknown: "These goods cannot be found",
  changed_meanwhile:
    "{name} saved this at {time}, so what you see is not the latest. What you wrote is still here: compare it with the latest, then save again",
  names_needed: "Please write the name in simplified Chinese",
  options_unclear: "Every option and every value needs a name of its own",
  skus_unclear: "The combinations don't match the options. Please open the goods again",
  tiers_unclear:
    "Each tier must start at more pieces than the one before it, and its price must be above 0",
  goods_not_sellable:
    "To go on sale, goods need a picture and at least one combination on sale with a price above 0",
  category_unknown: "This category cannot be found",
  category_in_use:
    "{count, plural, one {# product lies} other {# products lie}} in this category. Please move them first",
  category_fixed: "The eight top groups are fixed and cannot be removed",
  shop_unknown: "This shop cannot be found",

  // maintained rates
  rate_far_off:
    "This rate is more than {percent, number}% away from the middle of the market. Please check the decimal point",
  rate_period_invalid: "The end must be after the start, and the start not before now",
  rate_not_manual: "This is not a manual rate that holds now or will hold",

  // a person's data
  orders_in_progress:
    "{n, plural, one {# order is} other {# orders are}} still in progress; the account can be cancelled once they are completed or closed",
  balance_left: "There is still {amount} in the account; use or withdraw it before you cancel",
  withdrawal_pending:
    "A withdrawal is waiting for its audit ({amount}); the account can be cancelled after it",
  topup_pending:
    "{n, plural, one {# top-up is} other {# top-ups are}} still being processed; the account can be cancelled after that",
  account_cancelled:
    "This account was cancelled and will be erased for good on {date}; until then you may keep it when you log in",
  export_too_soon: "A copy of your data can be asked for once a day; the next one after {at}",
  not_business: "Only business accounts submit a company",
  company_name_needed: "Enter the name of the company",
  company_number_invalid: "This number cannot be right; compare it with the registration document",
  document_needed: "Upload a picture of the registration document",
  company_pending: "The company is being verified; please wait for the result",
  company_settled: "The company is verified already; ask our service to change it",
  identity_unknown: "There is no such submission",
  identity_settled: "This submission has been decided already",
  identity_claimed: "{name} is at this submission",
  claim_needed: "Take this submission first",
} as const satisfies SameKeys<typeof source>;
