import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson, Json, NamesText, OrderAddress, PayInfo } from "./columns.ts";

export interface BillsTable {
  id: Generated<number>;
  tid: string;
  account_id: number;
  currency: string;
  state: string;
  amount: number;
  explanation: Json<unknown>;
  posted_at: Date;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BoxesTable {
  id: Generated<number>;
  number: string;
  warehouse: string;
  region: string;
  transport: number;
  state: string;
  created_at: Date;
  dispatched_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  arrived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ChargeLinesTable {
  id: Generated<number>;
  order_id: number;
  bill_id: number;
  kind: string;
  amount: number;
  original_amount: number;
  reason: GeneratedJson<Record<string, string | number>>;
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
  sku_id: number;
  product_id: number;
  thid_item_id: string;
  platform: number;
  item_name: string;
  names: GeneratedJson<Partial<NamesText>>;
  image: Generated<string>;
  url: Generated<string>;
  props: Json<Record<string, string>>;
  price: number;
  num: number;
  goods_class: string;
  weight_g: number;
  status: number;
  out_oid: Generated<string>;
  arrived_num: Generated<number>;
  refund_status: Generated<number>;
  refund_real: Generated<number>;
  refund_num: Generated<number>;
}

export interface OrdersTable {
  id: Generated<number>;
  tid: string;
  account_id: number;
  region: string;
  currency: string;
  biz_attribute: Generated<number>;
  status: number;
  address: Json<OrderAddress>;
  express: number;
  transport: number;
  pay_mode: string;
  insurance: number;
  remark: GeneratedJson<string[]>;
  goods_amount: number;
  mainland_freight: number;
  service_fee: Generated<number>;
  insurance_fee: number;
  coupon_id: ColumnType<number | null, number | null | undefined, number | null>;
  coupon_amount: Generated<number>;
  freight_estimate: Generated<number>;
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
}

export interface PackageEventsTable {
  id: Generated<number>;
  package_id: number;
  transport_state: string;
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
  warehouse: string;
  express_no: string;
  out_oid: Generated<string>;
  rel_tid: Generated<string>;
  billing: number;
  transport_state: string;
  weight_g: ColumnType<number | null, number | null | undefined, number | null>;
  length_mm: ColumnType<number | null, number | null | undefined, number | null>;
  width_mm: ColumnType<number | null, number | null | undefined, number | null>;
  height_mm: ColumnType<number | null, number | null | undefined, number | null>;
  photos: GeneratedJson<string[]>;
  shelf: Generated<string>;
  marks: GeneratedJson<string[]>;
  fee_total: Generated<number>;
  bill_id: ColumnType<number | null, number | null | undefined, number | null>;
  box_id: ColumnType<number | null, number | null | undefined, number | null>;
  local_carrier: Generated<string>;
  local_express_no: Generated<string>;
  created_at: Date;
  measured_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  receive_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SellOrdersTable {
  id: Generated<number>;
  order_id: number;
  shop_id: ColumnType<number | null, number | null | undefined, number | null>;
  shop_name: string;
  platform: number;
  mainland_freight: number;
}

export interface SupplementsTable {
  id: Generated<number>;
  child_tid: string;
  order_id: number;
  bill_id: ColumnType<number | null, number | null | undefined, number | null>;
  kind: string;
  pay_status: number;
  status: number;
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
  actor_kind: string;
  actor: Generated<string>;
  content: Json<unknown>;
  at: Date;
}
