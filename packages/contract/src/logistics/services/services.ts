import { goodsFacts } from "@sampan/domain/logistics/services/service-rules";
import { askedAtOnce_max } from "@sampan/domain/logistics/services/service-kinds";
import * as z from "zod/mini";
import { I18n } from "../../goods/i18n.ts";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  Cents,
  PaymentCurrency,
  ShortText,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { AskedService, ServiceKind, ServiceRule } from "./service-shapes.ts";

/** What may be asked for of a parcel, and what was. Amounts are cents of `currency`. */
export const ParcelServices = z.object({
  tid: z.string(),
  currency: PaymentCurrency,
  /** False once it is packed, billed or gone: then the list is only looked at. */
  is_open: z.boolean(),
  /** What is in the wallet, which pays for it. */
  balance: Cents,
  goods: z.array(
    z.object({
      oid: z.string(),
      item_name: z.string(),
      i18n: I18n,
      image: z.string(),
      num: z.int(),
      facts: z.array(z.enum(goodsFacts)),
    }),
  ),
  menu: z.array(
    z.object({
      service: ServiceKind,
      /** Cents of yuan, and what they come to now. */
      price: Cents,
      amount: Cents,
      /** Hours of days on which the warehouse works, and the moment they come to; 0 and empty for a hold. */
      hours: z.int(),
      due_at: WireTime,
    }),
  ),
  rules: z.array(ServiceRule),
  asked: z.array(AskedService),
});
export type ParcelServices = z.infer<typeof ParcelServices>;

const output = z.object({ data: ParcelServices });

export const queryServices = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_services",
  about:
    "What the warehouse does for a parcel and the goods in it, at which price and by when, and what was asked for.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output,
  refusals: ["parcel_unknown"],
});

/** A day of the calendar, `YYYY-MM-DD`. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const orderServices = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/order_services",
  about: "Asks for services and pays them from the wallet at once, all of them or none.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    tid: Tid,
    services: z
      .array(z.object({ service: ServiceKind, oid: z.optional(z.nullable(ShortText)) }))
      .check(z.minLength(1), z.maxLength(askedAtOnce_max)),
    /** The last day of a hold; left out for the usual month. */
    until: z.optional(Day),
    /** What they come to together, as it was shown. */
    amount: AmountCents,
  }),
  output,
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "service_refused",
    "rate_expired",
    "rate_unknown",
    "balance_insufficient",
  ],
});

export const serviceWithdrawals = ["withdraw", "release"] as const;

export const takeServiceBack = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/take_service_back",
  about:
    "Takes back a service that is not done yet, which gives its fee back, or lets a held parcel go.",
  access: "customer",
  mutates: true,
  input: z.object({ number: ShortText, event: z.enum(serviceWithdrawals) }),
  output,
  refusals: ["service_unknown", "service_not_in_state"],
});
