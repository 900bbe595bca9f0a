import { sumKeys, type SumReason } from "@sampan/domain/kernel/sum-entry";
import * as z from "zod/mini";
import { Cents, Currency, Region, Rounding, WireTime } from "../../kernel/fields.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { I18n } from "../../goods/i18n.ts";
import { destination } from "./destination.ts";
import { ChoiceQuestion } from "./choice-question.ts";
import { markedFields } from "./marks.ts";
import { Delay } from "../purchases/delay.ts";
import { InstructionsOfOrder } from "../instructions/instructions.ts";
import { GoodsClass } from "../../goods/shippability/shippability.ts";

/** The figures an amount comes from, by name; the words are the page's. */
export const Figures = z.record(z.string(), z.union([z.string(), z.number()]));

const sumReasons = [
  "yuan_times_rate",
  "share_of_goods",
  "weight_times_rate",
  "volume_times_rate",
  "first_weight",
  "per_shipment",
  "share_of_shipment",
  "insurance_raised",
  "rehearsed",
  "days_of_storage",
  "up_to_minimum",
  "reduction",
  "points_redeemed",
  "written_by_staff",
] as const satisfies readonly SumReason[];

/**
 * One row of the arithmetic a person is shown: what, how much, and why. `amount` is cents of the payment
 * currency, negative for a deduction; `cny` is CNY cents where the row was converted.
 */
export const Sum = z.object({
  key: z.enum(sumKeys),
  instalment: z.union([z.literal(1), z.literal(2)]),
  amount: Cents,
  cny: z.nullable(Cents),
  is_estimate: z.boolean(),
  reason: z.object({ key: z.enum(sumReasons), values: z.record(z.string(), z.number()) }),
});
export type Sum = z.infer<typeof Sum>;

/** An order's amounts, explained. Cents of `currency`; the rows of each instalment add up to its total. */
export const Sums = z.object({
  currency: Currency,
  /** `4.53`; of the payment once paid, before that the newest. [MONEY-12] */
  exchange_rate: z.string(),
  rate_e6: z.int(),
  /** Of the payment once paid, before that the one that is set. [MONEY-05] */
  rounding: Rounding,
  is_rate_fixed: z.boolean(),
  rows: z.array(Sum),
  first_instalment: Cents,
  second_instalment: Cents,
  is_second_estimate: z.boolean(),
  door_total: Cents,
});
export type Sums = z.infer<typeof Sums>;

