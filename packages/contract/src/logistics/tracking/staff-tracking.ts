import { trackedLegs, trackers } from "@sampan/domain/logistics/tracking/trackers";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, NoInput, paging, Tid, WireTime } from "../../kernel/fields.ts";
import { TrackedParcel } from "./tracking.ts";

/** [PKG-23] */
export const readTrackingOfOrder = defineCall({
  methods: ["GET"],
  path: "/staff/tracking/:tid",
  about: "What couriers scanned of an order's parcels, to the warehouse and to the door.",
  access: { right: "view_orders" },
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ datalist: z.array(TrackedParcel) }),
  refusals: ["order_unknown"],
});

const SilentNumber = z.object({
  leg: z.enum(trackedLegs),
  express_no: z.string(),
  carrier: z.string(),
  tracker: z.enum(trackers),
  /** The last thing that happened, in words; empty before anything has. */
  state_title: z.string(),
  /** The last scan, or since when it is followed. */
  silent_since: WireTime,
  /** Why the last ask brought nothing; empty where it brought something. */
  trouble: z.string(),
  order_tids: z.array(z.string()),
});
export type SilentNumber = z.infer<typeof SilentNumber>;

/** [BO-52] */
export const listSilentNumbers = defineCall({
  methods: ["GET"],
  path: "/staff/silent-numbers",
  about: "Numbers of couriers of which nothing was scanned for days, the longest first.",
  access: { right: "follow_parcels" },
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(SilentNumber), total: z.int() }),
  refusals: [],
});

const TrackerCost = z.object({
  tracker: z.enum(trackers),
  is_connected: z.boolean(),
  /** Numbers asked about today and in thirty days, of UTC, and how many of those brought scans. */
  today: z.int(),
  per_day: z.int(),
  asks: z.int(),
  answers: z.int(),
  /** CNY cents of thirty days. */
  cost: Cents,
});
export type TrackerCost = z.infer<typeof TrackerCost>;

export const listTrackerCosts = defineCall({
  methods: ["GET"],
  path: "/staff/tracker-costs",
  about: "How often each tracker was asked in the last thirty days, and what that cost.",
  access: { right: "follow_parcels" },
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(TrackerCost), waiting: z.int() }),
  refusals: [],
});
