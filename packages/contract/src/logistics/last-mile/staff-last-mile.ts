import { lastMileWays } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { lastMileTroubles } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { shippingOrderStates } from "@sampan/domain/logistics/last-mile/shipping-order-state";
import { shippingSteps } from "@sampan/domain/logistics/last-mile/shipping-step";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, NoInput, NoOutput, paging, Tid, WireTime } from "../../kernel/fields.ts";
import { PackageTransport } from "../parcels/freight-fields.ts";

const desk = { right: "deliver_items" } as const;

/** Our own numbers of orders: that of the parcel, and which order of it. */
const TradeNo = z.string().check(z.regex(/^SP[0-9A-Za-z]{12,18}$/));

export const lastMileViews = ["to_hand_in", "troubled", "under_way", "ended"] as const;

const LastMileRow = z.object({
  tid: z.string(),
  uid: z.string(),
  transport_state: PackageTransport,
  consignee: z.string(),
  way: z.enum(lastMileWays),
  store: z.string(),
  /** Whose turn it is. */
  owner: z.enum(["customer", "desk", "carrier", "nobody"]),
  trouble: z.nullable(z.enum(lastMileTroubles)),
  answer_by: z.nullable(WireTime),
  is_late: z.boolean(),
  order: z.nullable(
    z.object({
      trade_no: z.string(),
      state: z.enum(shippingOrderStates),
      /** The carrier's no, in its own words. */
      reason: z.string(),
      step: z.nullable(z.enum(shippingSteps)),
      step_at: z.nullable(WireTime),
      number: z.string(),
      asked_at: WireTime,
    }),
  ),
});
export type LastMileRow = z.infer<typeof LastMileRow>;

export const listLastMile = defineCall({
  methods: ["GET"],
  path: "/staff/last-mile",
  about:
    "Parcels that stores or vans of a carrier bring: labels to print, what went wrong and whose turn it is.",
  access: desk,
  mutates: false,
  input: z.object({ ...paging(20), view: z._default(z.enum(lastMileViews), "to_hand_in") }),
  output: z.object({ datalist: z.array(LastMileRow), total: z.int() }),
  refusals: [],
});

export const readShippingLabel = defineCall({
  methods: ["GET"],
  path: "/staff/last-mile/:trade_no/label",
  about: "The form that the browser posts to the carrier's page, which prints a parcel's label.",
  access: desk,
  mutates: false,
  input: z.object({ trade_no: TradeNo }),
  output: z.object({
    data: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refusals: ["shipping_order_unknown", "shipping_order_not_in_state", "last_mile_unavailable"],
});

export const handInParcel = defineCall({
  methods: ["POST"],
  path: "/staff/last-mile/:trade_no/hand-in",
  about: "A parcel with its label was dropped at a store, or fetched by the van.",
  access: desk,
  mutates: true,
  input: z.object({ trade_no: TradeNo }),
  output: NoOutput,
  refusals: [
    "shipping_order_unknown",
    "shipping_order_not_in_state",
    "parcel_unknown",
    "parcel_not_in_state",
    "item_not_in_state",
    "pickup_code_needed",
  ],
});

export const shipHome = defineCall({
  methods: ["POST"],
  path: "/staff/last-mile/ship-home",
  about: "Orders the carrier's van for an arrived parcel, whatever was refused or chosen before.",
  access: desk,
  mutates: true,
  input: z.object({ tid: Tid }),
  output: NoOutput,
  refusals: ["parcel_unknown", "parcel_not_in_state", "last_mile_fixed", "last_mile_unavailable"],
});

const CarrierCost = z.object({
  way: z.enum(lastMileWays),
  name: z.string(),
  is_connected: z.boolean(),
  parcels: z.int(),
  delivered: z.int(),
  /** Came back, or nobody knows where it is. */
  failed: z.int(),
  /** Cents of TWD that the carrier took. */
  charge: Cents,
});
export type CarrierCost = z.infer<typeof CarrierCost>;

export const listCarrierCosts = defineCall({
  methods: ["GET"],
  path: "/staff/carrier-costs",
  about: "What each carrier of the last mile brought in the last thirty days, and what it took.",
  access: { right: "follow_parcels" },
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(CarrierCost) }),
  refusals: [],
});
