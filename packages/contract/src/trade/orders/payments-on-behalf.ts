import { requestPictures_max, requestText_max } from "@sampan/domain/trade/orders/payment-request";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { largestAmount, Tid } from "../../kernel/fields.ts";

/** Words or a link say what to pay, `amount` is CNY cents; a reviewer looks at it before anybody pays. [API-80] [ORD-10] */
export const createSubstitutePayTrade = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/trade/create_substitute_pay_trade",
  about: "Ask for something to be paid on the customer's behalf; it waits for review.",
  access: "customer",
  feature: "payments_on_behalf",
  mutates: true,
  idempotent: true,
  input: z.object({
    text: z._default(z.string().check(z.maxLength(requestText_max)), ""),
    link: z._default(z.string().check(z.maxLength(2000)), ""),
    amount: z.optional(z.int().check(z.gte(-largestAmount), z.lte(largestAmount))),
    /** Addresses of pictures that the customer uploaded. */
    images: z._default(
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(requestPictures_max)),
      [],
    ),
    remark: z._default(z.string().check(z.maxLength(2000)), ""),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: [
    "feature_hidden",
    "request_needed",
    "request_link_invalid",
    "request_amount_needed",
    "request_too_dear",
    "requests_open",
    "remark_too_long",
    "file_unknown",
    "real_name_needed",
    "profile_incomplete",
    "rate_unknown",
  ],
});
