import * as z from "zod/mini";
import { carriageRefusals } from "./carriage-refusals.ts";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  PaymentCurrency,
  NoOutput,
  paging,
  Region,
  SmallNumber,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { Platform } from "../../goods/catalogue/goods.ts";
import { I18n } from "../../goods/i18n.ts";
import { GoodsClass, ShippingVerdicts } from "../../goods/shippability/shippability.ts";
import { destination } from "../orders/destination.ts";
import { Figures, Order } from "../orders/order-shapes.ts";
import { OrderLogRow } from "../orders/orders.ts";

/** One row of the queue, oldest first. Amounts are CNY cents. [BO-05] */
export const ReviewQueueRow = z.object({
  tid: Tid,
  cdate: WireTime,
  waiting_minutes: z.int(),
  customer: z.object({ uid: z.string(), name: z.string(), tier: z.string(), region: Region }),
  biz_attribute: z.int(),
  /** 0 where nothing is sent. */
  transport: z.int(),
  sku_count: z.int(),
  piece_count: z.int(),
  goods_amount: Cents,
  goods_classes: z.array(GoodsClass),
});
export type ReviewQueueRow = z.infer<typeof ReviewQueueRow>;

/** [BO-05] */
export const queryReviewQueue = defineCall({
  methods: ["GET"],
  path: "/staff/reviews/queue",
  about: "List the orders in review, oldest first.",
  access: { right: "review_orders" },
  mutates: false,
  input: z.object({ ...paging(20) }),
  output: z.object({
    datalist: z.array(ReviewQueueRow),
    total: z.int(),
    /** Today on the caller's clocks, and what has waited beyond the promise. */
    counts: z.object({
      late: z.int(),
      oldest_minutes: z.int(),
      approved_today: z.int(),
      rejected_today: z.int(),
    }),
  }),
  refusals: [],
});

/** What the machine sees in a line before a person looks. */
export const ReviewCheck = z.object({
  kind: z.enum([
    "price_changed",
    "off_sale",
    "over_stock",
    "below_minimum_batch",
    "sensitive",
    "goods_refused",
    "transport_mismatch",
    /** A rule stops the goods on the chosen transport, or asks for the mark of an authority. */
    "shipping_blocked",
    "mark_needed",
    "freight_unknown",
    "listing_old",
  ]),
  figures: Figures,
});

/** A line as ordered beside the listing as stored now. CNY cents. */
export const ReviewLine = z.object({
  oid: z.string(),
  status: z.int(),
  item_id: z.string(),
  spu_id: z.string(),
  platform: Platform,
  thid_item_id: z.string(),
  item_name: z.string(),
  i18n: I18n,
  props: z.record(z.string(), z.string()),
  props_text: z.string(),
  image: z.string(),
  images: z.array(z.string()),
  /** The original listing. */
  url: z.string(),
  /** Under which its customer said it comes; empty for what is bought. */
  express_nos: z.array(z.string()),
  num: z.int(),
  price: Cents,
  amount: Cents,
  listing_price: Cents,
  /** Who set a price so low that another reviewer has to confirm it; null where nobody has to. */
  second_person: z.nullable(z.object({ set_by: z.string(), is_own: z.boolean() })),
  listing_storage: z.int(),
  listing_fetched_at: WireTime,
  minimum_batch: z.int(),
  goods_class: GoodsClass,
  weight_g: z.int(),
  /** What each transport makes of it, in the reader's language. */
  shippability: ShippingVerdicts,
  checks: z.array(ReviewCheck),
});

export const ReviewSeller = z.object({
  id: z.string(),
  shop_name: z.string(),
  platform: Platform,
  mainland_freight: Cents,
  lines: z.array(ReviewLine),
});

export const Review = z.object({
  tid: Tid,
  status: z.int(),
  cdate: WireTime,
  waiting_minutes: z.int(),
  customer: z.object({
    uid: z.string(),
    name: z.string(),
    tier: z.string(),
    region: Region,
    currency: PaymentCurrency,
    order_count: z.int(),
    is_verified: z.boolean(),
  }),
  biz_attribute: z.int(),
  ...destination,
  pay_mode: z.enum(["once", "twice"]),
  insurance: z.int(),
  remark: z.array(z.string()),
  sellers: z.array(ReviewSeller),
  goods_amount: Cents,
  mainland_freight: Cents,
  service_fee: Cents,
  insurance_fee: Cents,
  /** Payment currency. */
  coupon_amount: Cents,
  first_instalment: Cents,
  currency: PaymentCurrency,
  log: z.array(OrderLogRow),
});
export type Review = z.infer<typeof Review>;

