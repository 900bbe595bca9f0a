import { logInProviders } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Currency, Language, NoInput, Region, Rounding } from "../../kernel/fields.ts";
import { OrderOptions } from "../../trade/orders/order-options.ts";

/** Limits and constants the storefront checks before the server does. Amounts are cents. [NFR-03] */
export const ClientLimits = z.object({
  skus_per_order: z.int(),
  cart_lines: z.int(),
  addresses: z.int(),
  remark: z.int(),
  nickname: z.int(),
  password_min: z.int(),
  password_max: z.int(),
  consignee: z.int(),
  mobile_digits: z.int(),
  topup_min: z.int(),
  topup_max: z.int(),
  withdrawal_above: z.int(),
  withdrawal_fee: z.int(),
  captcha_minutes: z.int(),
  captcha_resend_s: z.int(),
  picture_max_width: z.int(),
  picture_max_height: z.int(),
  /** From this size on a picture is shrunk before it is sent; above `picture_max_bytes` it is refused. */
  picture_shrink_from_bytes: z.int(),
  picture_max_bytes: z.int(),
  picture_quality_percent: z.int(),
  vouchers_per_topup: z.int(),
  /** How long the review of a bank top-up takes, and between which minutes of a business day. [CONST-25] */
  topup_review_min_hours: z.int(),
  topup_review_max_hours: z.int(),
  review_opens_minute_of_day: z.int(),
  review_closes_minute_of_day: z.int(),
  claim_days: z.int(),
  /** Most that damage in a crate without a picture pays by itself, cents of yuan (0: none). */
  crate_cny: z.int(),
  /** What opens claims by itself: percent lighter at arrival, days without a scan (0: none). */
  lighter_percent: z.int(),
  no_scan_days: z.int(),
  /** Days beyond what a bill told (0: none) until a share of its freight comes back. */
  delay_days: z.int(),
  delay_share_bp: z.int(),
  search_page_size: z.int(),
  list_page_size: z.int(),
  order_page_size: z.int(),
  ledger_page_size: z.int(),
  long_order_items: z.int(),
  /** How many choices of the category picker. [CONST-27] */
  business_categories: z.int(),
  debounce_ms: z.int(),
  /** Between two looks at what was copied, and from a match until it is cleared. [CONST-42] [CONST-43] */
  clipboard_poll_ms: z.int(),
  clipboard_clear_ms: z.int(),
  /** From when a list that was left is shown again until it takes its place again. [CONST-47] */
  list_place_ms: z.int(),
  comparison_markup_bp: z.int(),
  quote_minutes: z.int(),
  /** Of the goods of an activity order: cents of the payment currency. [CHK-24] */
  activity_cap: z.int(),
  /** CNY, of one request to pay something for somebody. */
  on_behalf_max: z.int(),
  /** Our own share of the goods, by tier. */
  tier_service_fee_bp: z.record(z.enum(membershipTiers), z.int()),
});
export type ClientLimits = z.infer<typeof ClientLimits>;

export const ClientConfig = z.object({
  region: Region,
  default_region: Region,
  regions: z.array(z.object({ id: Region, currency: Currency, symbol: z.string() })),
  /** Of the caller's region. [MONEY-11] */
  globalCurrency: Currency,
  globalPaymentSymbol: z.string(),
  RMBSymbol: z.string(),
  language: Language,
  languages: z.array(Language),
  limits: ClientLimits,
  options: OrderOptions,
  /** A regular expression by region. */
  postal_code: z.record(z.string(), z.string()),
  platforms: z.array(
    z.object({
      id: z.int(),
      state: z.enum(["open", "unavailable", "disabled"]),
      /** Why it is disabled, in the caller's language, where staff wrote it. [ERR-63] */
      notice: z.string(),
      can_search: z.boolean(),
      can_open: z.boolean(),
    }),
  ),
  /** Words before four digits that get a dash in a share text; empty for any two capitals. [SRCH-37] */
  share_markers: z.array(z.string()),
  /** Domains whose listings belong to a platform, by platform id. */
  platform_domains: z.record(z.string(), z.array(z.string())),
  /** Days (`YYYY-MM-DD`) with the hours between which no order is taken. [CHK-25] */
  activity: z.object({ days: z.array(z.string()), from_hour: z.int(), to_hour: z.int() }),
  rounding: Rounding,
  /** `YYYY-MM-DD HH:mm:ss` on the region's clocks, when this was answered. */
  now: z.string(),
  is_demo: z.boolean(),
  /** Accounts elsewhere that people may log in with. */
  log_in_with: z.array(z.enum(logInProviders)),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

/** [API-116] [NFR-03] [MONEY-06] [MONEY-11] */
export const queryClientConfig = defineCall({
  methods: ["GET"],
  path: "/gateway/config/query_client_config",
  about:
    "Read the configuration a client starts with: region, currency, languages, limits, options.",
  access: "anyone",
  mutates: false,
  shared_s: 5,
  input: NoInput,
  output: z.object({ data: ClientConfig }),
  refusals: [],
});
