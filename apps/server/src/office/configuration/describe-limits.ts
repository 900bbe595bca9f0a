import type { ClientLimits } from "@sampan/contract/office/configuration/configuration";
import type { Limits } from "@sampan/domain/kernel/settings/limits";
import { wholeUnits } from "@sampan/domain/kernel/money";
import type { Settings } from "../../kernel/settings/settings.ts";

/** The limits a client checks before the server does; amounts in cents. [NFR-03] */
export const describeLimits = (
  limits: Limits,
  { rate_quote_minutes }: Pick<Settings, "rate_quote_minutes">,
): ClientLimits => ({
  skus_per_order: limits.skus_per_order,
  cart_lines: limits.cart_lines,
  addresses: limits.addresses,
  remark: limits.remark_characters,
  nickname: limits.nickname_characters,
  password_min: limits.password_min_characters,
  password_max: limits.password_max_characters,
  consignee: limits.consignee_characters,
  mobile_digits: limits.mobile_digits,
  topup_min: wholeUnits(limits.topup_min_units),
  topup_max: wholeUnits(limits.topup_max_units),
  withdrawal_above: wholeUnits(limits.withdrawal_above_units),
  withdrawal_fee: wholeUnits(limits.withdrawal_fee_units),
  captcha_minutes: limits.captcha_valid_minutes,
  captcha_resend_s: limits.captcha_resend_seconds,
  picture_max_width: limits.photo_width_px,
  picture_max_height: limits.photo_height_px,
  picture_shrink_from_bytes: limits.photo_shrink_above_bytes,
  picture_max_bytes: limits.photo_reject_above_bytes,
  picture_quality_percent: limits.photo_quality_percent,
  vouchers_per_topup: limits.vouchers_per_topup,
  topup_review_min_hours: limits.topup_review_min_hours,
  topup_review_max_hours: limits.topup_review_max_hours,
  review_opens_minute_of_day: limits.review_opens_minute_of_day,
  review_closes_minute_of_day: limits.review_closes_minute_of_day,
  claim_days: limits.claim_window_days,
  search_page_size: limits.search_page_size,
  list_page_size: limits.list_page_size,
  order_page_size: limits.order_page_size,
  ledger_page_size: limits.ledger_page_size,
  long_order_items: limits.long_order_items,
  debounce_ms: limits.debounce_ms,
  comparison_markup_bp: limits.comparison_markup_bp,
  quote_minutes: rate_quote_minutes,
  activity_cap: wholeUnits(limits.activity_order_cap_units),
  on_behalf_max: limits.on_behalf_max_cents,
  service_fee_bp: limits.service_fee_bp,
});