/** A line of goods, or with wholesale_item_d_o.id 9999 a charge. [ORD-80] [ORD-81] [ORD-82] */
export const OrderItem = z.object({
  tid: z.string(),
  oid: z.string(),
  item_id: z.string(),
  status: z.int(),
  num: z.int(),
  /** num less what was refunded, where the refund reduces the quantity. */
  shown_num: z.int(),
  refund_status: z.int(),
  refund_real: Cents,
  refund_num: z.int(),
  remark: z.string(),
  /** Amount of a goods supplement for this line, payment currency. */
  supplement: Cents,
  out_oid: z.string(),
  wholesale_item_d_o: z.object({
    id: z.int(),
    item_name: z.string(),
    /** JSON text of option name to value. */
    props: z.string(),
    /** JSON text {l, w, h, weight}: millimetres and grams. */
    size: z.string(),
  }),
  i18n: I18n,
  props_text: z.string(),
  props_i18n: I18n,
  /** What was ordered, where its seller had none and another option is bought; null where it is what was ordered. */
  ordered_props_i18n: z.nullable(I18n),
  platform: Platform,
  thid_item_id: z.string(),
  spu_id: z.string(),
  url: z.string(),
  image: z.string(),
  /** What the customer showed of something that has no listing. */
  pictures: z.array(z.string()),
  goods_class: GoodsClass,
  /** CNY cents, each piece and all of them. */
  price: Cents,
  amount: Cents,
  /** Marketplace parcels on their way to our warehouse. */
  express: z.array(z.object({ express_no: z.string(), carrier: z.string(), num: z.int() })),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** [ORD-79] */
export const SellOrder = z.object({
  id: z.string(),
  shop_name: z.string(),
  platform: Platform,
  mainland_freight: Cents,
  wholesale_order_items: z._default(z.array(OrderItem), []),
  /** The same in the other form that an order may have it in. */
  seller_items_list: z.optional(z.array(z.object({ item_list: z.array(OrderItem) }))),
});

/** [ORD-85] [ORD-86] [ORD-40..43] */
export const BalanceDue = z.object({
  pay_status: z.int(),
  status: z.int(),
  pay_real: Cents,
  kind: z.enum(["freight", "goods"]),
  /** Part of a freight bill, and taken back with it only. */
  is_billed: z.boolean(),
  amount: Cents,
  reason: z.string(),
  cdate: WireTime,
  /** `hd_fee` in the payment currency, `item_fee` in CNY. */
  supplement_order_list: z.array(
    z.object({ child_tid: z.string(), hd_fee: Cents, item_fee: Cents }),
  ),
  /** The seller's price it asks about, CNY cents a piece; it may be declined until `due_at`. */
  price_rise: z.nullable(
    z.object({
      oid: z.string(),
      paid_price: Cents,
      price: Cents,
      pieces: z.int(),
      due_at: WireTime,
      is_open: z.boolean(),
    }),
  ),
});

/** What the customer has to pay now. `tids` are what the payment calls take. */
export const Due = z.object({
  instalment: z.union([z.literal(1), z.literal(2)]),
  tids: z.array(z.string()),
  amount: Cents,
  currency: Currency,
});

export const orderActions = ["pay", "close", "confirm_receipt"] as const;

/** An order as the list shows it. [ORD-69..80] */
export const OrderCard = z.object({
  tid: z.string(),
  status: z.int(),
  /** The status's word key: in_review, awaiting_payment ... */
  status_name: z.string(),
  /** -1 while in review, which has none. */
  helper_code: z.int(),
  biz_attribute: z.int(),
  cdate: WireTime,
  edate: WireTime,
  pay_deadline: WireTime,
  pay_time: WireTime,
  receive_time: WireTime,
  offshore_time: WireTime,
  international_transport_time: WireTime,
  /** What was paid, less what came back; cents of `currency`. [REF-13] */
  pay_real: Cents,
  /** Everything the order costs so far; cents of `currency`. */
  fee_total: Cents,
  currency: Currency,
  pay_info: z.object({
    exchange_rate: z.string(),
    /** JSON text; may hold HONGBAO. [ORD-73] */
    pay_remark_string: z.string(),
  }),
  /** JSON text {HD2_ALL, HD3_ALL}. [ORD-74] */
  fee_hd: z.string(),
  /** JSON text {extMap: {orderMark, HD2: {original_price, discount}}}: `OrderMark`s and the tags of `marks`, and cents of `currency`. [ORD-75] */
  ext: z.string(),
  ...markedFields,
  /** JSON text of a list. [ORD-77] */
  remark: z.string(),
  sell_order_list: z.array(SellOrder),
  supplement_list: z.array(BalanceDue),
  /** Amounts returned that belong to no line. [ORD-78] */
  no_item_refund_list: z.array(z.object({ amount: Cents, reason: z.string(), cdate: WireTime })),
  /** All goods of all sellers, charge lines left out, for pages that do not group. */
  items: z.array(OrderItem),
  /** Goods lines and pieces. [ORD-84] */
  sku_count: z.int(),
  piece_count: z.int(),
  /** CNY cents. */
  goods_amount: Cents,
  due: z.nullable(Due),
  actions: z.array(z.enum(orderActions)),
});
export type OrderCard = z.infer<typeof OrderCard>;

export const orderStages = [
  "placed",
  "reviewed",
  "first_paid",
  "seller_shipped",
  "warehouse",
  "billed",
  "second_paid",
  "dispatched",
  "customs",
  "destination",
  "delivering",
  "signed",
  "completed",
  "closed",
] as const;

/** One stop on the way from the seller to the door. */
export const Stage = z.object({
  stage: z.enum(orderStages),
  state: z.enum(["done", "now", "ahead"]),
  /** Empty until it happens. */
  at: WireTime,
  /** When it is expected, as days (`YYYY-MM-DD`); empty where nothing honest can be said. */
  expected_from: z.string(),
  expected_to: z.string(),
  figures: Figures,
});
export type Stage = z.infer<typeof Stage>;

export const OrderPackage = z.object({
  tid: z.string(),
  express_no: z.string(),
  /** Billing on the wire: 1, 2, 3, 0 unpaid, 4 paid. */
  status: z.int(),
  transport_state: z.string(),
  warehouse: z.string(),
  /** 0 until measured. */
  weight_g: z.int(),
  length_mm: z.int(),
  width_mm: z.int(),
  height_mm: z.int(),
  photos: z.array(z.string()),
  local_carrier: z.string(),
  local_express_no: z.string(),
  measured_at: WireTime,
  receive_time: WireTime,
});

/** A charge line with its arithmetic. [ORD-76] [ORD-83] */
export const Charge = z.object({
  kind: z.enum(["international_freight", "local_freight", "warehouse", "other"]),
  amount: Cents,
  original_amount: Cents,
  /** The destination the charge is named after. */
  region: Region,
  figures: Figures,
});

/** An order as its page shows it. [ORD-07] */
export const Order = z.extend(OrderCard, {
  ...destination,
  pay_mode: z.enum(["once", "twice"]),
  insurance: z.int(),
  weight_estimate_g: z.int(),
  sums: Sums,
  charges: z.array(Charge),
  packages: z.array(OrderPackage),
  timeline: z.array(Stage),
  /** What its customer had said when they placed it; null where that was nothing. */
  instructions: z.nullable(InstructionsOfOrder),
  /** Goods that are late at their seller, and why. */
  delays: z.array(z.extend(Delay, { oid: z.string() })),
  /** Other options that wait for an answer; one that costs more is taken by paying the difference. */
  choices: z.array(ChoiceQuestion),
  close_reason: z.string(),
  review_note: z.string(),
  /** The last moment of the claim window; empty before completion. [ORD-26] */
  claimable_until: WireTime,
  /** Whether something of it can be claimed now. [ORD-26] */
  is_claimable: z.boolean(),
});
export type Order = z.infer<typeof Order>;
