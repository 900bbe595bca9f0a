import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  Cents,
  paging,
  PaymentCurrency,
  Region,
  ShortText,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import {
  BilledStorage,
  FreightArithmetic,
  ShipmentArithmetic,
  Warehouse,
} from "../parcels/freight-fields.ts";

const right = { right: "bill_freight" } as const;

/** Orders whose goods leave together: one person's, to one address, by one line. */
export const BillingGroup = z.object({
  order_tids: z.array(z.string()),
  uid: z.string(),
  region: Region,
  currency: PaymentCurrency,
  pay_mode: z.enum(["once", "twice"]),
  transport: z.int(),
  /** Whether duty and tax are to be in the freight. */
  is_tax_included: z.boolean(),
  express: z.int(),
  insurance: z.int(),
  /** Freight paid in advance with a single instalment. */
  freight_estimate: Cents,
  parcels: z.array(
    z.object({
      tid: z.string(),
      express_no: z.string(),
      warehouse: Warehouse,
      weight_g: z.nullable(z.int()),
      length_mm: z.nullable(z.int()),
      width_mm: z.nullable(z.int()),
      height_mm: z.nullable(z.int()),
      measured_at: z.nullable(WireTime),
      /** The name of whoever weighed it; empty where nobody wrote it down. */
      measured_by: z.string(),
      photos: z.array(z.string()),
      marks: z.array(z.string()),
      /** Packed before its owner decides: it waits for their answer. */
      awaits_owner: z.boolean(),
    }),
  ),
  arrived_at: WireTime,
  /** Orders still being bought that the customer wants these to wait for; until then there is no bill. */
  awaited_tids: z.array(z.string()),
  /** Orders still being bought, of which what has arrived goes without the rest, as the customer said. */
  part_tids: z.array(z.string()),
});

export const listOrdersToBill = defineCall({
  methods: ["GET"],
  path: "/staff/bills/queue",
  about:
    "Orders that lie in the warehouse, complete or to go in part, and wait for their freight bill.",
  access: right,
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(BillingGroup), total: z.int() }),
  refusals: [],
});

/** Charges and discounts beside the computed freight; cents of the payment currency. */
const billChoice = {
  /** Any order of the group. */
  order_tid: Tid,
  warehouse_charge: z._default(AmountCents, 0),
  other_charge: z._default(AmountCents, 0),
  other_reason: z._default(ShortText, ""),
  /** Off the international freight; the original price stays visible. [ORD-76] */
  discount: z._default(AmountCents, 0),
};

const refusals = [
  "order_unknown",
  "order_not_in_state",
  "measures_needed",
  "tariff_missing",
  "amount_invalid",
  "reason_needed",
  "parcel_not_in_state",
  "shipment_waits",
  "rehearsal_waits",
  "services_open",
] as const;

export const BillPreview = z.object({
  order_tids: z.array(z.string()),
  currency: PaymentCurrency,
  arithmetic: z.array(FreightArithmetic),
  /** What leaves a warehouse together, which most bills have one of. */
  shipments: z.array(ShipmentArithmetic),
  /** Days of storage that were bought for its parcels, among the warehouse's charge. */
  storage: z.array(BilledStorage),
  lines: z.array(
    z.object({
      kind: z.enum(["international_freight", "local_freight", "warehouse", "other"]),
      amount: Cents,
      original_amount: Cents,
    }),
  ),
  amount: Cents,
  /** Paid in advance with a single instalment. [PAY-04] */
  estimate: Cents,
  /** To be paid by the customer, or, below zero, to be credited. [BO-18] */
  due: Cents,
  shares: z.array(z.object({ order_tid: z.string(), amount: Cents, due: Cents })),
});

/** Computes a bill from the tariff; stores nothing. */
export const previewBill = defineCall({
  methods: ["POST"],
  path: "/staff/bills/preview",
  about: "The freight bill of an order as it would be posted, with its arithmetic.",
  access: right,
  mutates: false,
  input: z.object(billChoice),
  output: z.object({ data: BillPreview }),
  refusals,
});

/** [BO-16] [BO-18] */
export const postBill = defineCall({
  methods: ["POST"],
  path: "/staff/bills",
  about: "Posts the freight bill of an order, which opens its second payment.",
  access: right,
  mutates: true,
  idempotent: true,
  input: z.object(billChoice),
  output: z.object({ data: z.object({ bill_tid: z.string(), ...BillPreview.shape }) }),
  refusals,
});

/** [BO-17] */
export const cancelBill = defineCall({
  methods: ["POST"],
  path: "/staff/bills/:tid/cancel",
  about: "Takes back an unpaid bill, so that it can be corrected and posted anew.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid, reason: z._default(ShortText, "") }),
  output: z.object({ data: z.object({ order_tids: z.array(z.string()) }) }),
  refusals: ["order_unknown", "not_payable", "reason_needed"],
});

export const listBills = defineCall({
  methods: ["GET"],
  path: "/staff/bills",
  about: "Posted bills of one state, the latest first.",
  access: right,
  mutates: false,
  input: z.object({
    ...paging(20),
    state: z._default(z.enum(["unpaid", "paid", "cancelled"]), "unpaid"),
  }),
  output: z.object({
    datalist: z.array(
      z.object({
        tid: z.string(),
        uid: z.string(),
        state: z.enum(["unpaid", "paid", "cancelled"]),
        amount: Cents,
        currency: PaymentCurrency,
        order_tids: z.array(z.string()),
        parcel_tids: z.array(z.string()),
        posted_at: WireTime,
        paid_at: z.nullable(WireTime),
      }),
    ),
    total: z.int(),
    has_more: z.boolean(),
  }),
  refusals: [],
});

/** A difference in goods or freight, in cents of the payment currency, which the order then waits for. [BO-17] */
export const askBalanceDue = defineCall({
  methods: ["POST"],
  path: "/staff/supplements",
  about: "Asks the customer for a difference in goods or freight, with a reason.",
  access: right,
  mutates: true,
  idempotent: true,
  input: z.object({
    order_tid: Tid,
    kind: z._default(z.enum(["goods", "freight"]), "goods"),
    amount: AmountCents.check(z.gte(1)),
    reason: z._default(ShortText, ""),
  }),
  output: z.object({ data: z.object({ child_tid: z.string() }) }),
  refusals: ["order_unknown", "order_not_in_state", "reason_needed"],
});

/** [BO-17] [ORD-43] */
export const cancelBalanceDue = defineCall({
  methods: ["POST"],
  path: "/staff/supplements/:child_tid/cancel",
  about:
    "Takes back a supplement that staff asked for and nobody paid; billed freight is taken back with its bill.",
  access: right,
  mutates: true,
  input: z.object({ child_tid: Tid, reason: z._default(ShortText, "") }),
  output: z.object({ data: z.object({ order_tid: z.string() }) }),
  refusals: ["order_unknown", "not_payable", "reason_needed"],
});
