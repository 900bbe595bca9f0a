import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { CartItem } from "../carts/carts.ts";
import {
  AskedKey,
  Cents,
  NoInput,
  NoOutput,
  paging,
  PublicKey,
  RowId,
  SmallNumber,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { CouponReason } from "../../money/coupons.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { I18n } from "../../goods/i18n.ts";
import { markFields } from "./marks.ts";
import { OrderOptions } from "./order-options.ts";
import { AddressCopy } from "./address-copy.ts";
import { ComparedTransport } from "./compared-transport.ts";
import { Figures, Order, OrderCard, Sums } from "./order-shapes.ts";

/** [API-86] */
export const queryOptions = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/query_options",
  about:
    "Read the choices of a settlement: insurance, carriers, transports, instalments, warehouses.",
  access: "anyone",
  mutates: false,
  input: NoInput,
  output: z.object({ data: OrderOptions }),
  refusals: [],
});

/** Nothing chosen is empty, so that each missing choice is refused with words of its own. [CHK-15..21] */
const checkoutInput = {
  lines: z
    .array(
      z.object({
        item_id: RowId,
        num: z.int().check(z.gte(0), z.lte(10_000_000)),
        /** The cart line it came from, which leaves the cart with the order. */
        cart_id: z.optional(z.string().check(z.maxLength(40))),
      }),
    )
    .check(z.maxLength(1000)),
  address_id: z.optional(AskedKey),
  express: z.optional(SmallNumber),
  transport: z.optional(SmallNumber),
  /** Whether duty and tax are to be in the freight, of a way that has both. */
  is_tax_included: z._default(z.boolean(), false),
  pay_mode: z.optional(z.enum(["once", "twice"])),
  insurance: z.optional(SmallNumber),
  coupon_id: z.optional(AskedKey),
  remark: z._default(z.string().check(z.maxLength(2000)), ""),
  /** Purchase on behalf; the other kinds are placed by calls of their own. */
  biz_attribute: z._default(z.literal(0), 0),
};

const checkoutRefusals = [
  "nothing_selected",
  "order_too_large",
  "sku_unknown",
  "sku_off_sale",
  "no_stock",
  "over_stock",
  "below_minimum_batch",
  "not_in_batch_step",
  "too_many_skus",
  "duplicate_goods",
  "address_needed",
  "carrier_needed",
  "transport_needed",
  "transport_unavailable",
  "pay_mode_needed",
  "insurance_needed",
  "remark_too_long",
  "sensitive_by_air_only",
  "goods_refused",
  "shipping_refused",
  "transport_refused",
  "real_name_needed",
  "profile_incomplete",
  "coupon_unusable",
  "activity_coupon",
  "activity_hours",
  "activity_cap_exceeded",
  "rate_unknown",
  "order_failed",
] as const;

export const CheckoutProblem = z.enum([...checkoutRefusals, "terms_needed", "claims_terms_needed"]);

export const CheckoutPreview = z.object({
  sums: Sums,
  shops: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      i18n: I18n,
      platform: Platform,
      /** CNY cents. */
      mainland_freight: Cents,
      goods_amount: Cents,
      item_list: z.array(z.extend(CartItem, { amount: Cents, amount_local: Cents })),
    }),
  ),
  weight_estimate_g: z.int(),
  /** Every transport with its price for these goods, so that the choice can be compared. */
  transports: z.array(ComparedTransport),
  /** Coupons that this order can use, the best one first. */
  usable_coupons: z.array(PublicKey),
  /** All that the customer holds: what each would take off, or why it takes nothing. [CPN-09] */
  coupons: z.array(
    z.object({ coupon_id: PublicKey, discount: Cents, reason: z.nullable(CouponReason) }),
  ),
  address: z.nullable(AddressCopy),
  ...markFields,
  /** Why create_trade would refuse now, in the order it would say so. */
  problems: z.array(z.object({ code: CheckoutProblem, error_code: z.int(), values: Figures })),
});
export type CheckoutPreview = z.infer<typeof CheckoutPreview>;

/** [API-71] [CHK-11] [CHK-32] */
export const simulateCreateTrade = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/simulate_create_trade",
  about: "Compute what an order would cost and what still keeps it from being placed.",
  access: "customer",
  mutates: false,
  input: z.object(checkoutInput),
  output: z.object({ data: CheckoutPreview }),
  refusals: ["nothing_selected", "order_too_large", "sku_unknown", "rate_unknown"],
});

