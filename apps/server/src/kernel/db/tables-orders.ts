import type { ChargeKind } from "@sampan/domain/kernel/charge-kinds";
import type { ChargeReason } from "@sampan/domain/kernel/sum-entry";
import type { GoodsClass } from "@sampan/domain/goods/shippability/goods-class";
import type {
  CarrierId,
  PayMode,
  TransportId,
  Warehouse,
} from "@sampan/domain/goods/shippability/transports";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Region } from "@sampan/domain/kernel/regions";
import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import type { DeclaredLine } from "@sampan/domain/logistics/merging/declaration";
import type { BillingState, TransportState } from "@sampan/domain/logistics/parcels/package-state";
import type { InsuranceType } from "@sampan/domain/trade/charges/insurance";
import type { ItemStatus } from "@sampan/domain/trade/orders/item-state";
import type { BizAttribute, OrderStatus } from "@sampan/domain/trade/orders/order-state";
import type { ColumnType, Generated } from "kysely";
import type {
  GeneratedJson,
  GivenMark,
  Json,
  NamesText,
  OrderAddress,
  PayInfo,
} from "./columns.ts";

export interface BillsTable {
  id: Generated<number>;
  tid: string;
  account_id: number;
  currency: PaymentCurrency;
  state: "unpaid" | "paid" | "cancelled";
  amount: number;
  explanation: Json<unknown>;
  posted_at: Date;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BoxesTable {
  id: Generated<number>;
  number: string;
  warehouse: Warehouse;
  region: Region;
  transport: TransportId;
  state: BoxState;
  created_at: Date;
  dispatched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  arrived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ConsignmentsTable {
  order_id: number;
  warehouse: Warehouse;
}

export interface OrderChargesTable {
  id: Generated<number>;
  order_id: number;
  kind: ChargeKind;
  instalment: "first" | "second" | "supplement";
  sell_order_id: ColumnType<number | null, number | null | undefined, number | null>;
  item_id: ColumnType<number | null, number | null | undefined, number | null>;
  bill_id: ColumnType<number | null, number | null | undefined, number | null>;
  supplement_id: ColumnType<number | null, number | null | undefined, number | null>;
  cny: ColumnType<number | null, number | null | undefined, number | null>;
  amount: ColumnType<number | null, number | null | undefined, number | null>;
  original_amount: ColumnType<number | null, number | null | undefined, number | null>;
  reason: GeneratedJson<ChargeReason>;
  rate_e6: ColumnType<number | null, number | null | undefined, number | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  refunded: Generated<number>;
  late_back: Generated<number>;
}

/** Where a parcel goes in place of what its orders say: one that was merged from others, or that is sent another way. */
export interface ParcelWaysTable {
  package_id: number;
  address: Json<OrderAddress>;
  express: CarrierId;
  transport: TransportId;
  insurance: InsuranceType;
  declaration: GeneratedJson<DeclaredLine[]>;
  chosen_at: Date;
}

/** A parcel that was merged from others. */
export interface MergedParcelsTable {
  package_id: number;
  asked_at: Date;
  packed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  contents_photos: GeneratedJson<string[]>;
}

/** What each parcel held before it was merged. */
export interface MergedPartsTable {
  part_id: number;
  item_id: number;
  merged_id: number;
  num: number;
}

export interface ItemShipmentsTable {
  id: Generated<number>;
  item_id: number;
  express_no: string;
  carrier: Generated<string>;
  num: number;
  recorded_at: Date;
}

export interface OrderItemsTable {
  id: Generated<number>;
  order_id: number;
  sell_order_id: number;
  oid: string;
  /** Null, with `product_id`, where there is no listing: a payment on behalf. */
  sku_id: ColumnType<number | null, number | null | undefined, number | null>;
  product_id: ColumnType<number | null, number | null | undefined, number | null>;
  pictures: GeneratedJson<string[]>;
  thid_item_id: string;
  platform: 1 | PlatformId;
  item_name: string;
  names: GeneratedJson<Partial<NamesText>>;
  image: Generated<string>;
  url: Generated<string>;
  props: Json<Record<string, string>>;
  /** What was ordered, where another option was bought instead. */
  ordered_props: ColumnType<
    Record<string, string> | null,
    string | null | undefined,
    string | null
  >;
  price: number;
  num: number;
  goods_class: GoodsClass;
  priced_by: ColumnType<number | null, number | null | undefined, number | null>;
  price_confirmed_by: ColumnType<number | null, number | null | undefined, number | null>;
  weight_g: number;
  status: ItemStatus;
  out_oid: Generated<string>;
  arrived_num: Generated<number>;
  refund_status: Generated<number>;
  refund_real: Generated<number>;
  refund_num: Generated<number>;
  paid_for: ColumnType<number | null, number | null | undefined, number | null>;
  refund_value: Generated<number>;
  cost: ColumnType<number | null, number | null | undefined, number | null>;
  bought_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  bought_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface OrdersTable {
  id: Generated<number>;
  tid: string;
  account_id: number;
  region: Region;
  currency: PaymentCurrency;
  biz_attribute: Generated<BizAttribute>;
  status: OrderStatus;
  /** Null, with line and carrier, where nothing is sent: a payment on behalf. */
  address: ColumnType<OrderAddress | null, string | null | undefined, string | null>;
  express: ColumnType<CarrierId | null, CarrierId | null | undefined, CarrierId | null>;
  transport: ColumnType<TransportId | null, TransportId | null | undefined, TransportId | null>;
  pay_mode: PayMode;
  insurance: InsuranceType;
  /** Whether duty and tax are to be in the freight. */
  is_tax_included: Generated<boolean>;
  remark: GeneratedJson<string[]>;
  coupon_id: ColumnType<number | null, number | null | undefined, number | null>;
  weight_estimate_g: Generated<number>;
  pay_real: Generated<number>;
  fee_total: Generated<number>;
  pay_info: GeneratedJson<PayInfo>;
  request_id: string;
  created_at: Date;
  reviewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  review_note: Generated<string>;
  pay_deadline: ColumnType<Date | null, Date | null | undefined, Date | null>;
  pay_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  billed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  receive_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  offshore_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  international_transport_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  close_reason: Generated<string>;
  /** The versions of the agreement and of the clauses on claims that were accepted with it. */
  terms_version: ColumnType<number | null, number | null | undefined, number | null>;
  claims_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whose prices it was placed at; null for any but an activity order. */
  campaign_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Those it was given when it was reckoned. [ORD-44] */
  marks: GeneratedJson<GivenMark[]>;
}

export interface PackageEventsTable {
  id: Generated<number>;
  package_id: number;
  transport_state: TransportState | "customs" | "platform_warehouse";
  note: Generated<string>;
  staff_id: ColumnType<number | null, number | null | undefined, number | null>;
  at: Date;
}

export interface PackageItemsTable {
  package_id: number;
  item_id: number;
  num: number;
}

export interface PackagesTable {
  id: Generated<number>;
  tid: string;
  account_id: number;
  warehouse: Warehouse;
  express_no: string;
  out_oid: Generated<string>;
  rel_tid: Generated<string>;
  billing: BillingState;
  transport_state: TransportState;
  weight_g: ColumnType<number | null, number | null | undefined, number | null>;
  length_mm: ColumnType<number | null, number | null | undefined, number | null>;
  width_mm: ColumnType<number | null, number | null | undefined, number | null>;
  height_mm: ColumnType<number | null, number | null | undefined, number | null>;
  /** What a picture said of its sides: two of the footprint, and the height where it was found. */
  photo_mm: ColumnType<number[] | null, string | null | undefined, string | null>;
  photos: GeneratedJson<string[]>;
  shelf: Generated<string>;
  marks: GeneratedJson<string[]>;
  fee_total: Generated<number>;
  bill_id: ColumnType<number | null, number | null | undefined, number | null>;
  box_id: ColumnType<number | null, number | null | undefined, number | null>;
  local_carrier: Generated<string>;
  local_express_no: Generated<string>;
  created_at: Date;
  free_days: ColumnType<number | null, number | null | undefined, never>;
  measured_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  measured_by: ColumnType<number | null, number | null | undefined, number | null>;
  receive_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SellOrdersTable {
  id: Generated<number>;
  order_id: number;
  shop_id: ColumnType<number | null, number | null | undefined, number | null>;
  shop_name: string;
  platform: 1 | PlatformId;
  mainland_freight: number;
}

export interface ShipmentHoldsTable {
  order_id: number;
  asked_at: Date;
}

export interface SupplementsTable {
  id: Generated<number>;
  child_tid: string;
  order_id: number;
  bill_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: "freight" | "goods";
  pay_status: 0 | 1 | 2;
  status: 0 | 1 | 9;
  amount: number;
  pay_real: Generated<number>;
  reason: Generated<string>;
  pay_info: GeneratedJson<PayInfo>;
  created_at: Date;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface TradeLogsTable {
  id: Generated<number>;
  order_id: number;
  biz_code: number;
  actor_kind: "customer" | "staff" | "system";
  actor: Generated<string>;
  content: Json<unknown>;
  at: Date;
}
