import {
  lastMileWays,
  misfits,
  storeChains,
} from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { lastMileTroubles } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { shippingSteps } from "@sampan/domain/logistics/last-mile/shipping-step";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, NoOutput, PaymentCurrency, Tid, WireTime } from "../../kernel/fields.ts";

/** Random, of one look at a map. */
const Visit = z.string().check(z.regex(/^[0-9a-z]{20}$/));

const StoreSeen = z.object({ name: z.string(), address: z.string() });

/** A way to bring a parcel, and why it does not take this one. */
const OfferedWay = z.object({
  way: z.enum(lastMileWays),
  /** What it calls itself. */
  name: z.string(),
  misfits: z.array(z.enum(misfits)),
  /** Millimetres, grams and cents of the payment currency; null where it asks for nothing of the kind. */
  longest_max_mm: z.nullable(z.int()),
  sides_max_mm: z.nullable(z.int()),
  weight_max_g: z.nullable(z.int()),
  value_max: z.nullable(Cents),
});

const ShippingEvent = z.object({
  at: WireTime,
  step: z.enum(shippingSteps),
  /** In the reader's language. */
  title: z.string(),
});

/** A parcel with its carrier. */
const ShownShipping = z.object({
  way: z.enum(lastMileWays),
  name: z.string(),
  store: z.nullable(StoreSeen),
  step: z.nullable(z.enum(shippingSteps)),
  step_title: z.string(),
  /** What is asked for at the counter; empty until the carrier gave one. */
  number: z.string(),
  /** The last day it is kept there, where it waits. */
  keep_until: z.nullable(WireTime),
  events: z.array(ShippingEvent),
});

export const LastMile = z.object({
  tid: z.string(),
  currency: PaymentCurrency,
  /** What was paid for what is in it. */
  value: Cents,
  weight_g: z.nullable(z.int()),
  /** Millimetres, as it was measured; null until it was. */
  sides_mm: z.nullable(z.array(z.int())),
  may_choose: z.boolean(),
  ways: z.array(OfferedWay),
  chosen: z.nullable(
    z.object({
      way: z.enum(lastMileWays),
      name: z.string(),
      store: z.nullable(StoreSeen),
      /** Why it does not go this way: its owner chooses again. */
      trouble: z.nullable(z.enum(lastMileTroubles)),
      answer_by: z.nullable(WireTime),
      misfits: z.array(z.enum(misfits)),
    }),
  ),
  shipping: z.nullable(ShownShipping),
});
export type LastMile = z.infer<typeof LastMile>;

export const readLastMile = defineCall({
  methods: ["GET"],
  path: "/gateway/user/last_mile",
  about:
    "How one of the customer's parcels gets from our warehouse in their region to them: which stores and vans take it, what was chosen, where it is.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ data: LastMile }),
  refusals: ["parcel_unknown"],
});

export const openStoreMap = defineCall({
  methods: ["POST"],
  path: "/gateway/user/store_map",
  about: "Opens a chain's map for a parcel: a form that the browser posts there.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid, chain: z.enum(storeChains) }),
  output: z.object({
    data: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refusals: [
    "parcel_unknown",
    "last_mile_fixed",
    "last_mile_unavailable",
    "store_refuses_parcel",
    "mobile_needed_for_stores",
  ],
});

export const chooseStore = defineCall({
  methods: ["POST"],
  path: "/gateway/user/store_choice",
  about:
    "Has a parcel brought to the store that was chosen on the map: it is looked for in the chain's own list, and the parcel's size and value are checked.",
  access: "customer",
  mutates: true,
  transaction: "none",
  input: z.object({ tid: Tid, visit: Visit }),
  output: z.object({ data: LastMile }),
  refusals: [
    "parcel_unknown",
    "last_mile_fixed",
    "last_mile_unavailable",
    "store_refuses_parcel",
    "mobile_needed_for_stores",
    "store_visit_over",
    "store_closed",
    "stores_not_told",
  ],
});

export const chooseHome = defineCall({
  methods: ["POST"],
  path: "/gateway/user/home_choice",
  about: "Has a parcel brought to its address, in place of a store.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid }),
  output: z.object({ data: LastMile }),
  refusals: ["parcel_unknown", "last_mile_fixed", "last_mile_unavailable", "store_refuses_parcel"],
});

/** From the browser of whoever chose: no session comes along, and nobody signs it. It names a visit. */
export const ecpayStoreAnswer = defineCall({
  methods: ["POST"],
  path: "/gateway/ecpay/store",
  about: "The map of stores brings a browser back with the store that was chosen on it.",
  access: "anyone",
  mutates: true,
  transaction: "none",
  notification: true,
  input: z.object({}),
  output: NoOutput,
  refusals: ["notification_invalid", "channel_unavailable"],
});

export const ecpayShippingPush = defineCall({
  methods: ["POST"],
  path: "/gateway/ecpay/shipping",
  about: "ECPay says, signed, that there is news of a parcel; it is asked what they are.",
  access: "anyone",
  mutates: true,
  transaction: "none",
  notification: true,
  input: z.object({}),
  output: NoOutput,
  refusals: ["notification_invalid", "channel_unavailable"],
});