/** [API-72] [CHK-14..33] [CHK-30] */
export const createTrade = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/create_trade",
  about: "Place an order. The same request_id places one order only.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    ...checkoutInput,
    accept_terms: z._default(SmallNumber, 0),
    accept_claims: z._default(SmallNumber, 0),
    request_id: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: [...checkoutRefusals, "terms_needed", "claims_terms_needed"],
});

/** [API-67] [ORD-07] [ORD-22] */
export const getOrderDetail = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/get_order_detail",
  about: "Read one of the customer's orders.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: Order }),
  refusals: ["order_unknown"],
});

/** `status` is a tab's name or a list of statuses as JSON text. Times are of the caller's region. */
const orderFilter = {
  order_by: z._default(z.enum(["newest", "oldest"]), "newest"),
  tab: z._default(
    z.enum([
      "all",
      "to_be_reviewed",
      "pending_payment",
      "in_progress",
      "shipped",
      "signed",
      "completed",
      "closed",
    ]),
    "all",
  ),
  status: z.optional(z.array(SmallNumber).check(z.maxLength(10))),
  biz_attr_array: z.optional(z.array(SmallNumber).check(z.maxLength(3))),
  /** The marketplace's order number. */
  out_oid: z.optional(z.string().check(z.maxLength(60))),
  /** Of goods, options, shop or number: an order that has all of them. */
  words: z.optional(z.string().check(z.maxLength(60))),
  start_time: z.optional(WireTime),
  end_time: z.optional(WireTime),
};

/** [API-68] [ORD-01..05] [CONST-31] */
export const queryOrderList = defineCall({
  methods: ["GET", "POST"],
  path: "/gateway/installer/order/query_order_list",
  about: "List the customer's orders by tab, type, words, marketplace order number and time.",
  access: "customer",
  mutates: false,
  pageSize: "order_page_size",
  input: z.object({ ...paging(5), ...orderFilter }),
  output: z.object({ datalist: z.array(OrderCard), total: z.int() }),
  refusals: [],
});

export const exportOrders = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/export_orders",
  about: "The customer's orders as a CSV file, by the filters of the list; the newest thousand.",
  access: "customer",
  mutates: false,
  input: z.object(orderFilter),
  output: z.object({
    data: z.object({
      /** The whole file, in the caller's language. */
      text: z.string(),
      /** Orders in it, and how many the filter finds. */
      count: z.int(),
      total: z.int(),
    }),
  }),
  refusals: [],
});

/** Only while in review or unpaid. [API-69] [ORD-17] */
export const closeOrder = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/close_order",
  about: "Close an order that is in review or unpaid.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid }),
  output: NoOutput,
  refusals: ["order_unknown", "order_not_in_state"],
});

/** A row; `content` is JSON text for biz_code 3, 8, 10, 12, 16 and 17, else text. [ORD-88] [ORD-89] */
export const OrderLogRow = z.object({
  biz_code: z.int(),
  cdate: WireTime,
  content: z.string(),
  actor: z.enum(["customer", "staff", "system"]),
});
export type OrderLogRow = z.infer<typeof OrderLogRow>;

/** [API-70] */
export const queryTradeLoggerList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/query_trade_logger_list",
  about: "Read what happened to an order.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid, order_by: z._default(z.enum(["newest", "oldest"]), "newest") }),
  output: z.object({ datalist: z.array(OrderLogRow) }),
  refusals: ["order_unknown"],
});

/** [API-81] [ORD-21] */
export const confirmReceipt = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/order/confirm_receipt",
  about: "Confirm that everything of an order was received.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid }),
  output: NoOutput,
  refusals: ["order_unknown", "order_not_in_state"],
});

/** [API-33] [ORD-09] */
export const queryOrderBubbleCount = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/order/query_order_bubble_count",
  about: "Count the customer's orders per tab.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      to_be_reviewed: z.int(),
      pending_payment: z.int(),
      in_progress: z.int(),
      shipped: z.int(),
      signed: z.int(),
      completed: z.int(),
      closed: z.int(),
    }),
  }),
  refusals: [],
});
