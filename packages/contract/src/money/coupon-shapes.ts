import { whyNotTaken } from "@sampan/domain/money/coupons/why-not-taken";
import * as z from "zod/mini";
import { I18n } from "../goods/i18n.ts";
import { Cents, PaymentCurrency, WireTime } from "../kernel/fields.ts";

/** 1 takes an amount off, `value` in cents; 2 a share, `value` in basis points, at most `max_value`. */
export const DiscountNumber = z.union([z.literal(1), z.literal(2)]);

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
