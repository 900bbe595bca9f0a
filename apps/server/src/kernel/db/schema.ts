import type {
  AccountsTable,
  AddressesTable,
  AuditChainTable,
  AuditLinkedTable,
  AuditLogTable,
  AuditStrandsTable,
  BackOffsTable,
  CaptchasTable,
  DevicesTable,
  CustomerNotesTable,
  FilesTable,
  IdempotencyKeysTable,
  ImageCaptchasTable,
  MessageDaysTable,
  NoticesTable,
  RealNamesTable,
  SessionsTable,
  StaffMembersTable,
  StaffRecoveryCodesTable,
  StaffDevicesTable,
  StaffSessionsTable,
  TierGrantsTable,
  TriesTable,
} from "./tables-people.ts";
import type {
  ArticlesTable,
  BanksTable,
  CartLinesTable,
  CategoriesTable,
  ExchangeRatesTable,
  LeaderboardPlacesTable,
  ListedGoodsTable,
  ProductsTable,
  RateQuotesTable,
  RecommendedShopsTable,
  SettingChangesTable,
  ShippingCorrectionsTable,
  ShippingRulesTable,
  ShopsTable,
  SkusTable,
  TariffLinesTable,
} from "./tables-goods.ts";
import type {
  BillsTable,
  BoxesTable,
  ItemShipmentsTable,
  OrderChargesTable,
  OrderItemsTable,
  OrdersTable,
  PackageEventsTable,
  PackageItemsTable,
  PackagesTable,
  SellOrdersTable,
  SupplementsTable,
  TradeLogsTable,
} from "./tables-orders.ts";
import type {
  CouponTemplatesTable,
  CouponsTable,
  GrantsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  TopupsTable,
  TransfersTable,
} from "./tables-ledger.ts";
import type {
  CompaniesTable,
  DataExportsTable,
  IdentityOpeningsTable,
  PersonKeysTable,
} from "./tables-personal-data.ts";
import type {
  QuestionBudgetsTable,
  SearchPagesTable,
  SourceAbsencesTable,
  SourceTokensTable,
} from "./tables-sourcing.ts";

import type {
  GoodsTextsTable,
  GoodsToTranslateTable,
  TextOverridesTable,
  TranslationSharesTable,
  TranslationsTable,
  TranslationUsageTable,
} from "./tables-texts.ts";

/** The tables as the migrations leave them; a test holds this file against the migrated schema. */
export interface Tables {
  accounts: AccountsTable;
  addresses: AddressesTable;
  articles: ArticlesTable;
  audit_chain: AuditChainTable;
  audit_linked: AuditLinkedTable;
  audit_log: AuditLogTable;
  audit_strands: AuditStrandsTable;
  back_offs: BackOffsTable;
  banks: BanksTable;
  bills: BillsTable;
  boxes: BoxesTable;
  captchas: CaptchasTable;
  cart_lines: CartLinesTable;
  categories: CategoriesTable;
  companies: CompaniesTable;
  coupon_templates: CouponTemplatesTable;
  coupons: CouponsTable;
  grants: GrantsTable;
  devices: DevicesTable;
  customer_notes: CustomerNotesTable;
  data_exports: DataExportsTable;
  exchange_rates: ExchangeRatesTable;
  files: FilesTable;
  goods_texts: GoodsTextsTable;
  goods_to_translate: GoodsToTranslateTable;
  idempotency_keys: IdempotencyKeysTable;
  identity_openings: IdentityOpeningsTable;
  image_captchas: ImageCaptchasTable;
  item_shipments: ItemShipmentsTable;
  leaderboard_places: LeaderboardPlacesTable;
  listed_goods: ListedGoodsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_entries: LedgerEntriesTable;
  message_days: MessageDaysTable;
  notices: NoticesTable;
  order_charges: OrderChargesTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  package_events: PackageEventsTable;
  package_items: PackageItemsTable;
  packages: PackagesTable;
  person_keys: PersonKeysTable;
  products: ProductsTable;
  question_budgets: QuestionBudgetsTable;
  rate_quotes: RateQuotesTable;
  real_names: RealNamesTable;
  recommended_shops: RecommendedShopsTable;
  search_pages: SearchPagesTable;
  sell_orders: SellOrdersTable;
  sessions: SessionsTable;
  setting_changes: SettingChangesTable;
  shipping_corrections: ShippingCorrectionsTable;
  shipping_rules: ShippingRulesTable;
  shops: ShopsTable;
  skus: SkusTable;
  source_absences: SourceAbsencesTable;
  source_tokens: SourceTokensTable;
  staff_members: StaffMembersTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  staff_devices: StaffDevicesTable;
  staff_sessions: StaffSessionsTable;
  supplements: SupplementsTable;
  tariff_lines: TariffLinesTable;
  text_overrides: TextOverridesTable;
  tier_grants: TierGrantsTable;
  topups: TopupsTable;
  trade_logs: TradeLogsTable;
  transfers: TransfersTable;
  translation_shares: TranslationSharesTable;
  translation_usage: TranslationUsageTable;
  translations: TranslationsTable;
  tries: TriesTable;
}
