import type { DoorPriceTables } from "./tables-door-price.ts";
import type { ClearanceTables } from "./tables-clearance.ts";
import type { ServiceTables } from "./tables-services.ts";
import type { LastMileTables } from "./tables-last-mile.ts";
import type { TrackingTables } from "./tables-tracking.ts";
import type {
  BusinessCategoryGroupsTable,
  BusinessChoicesTable,
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
  ArticlesTable,
  ArticleVerdictsTable,
  ArticleVersionsTable,
  HelpWordsTable,
} from "./tables-content.ts";
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
  ParcelWaysTable,
  MergedPartsTable,
  ShipmentHoldsTable,
  ConsignmentsTable,
  SupplementsTable,
  TradeLogsTable,
} from "./tables-orders.ts";
import type { RehearsalsTable } from "./tables-rehearsals.ts";
import type {
  BalanceCorrectionsTable,
  BankCardsTable,
  CouponTemplatesTable,
  CouponsTable,
  GrantsTable,
  LedgerAccountsTable,
  LedgerBlocksTable,
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

import type { BookTables } from "./tables-closes.ts";
import type { ClaimsTables } from "./tables-claims.ts";
import type {
  InvitationsTable,
  InviteMarksTable,
  InviteMonthsTable,
  InviteRewardsTable,
  InviteTermsTable,
} from "./tables-invitations.ts";
import type { LegHitsTable, LegIntervalsTable, StuckParcelsTable } from "./tables-intervals.ts";
import type { OrderInstructionsTable, StandingInstructionsTable } from "./tables-instructions.ts";
import type { PurchasePaymentTables } from "./tables-purchase-payments.ts";
import type { BuyingTables } from "./tables-purchases.ts";
import type { PayoutSignaturesTable, RefundPartsTable, RefundsTable } from "./tables-refunds.ts";
import type {
  GoodsTextsTable,
  GoodsToTranslateTable,
  TextOverridesTable,
  TranslationSharesTable,
  TranslationsTable,
  TranslationUsageTable,
} from "./tables-texts.ts";
import type { CameraPhotosTable, DeskCamerasTable, GoodsFaultsTable } from "./tables-desks.ts";
import type { StorageTables } from "./tables-storage.ts";
import type { CampaignTables } from "./tables-campaigns.ts";
import type { PopupTables } from "./tables-popups.ts";
import type { PushTables } from "./tables-pushes.ts";
import type { PageTables } from "./tables-pages.ts";
import type {
  LineEventsTable,
  LinkedLogInsTable,
  LogInNewcomersTable,
  LogInStartsTable,
} from "./tables-linked-log-ins.ts";
import type { BoundFeaturesTable, SegmentMembersTable, SegmentsTable } from "./tables-segments.ts";
import type { HandOversTable, PickupCodesTable } from "./tables-pickups.ts";
import type { StockCountsTable, StockDifferencesTable, StockScansTable } from "./tables-stock.ts";
import type { ParcelClaimsTable, UnclaimedParcelsTable } from "./tables-unclaimed.ts";
import type {
  PreparedAnswersTable,
  WorkOrderEntriesTable,
  WorkOrderNotesTable,
  WorkOrdersTable,
  WorkOrderTranslationsTable,
} from "./tables-work-orders.ts";
import type { ArrivalWeightsTable, VoyageBoxesTable, VoyagesTable } from "./tables-voyages.ts";

/** The tables as the migrations leave them; a test holds this file against the migrated schema. */
export interface Tables
  extends
    BookTables,
    BuyingTables,
    CampaignTables,
    ClaimsTables,
    ClearanceTables,
    DoorPriceTables,
    LastMileTables,
    TrackingTables,
    PageTables,
    PopupTables,
    PurchasePaymentTables,
    PushTables,
    ServiceTables,
    StorageTables {
  accounts: AccountsTable;
  addresses: AddressesTable;
  arrival_weights: ArrivalWeightsTable;
  article_verdicts: ArticleVerdictsTable;
  article_versions: ArticleVersionsTable;
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
  bound_features: BoundFeaturesTable;
  boxes: BoxesTable;
  business_category_groups: BusinessCategoryGroupsTable;
  business_choices: BusinessChoicesTable;
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
  invitations: InvitationsTable;
  invite_marks: InviteMarksTable;
  invite_months: InviteMonthsTable;
  invite_rewards: InviteRewardsTable;
  invite_terms: InviteTermsTable;
  item_shipments: ItemShipmentsTable;
  leaderboard_places: LeaderboardPlacesTable;
  listed_goods: ListedGoodsTable;
  ledger_blocks: LedgerBlocksTable;
  leg_hits: LegHitsTable;
  leg_intervals: LegIntervalsTable;
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
  prepared_answers: PreparedAnswersTable;
  products: ProductsTable;
  question_budgets: QuestionBudgetsTable;
  rate_quotes: RateQuotesTable;
  real_names: RealNamesTable;
  recommended_shops: RecommendedShopsTable;
  search_pages: SearchPagesTable;
  payout_signatures: PayoutSignaturesTable;
  refund_parts: RefundPartsTable;
  standing_instructions: StandingInstructionsTable;
  order_instructions: OrderInstructionsTable;
  refunds: RefundsTable;
  segment_members: SegmentMembersTable;
  line_events: LineEventsTable;
  linked_log_ins: LinkedLogInsTable;
  log_in_starts: LogInStartsTable;
  log_in_newcomers: LogInNewcomersTable;
  segments: SegmentsTable;
  sell_orders: SellOrdersTable;
  sessions: SessionsTable;
  setting_changes: SettingChangesTable;
  parcel_ways: ParcelWaysTable;
  merged_parcels: MergedParcelsTable;
  merged_parts: MergedPartsTable;
  rehearsals: RehearsalsTable;
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
  stuck_parcels: StuckParcelsTable;
  supplements: SupplementsTable;
  tariff_lines: TariffLinesTable;
  text_overrides: TextOverridesTable;
  tier_grants: TierGrantsTable;
  topups: TopupsTable;
  trade_logs: TradeLogsTable;
  unclaimed_parcels: UnclaimedParcelsTable;
  desk_cameras: DeskCamerasTable;
  camera_photos: CameraPhotosTable;
  goods_faults: GoodsFaultsTable;
  hand_overs: HandOversTable;
  help_words: HelpWordsTable;
  pickup_codes: PickupCodesTable;
  stock_counts: StockCountsTable;
  stock_differences: StockDifferencesTable;
  stock_scans: StockScansTable;
  transfers: TransfersTable;
  translation_shares: TranslationSharesTable;
  translation_usage: TranslationUsageTable;
  translations: TranslationsTable;
  tries: TriesTable;
  voyage_boxes: VoyageBoxesTable;
  voyages: VoyagesTable;
  withdrawals: WithdrawalsTable;
  work_order_entries: WorkOrderEntriesTable;
  work_order_notes: WorkOrderNotesTable;
  work_order_translations: WorkOrderTranslationsTable;
  work_orders: WorkOrdersTable;
}