const reviewRefusals = ["order_unknown", "order_not_in_state"] as const;

/** [BO-05] */
export const getReview = defineCall({
  methods: ["GET"],
  path: "/staff/reviews/get",
  about: "Read one order in review, with its lines beside their listings.",
  access: { right: "review_orders" },
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: Review }),
  refusals: ["order_unknown"],
});

/** Corrects the freight of one seller of the order, CNY cents. [BO-08] */
export const correctMainlandFreight = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/correct_freight",
  about: "Correct what a seller charges for mainland freight.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({
    tid: Tid,
    seller_id: z.string().check(z.maxLength(20)),
    mainland_freight: Cents.check(z.gte(0), z.lte(100_000_000)),
  }),
  output: z.object({ data: Review }),
  refusals: reviewRefusals,
});

/** Corrects price or goods class of one line. [BO-08] */
export const correctLine = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/correct_line",
  about: "Correct the price or the goods class of a line.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({
    tid: Tid,
    oid: z.string().check(z.maxLength(30)),
    price: z.optional(Cents.check(z.gte(0), z.lte(1_000_000_000))),
    goods_class: z.optional(GoodsClass),
  }),
  output: z.object({ data: Review }),
  refusals: [...reviewRefusals, "item_not_in_state", "order_too_large"],
});

/** The rest stays payable; the last line cannot be removed, the order is rejected instead. [BO-09] */
export const removeLine = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/remove_line",
  about: "Remove one line before approving.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({
    tid: Tid,
    oid: z.string().check(z.maxLength(30)),
    reason: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ data: Review }),
  refusals: [...reviewRefusals, "item_not_in_state", "order_has_no_items"],
});

/** Makes the order payable: nothing is charged. [BO-06] */
export const approveOrder = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/approve",
  about: "Approve an order and ask its customer for the first payment.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({
    tid: Tid,
    /** Words for the customer. */
    note: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  output: NoOutput,
  refusals: [
    ...reviewRefusals,
    ...carriageRefusals,
    "order_has_no_items",
    "second_person_needed",
    "activity_cap_exceeded",
  ],
});

/** [BO-07] [ORD-16] */
export const rejectOrder = defineCall({
  methods: ["POST"],
  path: "/staff/reviews/reject",
  about: "Reject an order with a reason, which closes it.",
  access: { right: "review_orders" },
  mutates: true,
  input: z.object({ tid: Tid, reason: z.string().check(z.maxLength(200)) }),
  output: NoOutput,
  refusals: [...reviewRefusals, "reason_needed"],
});

/** An order of any customer, for every desk that looks something up. */
export const getStaffOrder = defineCall({
  methods: ["GET"],
  path: "/staff/orders/get",
  about: "Read any order by its number.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({
    data: z.object({
      order: Order,
      customer: z.object({ uid: z.string(), name: z.string(), region: Region }),
      log: z.array(OrderLogRow),
    }),
  }),
  refusals: ["order_unknown"],
});

/** Finds orders by the start of their number, customer uid, or marketplace order number. */
export const queryStaffOrders = defineCall({
  methods: ["GET"],
  path: "/staff/orders/query",
  about: "Find orders by number, customer, marketplace order number or status.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object({
    text: z.optional(z.string().check(z.maxLength(60))),
    status: z.optional(z.array(SmallNumber).check(z.maxLength(10))),
    ...paging(20),
  }),
  output: z.object({
    datalist: z.array(
      z.object({
        tid: Tid,
        status: z.int(),
        status_name: z.string(),
        cdate: WireTime,
        customer: z.object({ uid: z.string(), name: z.string(), region: Region }),
        sku_count: z.int(),
        goods_amount: Cents,
        fee_total: Cents,
        pay_real: Cents,
        currency: PaymentCurrency,
      }),
    ),
    total: z.int(),
  }),
  refusals: [],
});
