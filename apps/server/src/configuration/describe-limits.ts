import type { ClientLimits } from "@sampan/contract/configuration";
import type { Limits } from "@sampan/domain/limits";
import { wholeUnits } from "@sampan/domain/money";

/** The limits a client checks before the server does; amounts in cents. [NFR-03] */
export const describeLimits = (limits: Limits): ClientLimits => ({
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
  claim_days: limits.claim_window_days,
  search_page_size: limits.search_page_size,
  list_page_size: limits.list_page_size,
  order_page_size: limits.order_page_size,
  ledger_page_size: limits.ledger_page_size,
  long_order_items: limits.long_order_items,
  debounce_ms: limits.debounce_ms,
  comparison_markup_bp: limits.comparison_markup_bp,
  quote_minutes: limits.rate_quote_minutes,
  activity_cap: wholeUnits(limits.activity_order_cap_units),
});
