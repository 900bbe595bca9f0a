import { couponKinds, discountTypes } from "@sampan/domain/money/coupons/coupon";
import { couponTakings, timeRules } from "@sampan/domain/money/coupons/coupon-template";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AmountCents,
  Cents,
  paging,
  PaymentCurrency,
  ShortText,
  Text,
  WireTime,
} from "../kernel/fields.ts";
import { byLanguage } from "@sampan/domain/kernel/by-language";

const Count = z.int().check(z.gte(0), z.lte(1_000_000));
const TextOfEach = z.object(byLanguage(() => Text));

/** What a template promises. Amounts are cents of `currency`, times as staff read and write them. [BO-36] */
const terms = {
  kind: z.enum(couponKinds),
  taking: z.enum(couponTakings),
  currency: PaymentCurrency,
  start_value: AmountCents,
  discount_type: z.enum(discountTypes),
  /** Cents, or basis points of the spend. */
  value: AmountCents,
  /** The most a share comes to; null for an amount. */
  ceiling: z.nullable(AmountCents),
  time_rule: z.enum(timeRules),
  /** Days from taking; null where the window itself holds. */
  valid_days: z.nullable(z.int().check(z.gte(1), z.lte(3650))),
  copies: Count,
  per_account: Count,
};
/** What may be changed while its coupons are about. */
const words = { names: TextOfEach, remarks: TextOfEach, is_open: z.boolean() };
const window = { starts_at: WireTime, ends_at: WireTime };

/** A template beside what became of its coupons and what they cost, cents of its currency. [BO-36] */
export const CouponTemplateRow = z.object({
  code: z.string(),
  ...terms,
  ...words,
  ...window,
  issued: z.int(),
  used: z.int(),
  /** Taken off by those that were used. */
  cost: Cents,
  /** What all of them can cost at the most, those that expired left out. */
  most_cost: Cents,
  /** Who made it; empty for those from before this was kept. */
  owner: z.string(),
});
export type CouponTemplateRow = z.infer<typeof CouponTemplateRow>;

export const listCouponTemplates = defineCall({
  methods: ["GET"],
  path: "/staff/coupon-templates",
  about: "Coupon templates, the newest first, with what they cost.",
  access: { right: "view_coupons" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(CouponTemplateRow), total: z.int() }),
  refusals: [],
});

export const getCouponTemplate = defineCall({
  methods: ["GET"],
  path: "/staff/coupon-templates/:code",
  about: "One coupon template.",
  access: { right: "view_coupons" },
  mutates: false,
  input: z.object({ code: ShortText }),
  output: z.object({ data: CouponTemplateRow }),
  refusals: ["coupon_unknown"],
});

const unkeepable = [
  "names_needed",
  "coupon_value_invalid",
  "coupon_window_invalid",
  "coupon_copies_invalid",
] as const;

/** [BO-36] [CPN-03] */
export const addCouponTemplate = defineCall({
  methods: ["POST"],
  path: "/staff/coupon-templates",
  about: "Makes a coupon template; its code is drawn.",
  access: { right: "maintain_coupons" },
  mutates: true,
  idempotent: true,
  input: z.object({ ...terms, ...words, ...window }),
  output: z.object({ data: CouponTemplateRow }),
  refusals: [...unkeepable, "coupon_unknown"],
});

/** What is promised stays once a coupon was given; words, number and end can still change. [BO-36] */
export const changeCouponTemplate = defineCall({
  methods: ["POST"],
  path: "/staff/coupon-templates/:code",
  about: "Changes a coupon template; what it promises only before the first coupon was given.",
  access: { right: "maintain_coupons" },
  mutates: true,
  input: z.object({ code: ShortText, ...terms, ...words, ...window }),
  output: z.object({ data: CouponTemplateRow }),
  refusals: [...unkeepable, "coupon_unknown", "coupon_terms_fixed"],
});
