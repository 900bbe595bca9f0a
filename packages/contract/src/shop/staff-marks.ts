import { byLanguage } from "@sampan/domain/kernel/by-language";
import { payModes } from "@sampan/domain/goods/shippability/transports";
import { membershipTiers } from "@sampan/domain/people/accounts/profile";
import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import {
  AskedKey,
  largestAmount,
  paging,
  PublicKey,
  ShortText,
  Version,
  WireTime,
} from "../kernel/fields.ts";

/** Cents of the payment currency, whichever the order has; null asks nothing. */
const Least = z.nullable(z.int().check(z.gte(1), z.lte(largestAmount)));

const wish = {
  /** What orders carry. */
  tag: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  names: z.object(byLanguage(() => ShortText)),
  /** A mark that is not active is given to no order. */
  is_active: z.boolean(),
  mkt_data: z.object({ data: z.object({ startTime: WireTime, endTime: WireTime }) }),
  ext: z.object({
    markConditions: z.object({
      /** Any of them; empty for everybody. [ACC-33] */
      user_level: z.array(z.enum(membershipTiers)).check(z.maxLength(membershipTiers.length)),
      /** Paid once or in two instalments; empty for either. */
      pay_method: z.array(z.enum(payModes)).check(z.maxLength(payModes.length)),
      min_item_fee: Least,
      /** International freight. */
      min_hd2_fee: Least,
      min_order_fee: Least,
      detailMark: z.object({
        /** One piece of something in it. */
        detailGoodsPrice: Least,
        /** Within its window; null for all of it. */
        detailTime: z.nullable(z.object({ startTime: WireTime, endTime: WireTime })),
      }),
    }),
  }),
};

/** A marketing mark with its conditions. [PROMO-13] [PROMO-14] [PROMO-15] */
export const MarkRow = z.object({
  id: PublicKey,
  ...wish,
  /** Orders that carry it. */
  orders: z.int(),
  version: Version,
  changed_at: WireTime,
  /** Who changed it last. */
  owner: z.string(),
});
export type MarkRow = z.infer<typeof MarkRow>;

export const listMarks = defineCall({
  methods: ["GET"],
  path: "/staff/marks",
  about: "Marketing marks, the newest first, with their conditions.",
  access: { right: "maintain_campaigns" },
  mutates: false,
  input: z.object(paging(50)),
  output: z.object({ datalist: z.array(MarkRow), total: z.int() }),
  refusals: [],
});

const unkept = ["names_needed", "mark_window_invalid", "mark_tag_taken", "mark_unknown"] as const;

/** [BO-39] */
export const addMark = defineCall({
  methods: ["POST"],
  path: "/staff/marks",
  about: "Writes a marketing mark.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object(wish),
  output: z.object({ data: MarkRow }),
  refusals: [...unkept],
});

/** Orders keep the marks they were given. [BO-39] */
export const changeMark = defineCall({
  methods: ["POST"],
  path: "/staff/marks/:id",
  about: "Changes a marketing mark for orders to come.",
  access: { right: "maintain_campaigns" },
  mutates: true,
  input: z.object({ id: AskedKey, ...wish, version: Version }),
  output: z.object({ data: MarkRow }),
  refusals: [...unkept, "changed_meanwhile"],
});
