import { scanStates } from "@sampan/domain/logistics/tracking/scan-state";
import { trackedLegs } from "@sampan/domain/logistics/tracking/trackers";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoOutput, Tid, WireTime } from "../../kernel/fields.ts";

const Scan = z.object({
  at: WireTime,
  state: z.enum(scanStates),
  /** What happened, in the reader's language. */
  title: z.string(),
  /** The courier's own words, and where. */
  words: z.string(),
  place: z.string(),
  /** The language of those words; empty where nobody says. */
  words_language: z.string(),
});

/** A number of a courier, with everything that was scanned of it, the newest first. */
export const TrackedParcel = z.object({
  leg: z.enum(trackedLegs),
  express_no: z.string(),
  /** Who carries it, as it was written down; may be empty. */
  carrier: z.string(),
  /** From where to where, in the reader's language. */
  leg_title: z.string(),
  /** What the courier's own words are called, in the reader's language. */
  words_title: z.string(),
  scans: z.array(Scan),
});
export type TrackedParcel = z.infer<typeof TrackedParcel>;

/** [PKG-23] */
export const readTracking = defineCall({
  methods: ["GET"],
  path: "/gateway/user/tracking",
  about:
    "What couriers scanned of one of the customer's orders or parcels: on the way to the warehouse, and to the door.",
  access: "customer",
  mutates: false,
  input: z.object({ tid: Tid }),
  output: z.object({ datalist: z.array(TrackedParcel) }),
  refusals: ["order_unknown"],
});

const push = (path: `/${string}`, name: string) =>
  defineCall({
    methods: ["POST"],
    path,
    about: `${name} says, signed, that there may be news of a parcel; it is asked what they are.`,
    access: "anyone",
    mutates: true,
    transaction: "none",
    notification: true,
    input: z.object({}),
    output: NoOutput,
    refusals: ["notification_invalid", "channel_unavailable"],
  });

export const kuaidi100Push = push("/gateway/kuaidi100/push", "Kuaidi100");
export const seventeenTrackPush = push("/gateway/17track/push", "17TRACK");
export const flashPush = push("/gateway/flash/push", "Flash Express");
export const thailandPostPush = push("/gateway/thailand-post/push", "Thailand Post");
