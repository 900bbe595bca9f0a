import type { GoodsClass, TariffClass } from "@sampan/domain/goods/shippability/goods-class";
import type { RuleOutcome, ShippingOutcome } from "@sampan/domain/goods/shippability/shippability";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Rounding } from "@sampan/domain/kernel/rounding";
import type { Region } from "@sampan/domain/kernel/regions";
import type { SignatureState } from "@sampan/domain/kernel/two-signatures";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json, NamesText } from "./columns.ts";

export interface BanksTable {
  code: string;
  kind: "transfer" | "cash_out";
  region: Region;
  name: Json<NamesText>;
  logo: Generated<string>;
  account_name: Generated<string>;
  account_no: Generated<string>;
  position: number;
}

export interface BankChangesTable {
  id: Generated<number>;
  key: Generated<string>;
  kind: "transfer" | "cash_out";
  region: Region;
  /** The one it has, and the one it is to have. */
  code: string;
  new_code: string;
  name: Json<NamesText>;
  logo: string;
  account_name: string;
  account_no: string;
  state: SignatureState;
  entered_at: Date;
  entered_by: number;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface CartLinesTable {
  id: Generated<number>;
  cart_id: string;
  account_id: number;
  sku_id: number;
  num: number;
  seen_price: number;
  added_at: Date;
}

export interface CategoriesTable {
  id: number;
  parent_id: ColumnType<number | null, number | null | undefined, number | null>;
  slug: string;
  name: Json<NamesText>;
  img_url: Generated<string>;
  position: number;
  version: Generated<number>;
}

export interface ExchangeRatesTable {
  id: Generated<number>;
  key: Generated<string>;
  currency: PaymentCurrency;
  mid_e6: number;
  margin_bp: number;
  rate_e6: number;
  source: string;
  valid_from: Date;
  is_manual: Generated<boolean>;
  valid_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface LeaderboardPlacesTable {
  product_id: number;
  place: number;
}

/** Names in other languages are there where somebody wrote them; the original is the key. */
export interface ProductAttribute {
  name: string;
  value: string;
  names?: Partial<NamesText>;
  value_names?: Partial<NamesText>;
}

export interface ProductOption {
  name: string;
  names?: Partial<NamesText>;
  values: { value: string; image?: string; names?: Partial<NamesText> }[];
}

/** Own goods on sale; the database keeps it beside `products`, and nobody else writes it. */
export interface ListedGoodsTable {
  id: number;
  category_id: ColumnType<number | null, number | null | undefined, number | null>;
  shop_id: ColumnType<number | null, number | null | undefined, number | null>;
  rank: number;
  price: number;
  month_sold: number;
  /** As in `products`; asked about, never read. */
  search_tokens: ColumnType<string | null, string | null | undefined, string | null>;
  /** Keeps the words out of the row (migration 0261); means nothing. */
  filler: ColumnType<string | null, undefined, never>;
}

export interface ProductsTable {
  id: Generated<number>;
  platform: 1 | PlatformId;
  thid_item_id: string;
  shop_id: ColumnType<number | null, number | null | undefined, number | null>;
  category_id: ColumnType<number | null, number | null | undefined, number | null>;
  item_name: string;
  names: GeneratedJson<Partial<NamesText>>;
  /** What the seller praises the goods with; empty for none. */
  promotion_title: Generated<string>;
  promotion_names: GeneratedJson<Partial<NamesText>>;
  images: GeneratedJson<string[]>;
  description: Generated<string>;
  description_images: GeneratedJson<string[]>;
  attributes: GeneratedJson<ProductAttribute[]>;
  options: GeneratedJson<ProductOption[]>;
  tiers: GeneratedJson<{ from: number; price: number }[]>;
  price: number;
  min_price: number;
  max_price: number;
  mainland_freight: Generated<number>;
  batch_step: Generated<number>;
  minimum_batch: Generated<number>;
  unit: Generated<string>;
  url: Generated<string>;
  goods_class: Generated<GoodsClass>;
  weight_g: ColumnType<number | null, number | null | undefined, number | null>;
  size_mm: ColumnType<
    { l: number; w: number; h: number } | null,
    string | null | undefined,
    string | null
  >;
  month_sold: Generated<number>;
  rank: Generated<number>;
  is_on_sale: Generated<boolean>;
  fetched_at: Date;
  activity_price: ColumnType<number | null, number | null | undefined, number | null>;
  /** Made by the server, looked up in `listed_goods`: its text is the database's own. */
  search_tokens: ColumnType<string | null, string | null | undefined, string | null>;
  version: Generated<number>;
}

export interface RateQuotesTable {
  id: Generated<number>;
  account_id: number;
  currency: PaymentCurrency;
  rate_e6: number;
  rounding: Generated<Rounding>;
  quoted_at: Date;
  expires_at: Date;
}

export interface RecommendedShopsTable {
  shop_id: number;
  place: number;
}

export interface SettingChangesTable {
  id: Generated<number>;
  key: string;
  value: Json<unknown>;
  starts_at: Date;
  is_planned: Generated<boolean>;
  made_at: Date;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
  reason: Generated<string>;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  withdrawn_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ShopsTable {
  id: Generated<number>;
  key: Generated<string>;
  platform: 1 | PlatformId;
  thid_shop_id: string;
  name: string;
  city: Generated<string>;
  is_factory: Generated<boolean>;
  is_warehousing: Generated<boolean>;
  facts: GeneratedJson<Record<string, string | number>>;
  names: GeneratedJson<Partial<NamesText>>;
  intro: GeneratedJson<Partial<NamesText>>;
}

export interface SkusTable {
  id: Generated<number>;
  product_id: number;
  thid_sku_id: Generated<string>;
  thid_spec_id: Generated<string>;
  props: Json<Record<string, string>>;
  props_key: string;
  price: number;
  stock: number;
  status: 0 | 1;
  image: Generated<string>;
  weight_g: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface TariffLinesTable {
  id: Generated<number>;
  region: Region;
  transport: TransportId;
  tariff_class: TariffClass;
  currency: PaymentCurrency;
  per_kg: Generated<number>;
  per_cbm: Generated<number>;
  first_weight_g: Generated<number>;
  first_fee: Generated<number>;
  base_fee: Generated<number>;
  delivery_fee: Generated<number>;
  minimum_fee: Generated<number>;
  divisor: ColumnType<number | null, number | null | undefined, number | null>;
  minimum_weight_g: Generated<number>;
  weight_step_g: Generated<number>;
  days_min: number;
  days_max: number;
  is_open: Generated<boolean>;
  is_tax_included: Generated<boolean>;
  segment_id: ColumnType<number | null, number | null | undefined, never>;
  key: Generated<string>;
  starts_at: Generated<Date>;
  is_planned: Generated<boolean>;
  made_at: Generated<Date>;
  staff_id: ColumnType<number | null, number | null | undefined, never>;
  reason: Generated<string>;
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  withdrawn_by: ColumnType<number | null, number | null | undefined, number | null>;
  weight_max_g: ColumnType<number | null, number | null | undefined, number | null>;
  side_max_mm: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ShippingCorrectionsTable {
  product_id: number;
  region: Region;
  transport: TransportId;
  outcome: ShippingOutcome;
  mark: Generated<string>;
  reason: Json<NamesText>;
  decided_on: string;
}

export interface ShippingRulesTable {
  id: Generated<number>;
  key: Generated<string>;
  region: ColumnType<Region | null, Region | null | undefined, Region | null>;
  transports: Json<TransportId[]>;
  outcome: RuleOutcome;
  goods_classes: GeneratedJson<GoodsClass[]>;
  category_ids: GeneratedJson<number[]>;
  words: GeneratedJson<string[]>;
  except_words: GeneratedJson<string[]>;
  max_pieces: ColumnType<number | null, number | null | undefined, number | null>;
  mark: Generated<string>;
  name: string;
  reason: Json<NamesText>;
  source: Generated<string>;
  checked_on: string;
  is_enabled: Generated<boolean>;
}
