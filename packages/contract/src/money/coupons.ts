import { couponReasons } from "@sampan/domain/money/coupons/coupon";
import { whyNotTaken } from "@sampan/domain/money/coupons/coupon-template";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  Cents,
  Currency,
  paging,
  PaymentCurrency,
  PublicKey,
  ShortText,
  WireTime,
} from "../kernel/fields.ts";
import { I18n } from "../goods/i18n.ts";

/** 1 takes an amount off, `value` in cents; 2 a share, `value` in basis points, at most `max_value`. */
const DiscountNumber = z.union([z.literal(1), z.literal(2)]);

/** A coupon of the caller. Amounts are cents of `currency`. [CPN-01] [CPN-02] */
export const Coupon = z.object({
  id: PublicKey,
  /** Leads to its terms. */
  code: z.string(),
  /** `general` reduces the first instalment, `freight` international freight only. */
  kind: z.enum(["general", "freight"]),
  name: z.string(),
  i18n: I18n,
  currency: Currency,
  start_value: Cents,
  discountType: DiscountNumber,
  value: z.int(),
  /** The most it takes off. */
  max_value: Cents,
  start_time: WireTime,
  effective_time: WireTime,
  /** When it was taken or given. */
  granted_time: WireTime,
  state: z.enum(["unused", "reserved", "used", "expired"]),
  /** The order that reserved or used it. */
  tid: z.string(),
});
export type Coupon = z.infer<typeof Coupon>;

/** Why a coupon takes nothing off what is to be paid now. */
export const CouponReason = z.enum(couponReasons);

/** [API-97] [CPN-12] */
export const queryCouponList = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_coupon_list",
  about: "List the customer's coupons.",
  access: "customer",
  mutates: false,
  input: z.object({
    state: z.optional(z.enum(["unused", "used", "expired"])),
    kind: z.optional(z.enum(["general", "freight"])),
    /** Those that end first in front, or those that came last. */
    order: z._default(z.enum(["ends", "granted"]), "ends"),
    ...paging(10),
  }),
  output: z.object({ datalist: z.array(Coupon), total: z.int() }),
  refusals: [],
});

/** What coupons are cut from, in the words of its wire. Amounts are cents of `currency`. */
export const CouponTemplate = z.object({
  /** Names it, and takes it where `ruleType` lets people. */
  code: z.string(),
  popcornName: z.string(),
  i18n: I18n,
  /** How many there are. [CPN-03] */
  popcorn_num: z.int(),
  /** How many are left. */
  left: z.int(),
  /** 1 for goods, 2 for international freight. [CPN-03] */
  popcornType: z.union([z.literal(1), z.literal(2)]),
  /** 1 anybody takes it from the page for it, 2 whoever has the code, 3 staff give it. [CPN-04] */
  ruleType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** 1 it holds until `effective_time`, 2 for `valid_days` from taking. [CPN-04] */
  timeRule: z.union([z.literal(1), z.literal(2)]),
  valid_days: z.nullable(z.int()),
  /** How many an account may have in all. [CPN-04] */
  repeat: z.int(),
  /** From when to when it can be taken. [CPN-05] */
  start_time: WireTime,
  effective_time: WireTime,
  currency: PaymentCurrency,
  /** [CPN-06] */
  start_value: Cents,
  discountType: DiscountNumber,
  value: z.int(),
  max_value: Cents,
  /** [CPN-07] */
  remark: z.string(),
});
export type CouponTemplate = z.infer<typeof CouponTemplate>;

/** A template as somebody finds it who may want one. */
export const CouponOffer = z.object({
  ...CouponTemplate.shape,
  /** How many of them the caller was given already; 0 without a session. */
  taken: z.int(),
  /** Why the caller cannot take one now; null when they can. */
  refusal: z.nullable(z.enum(whyNotTaken)),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

/** [RT-93] */
export const queryCouponOffers = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_coupon_offers",
  about: "List the coupons that the customer may take.",
  access: "customer",
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(CouponOffer), total: z.int() }),
  refusals: [],
});

/** [RT-28] */
export const getCouponDetail = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/coupon_detail",
  about: "One coupon's amount, minimum spend, dates and terms, by its code.",
  access: "anyone",
  mutates: false,
  input: z.object({ code: ShortText }),
  output: z.object({ data: CouponOffer }),
  refusals: ["coupon_unknown"],
});

/** [API-114] [CPN-15] */
export const takeCoupon = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/installer_acct/take_coupon",
  about: "Takes a coupon by its code, which is its id as well.",
  access: "customer",
  mutates: true,
  input: z.object({ code: ShortText }),
  output: z.object({ data: Coupon }),
  refusals: ["coupon_unknown", "coupon_not_open", "coupon_limit_reached", "coupon_gone"],
});
