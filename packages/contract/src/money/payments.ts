import { chargedKinds } from "@sampan/domain/kernel/charge-kinds";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Coupon, CouponReason } from "./coupons.ts";
import {
  AskedKey,
  Cents,
  largestAmount,
  PaymentCurrency,
  PublicKey,
  Rounding,
  ShortText,
  Tid,
  WireTime,
} from "../kernel/fields.ts";

/** What one line of a payment is for. Discounts stand apart, in `deductions`. */
export const PaymentLineKind = z.enum(chargedKinds);

/** `cny` is null for what is priced in the payment currency already; `amount` is what it adds to the sum. [MONEY-10] */
export const PaymentLine = z.object({
  kind: PaymentLineKind,
  oid: z.optional(z.string()),
  name: z.optional(z.string()),
  num: z.optional(z.int()),
  cny: z.nullable(Cents),
  amount: Cents,
});

/** Cents of the payment currency taken off. Points count in `points` too. */
export const Deduction = z.object({
  kind: z.enum(["coupon", "freight_coupon", "bonus", "points"]),
  amount: Cents,
});

/** One thing to pay: an order's first or only instalment, a goods supplement, or a freight bill. */
export const Payable = z.object({
  /** The tid it is paid under. A bill reached from an order and from its parcels appears once. [PAY-19] */
  tid: Tid,
  kind: z.enum(["order", "supplement", "bill"]),
  instalment: z.enum(["first", "only", "second", "supplement"]),
  order_tids: z.array(z.string()),
  parcel_tids: z.array(z.string()),
  lines: z.array(PaymentLine),
  /** The general coupon that was reserved when the order was placed. */
  deductions: z.array(Deduction),
  amount: Cents,
});

const paymentChoice = {
  /** Orders, supplements, bills or parcels, in any mixture; paid all or none. [PAY-09] */
  tids: z.array(Tid).check(z.minLength(1), z.maxLength(50)),
  currency: PaymentCurrency,
  /** A rate the server quoted, as it was written: `4.53`. [PAY-16] */
  exchange_rate: z.optional(ShortText),
  /** The rounding it was quoted with, where the answer said so; any of those quoted without it. [MONEY-05] */
  rounding: z.optional(Rounding),
  /** The red packet to use. [PAY-18] */
  acc_bonus_id: z.optional(AskedKey),
  /** A freight coupon; a general one was chosen at settlement. [CPN-10] */
  coupon_id: z.optional(AskedKey),
  /** How many points to use. [PTS-03] */
  points: z._default(z.int().check(z.gte(0), z.lte(largestAmount)), 0),
};

export const PaymentPreview = z.object({
  currency: PaymentCurrency,
  /** Null when nothing is converted. */
  exchange_rate: z.nullable(z.string()),
  rate_e6: z.nullable(z.int()),
  rounding: z.nullable(Rounding),
  quoted_until: z.nullable(WireTime),
  payables: z.array(Payable),
  /** Sum of the lines in yuan; null when none is priced in yuan. */
  cny_total: z.nullable(Cents),
  /** Sum of the payables before the deductions below. */
  amount: Cents,
  /** Freight coupon, red packet and points chosen now. */
  deductions: z.array(Deduction),
  /** What leaves the cash balance. */
  total: Cents,
  balance: Cents,
  balance_after: Cents,
  /** How much is missing; 0 when the balance covers it. [PAY-10] */
  shortfall: Cents,
  /** Beside freight, the coupons held: the best one first, those that take nothing off last, each with its reason. */
  coupons: z.array(
    z.object({
      coupon_id: PublicKey,
      name: z.string(),
      start_value: Cents,
      discountType: Coupon.shape.discountType,
      value: z.int(),
      max_value: Cents,
      starts_at: WireTime,
      ends_at: WireTime,
      usable: z.boolean(),
      /** What it takes off this payment; 0 where it takes nothing, and why. */
      discount: Cents,
      reason: z.nullable(CouponReason),
    }),
  ),
  bonuses: z.array(z.object({ acc_bonus_id: PublicKey, amount: Cents })),
  points: z.object({
    balance: z.int(),
    /** The most that this payment takes. */
    usable: z.int(),
    /** Cents that one point is worth. */
    worth: Cents,
  }),
});

/** Computes what a payment would cost and quotes its rate; moves nothing. [API-75] [PAY-08] */
export const simulatePay = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/simulate_pay",
  about: "What paying these tids would cost, with the rate it is quoted at.",
  access: "customer",
  mutates: true,
  // It writes one row, the quote.
  transaction: "none",
  input: z.object(paymentChoice),
  output: z.object({ data: PaymentPreview }),
  refusals: [
    "order_unknown",
    "not_payable",
    "rate_unknown",
    "coupon_unusable",
    "activity_coupon",
    "bonus_unusable",
    "points_insufficient",
  ],
});

/** Pays all tids from the balance, or none of them. [API-76] [PAY-09] [PAY-15] */
export const payConfirm = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/pay_confirm",
  about: "Pays these tids from the account balance, all or none.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object(paymentChoice),
  output: z.object({
    data: z.object({
      tids: z.array(z.string()),
      currency: PaymentCurrency,
      /** Cents taken from the cash balance. */
      paid: Cents,
      balance: Cents,
      pay_time: WireTime,
      /** Which success page follows: orders and supplements, or parcels only. [PAY-11] [PAY-13] */
      page: z.enum(["order", "box"]),
    }),
  }),
  refusals: [
    "order_unknown",
    "not_payable",
    "rate_expired",
    "balance_insufficient",
    "coupon_unusable",
    "activity_coupon",
    "bonus_unusable",
    "points_insufficient",
  ],
});
