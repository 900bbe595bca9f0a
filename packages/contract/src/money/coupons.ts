import * as z from "zod/mini";
import { defineCall } from "../kernel/call.ts";
import { Cents, Currency, paging, WireTime } from "../kernel/fields.ts";
import { I18n } from "../goods/i18n.ts";

/** A coupon of the caller. Amounts are cents of `currency`. [CPN-01] [CPN-02] */
export const Coupon = z.object({
  id: z.string(),
  code: z.string(),
  /** `general` reduces the first instalment, `freight` international freight only. */
  kind: z.enum(["general", "freight"]),
  name: z.string(),
  i18n: I18n,
  currency: Currency,
  start_value: Cents,
  value: Cents,
  start_time: WireTime,
  effective_time: WireTime,
  state: z.enum(["unused", "reserved", "used", "expired"]),
  /** The order that reserved or used it. */
  tid: z.string(),
});
export type Coupon = z.infer<typeof Coupon>;

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
    ...paging(10),
  }),
  output: z.object({ datalist: z.array(Coupon), total: z.int() }),
  refusals: [],
});
