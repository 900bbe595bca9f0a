import { couponReasons } from "@sampan/domain/money/coupons/coupon";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  Cents,
  Currency,
  NoInput,
  paging,
  PublicKey,
  ShortText,
  WireTime,
} from "../kernel/fields.ts";
import { I18n } from "../goods/i18n.ts";
import { CouponOffer, DiscountNumber } from "./coupon-shapes.ts";

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
  pageSize: "list_page_size",
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

/** [RT-93] */
export const queryCouponOffers = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/query_coupon_offers",
  about: "List the coupons that the customer may take.",
  access: "customer",
  feature: "take_coupons",
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(CouponOffer), total: z.int() }),
  refusals: ["feature_hidden"],
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
  feature: "take_coupons",
  mutates: true,
  input: z.object({ code: ShortText }),
  output: z.object({ data: Coupon }),
  refusals: [
    "feature_hidden",
    "coupon_unknown",
    "coupon_not_open",
    "coupon_limit_reached",
    "coupon_gone",
  ],
});

/** [API-94] [HOME-17] */
export const isCouponWindow = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/installer_acct/is_coupon_window",
  about: "Whether the customer is to be reminded of coupons that end soon, and of how many.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({
    data: z.object({
      count: z.int(),
      /** When the first of them ends. */
      first_end: WireTime,
    }),
  }),
  refusals: ["no_coupon_window"],
});
