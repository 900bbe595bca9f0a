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
  BankChangesTable,
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
  MergedParcelsTable,
  MergedPartsTable,
  ShipmentHoldsTable,
  ConsignmentsTable,
  SupplementsTable,
  TradeLogsTable,
} from "./tables-orders.ts";
import type {
  BalanceCorrectionsTable,
  BankCardsTable,
  CouponTemplatesTable,
  CouponsTable,
  GrantsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  StatementLinesTable,
  StatementsTable,
  TopupsTable,
  TransfersTable,
  WithdrawalsTable,
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
  BookDifferencesTable,
  DailyClosesTable,
  DailyCloseSumsTable,
} from "./tables-closes.ts";
import type { DamageClaimsTable } from "./tables-claims.ts";
import type { OrderInstructionsTable, StandingInstructionsTable } from "./tables-instructions.ts";
import type {
  PriceChangesTable,
  PurchaseClaimsTable,
  PurchaseDelaysTable,
} from "./tables-purchases.ts";
import type { RefundPartsTable, RefundsTable } from "./tables-refunds.ts";
import type {
  GoodsTextsTable,
  GoodsToTranslateTable,
  TextOverridesTable,
  TranslationSharesTable,
  TranslationsTable,
  TranslationUsageTable,
} from "./tables-texts.ts";
import type { ParcelClaimsTable, UnclaimedParcelsTable } from "./tables-unclaimed.ts";

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
  balance_corrections: BalanceCorrectionsTable;
  bank_changes: BankChangesTable;
  bank_cards: BankCardsTable;
  banks: BanksTable;
  bills: BillsTable;
  book_differences: BookDifferencesTable;
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
  daily_close_sums: DailyCloseSumsTable;
  daily_closes: DailyClosesTable;
  damage_claims: DamageClaimsTable;
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
  parcel_claims: ParcelClaimsTable;
  person_keys: PersonKeysTable;
  products: ProductsTable;
  question_budgets: QuestionBudgetsTable;
  rate_quotes: RateQuotesTable;
  real_names: RealNamesTable;
  recommended_shops: RecommendedShopsTable;
  search_pages: SearchPagesTable;
  refund_parts: RefundPartsTable;
  price_changes: PriceChangesTable;
  purchase_claims: PurchaseClaimsTable;
  purchase_delays: PurchaseDelaysTable;
  standing_instructions: StandingInstructionsTable;
  order_instructions: OrderInstructionsTable;
  refunds: RefundsTable;
  sell_orders: SellOrdersTable;
  sessions: SessionsTable;
  setting_changes: SettingChangesTable;
  merged_parcels: MergedParcelsTable;
  merged_parts: MergedPartsTable;
  shipment_holds: ShipmentHoldsTable;
  consignments: ConsignmentsTable;
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
  statement_lines: StatementLinesTable;
  statements: StatementsTable;
  supplements: SupplementsTable;
  tariff_lines: TariffLinesTable;
  text_overrides: TextOverridesTable;
  tier_grants: TierGrantsTable;
  topups: TopupsTable;
  trade_logs: TradeLogsTable;
  unclaimed_parcels: UnclaimedParcelsTable;
  transfers: TransfersTable;
  translation_shares: TranslationSharesTable;
  translation_usage: TranslationUsageTable;
  translations: TranslationsTable;
  tries: TriesTable;
  withdrawals: WithdrawalsTable;
}
