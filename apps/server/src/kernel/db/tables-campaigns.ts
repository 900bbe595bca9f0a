import type { PayMode } from "@sampan/domain/goods/shippability/transports";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { MembershipTier } from "@sampan/domain/people/accounts/profile";
import type {
  BudgetCurrency,
  CampaignGift,
  CampaignState,
  PrizeKind,
} from "@sampan/domain/shop/campaigns/campaign";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json, NamesText } from "./columns.ts";

interface CampaignsTable {
  id: Generated<number>;
  number: string;
  state: CampaignState;
  gift: CampaignGift;
  name: Json<NamesText>;
  about: Json<NamesText>;
  page: Generated<string>;
  stage: ColumnType<1 | 2 | 3 | null, 1 | 2 | 3 | null | undefined, 1 | 2 | 3 | null>;
  starts_at: Date;
  ends_at: Date;
  sees_segment: ColumnType<number | null, number | null | undefined, number | null>;
  takes_segment: ColumnType<number | null, number | null | undefined, number | null>;
  per_person: number;
  per_day: number;
  draws: Generated<number>;
  seed: ColumnType<string | null, string | null | undefined, string | null>;
  commitment: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
  created_at: Date;
  created_by: ColumnType<number | null, number | null | undefined, number | null>;
  asked_by: ColumnType<number | null, number | null | undefined, number | null>;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  published_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface CampaignBudgetsTable {
  campaign_id: number;
  currency: BudgetCurrency;
  most: number;
  spent: Generated<number>;
}

interface CampaignPrizesTable {
  id: Generated<number>;
  campaign_id: number;
  place: number;
  kind: PrizeKind;
  currency: ColumnType<
    PaymentCurrency | null,
    PaymentCurrency | null | undefined,
    PaymentCurrency | null
  >;
  amount: number;
  template_id: ColumnType<number | null, number | null | undefined, number | null>;
  copies: ColumnType<number | null, number | null | undefined, number | null>;
  given: Generated<number>;
  odds_bp: ColumnType<number | null, number | null | undefined, number | null>;
}

interface ActivityPricesTable {
  campaign_id: number;
  product_id: number;
  place: number;
  /** CNY cents a piece. */
  price: number;
}

/** Amounts are cents of the payment currency of whoever orders. [PROMO-13..15] */
interface MarketingMarksTable {
  id: Generated<number>;
  key: Generated<string>;
  tag: string;
  name: Json<NamesText>;
  starts_at: Date;
  ends_at: Date;
  is_active: Generated<boolean>;
  user_levels: GeneratedJson<MembershipTier[]>;
  pay_methods: GeneratedJson<PayMode[]>;
  min_item_fee: ColumnType<number | null, number | null | undefined, number | null>;
  min_hd2_fee: ColumnType<number | null, number | null | undefined, number | null>;
  min_order_fee: ColumnType<number | null, number | null | undefined, number | null>;
  goods_price: ColumnType<number | null, number | null | undefined, number | null>;
  goods_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  goods_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: Generated<number>;
  changed_at: Date;
  changed_by: ColumnType<number | null, number | null | undefined, number | null>;
}

interface CampaignTakersTable {
  campaign_id: number;
  account_id: number;
  takes: Generated<number>;
  day: Generated<string>;
  takes_of_day: Generated<number>;
  streak: Generated<number>;
}

/** What somebody gained at one take. */
export interface Gain {
  readonly kind: PrizeKind;
  readonly currency: PaymentCurrency | null;
  /** Cents, points, or the most that the coupon takes off. */
  readonly amount: number;
  /** Of a coupon; empty elsewhere. */
  readonly code: string;
}

interface CampaignTakesTable {
  id: Generated<number>;
  campaign_id: number;
  account_id: number;
  nth: number;
  serial: ColumnType<number | null, number | null | undefined, number | null>;
  place: ColumnType<number | null, number | null | undefined, number | null>;
  gains: Json<Gain[]>;
  taken_at: Date;
}

interface CampaignSlipsTable {
  campaign_id: number;
  currency: PaymentCurrency;
  place: number;
  amount: number;
  take_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Campaigns, what they give, from what and to whom. */
export interface CampaignTables {
  campaign_budgets: CampaignBudgetsTable;
  campaign_prizes: CampaignPrizesTable;
  campaign_slips: CampaignSlipsTable;
  activity_prices: ActivityPricesTable;
  marketing_marks: MarketingMarksTable;
  campaign_takers: CampaignTakersTable;
  campaign_takes: CampaignTakesTable;
  campaigns: CampaignsTable;
}
