import { journeyLegs } from "@sampan/domain/trade/orders/journey-legs";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  NoInput,
  NoOutput,
  paging,
  Region,
  ShortText,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { PackageTransport, Warehouse } from "../parcels/freight-fields.ts";

const right = { right: "follow_parcels" } as const;

/** A parcel that has been on a leg of its way for longer than nine of ten others. */
export const StuckParcel = z.object({
  tid: z.string(),
  uid: z.string(),
  warehouse: Warehouse,
  region: Region,
  transport: z.int(),
  transport_state: PackageTransport,
  leg: z.enum(journeyLegs),
  begun_at: WireTime,
  due_at: WireTime,
  box_number: z.nullable(z.string()),
  order_tids: z.array(z.string()),
  /** What whoever looks after it found; empty while nobody does. */
  note: z.string(),
  acknowledged_at: z.nullable(WireTime),
  acknowledged_by: z.nullable(z.string()),
});

/** [BO-52] */
export const listStuck = defineCall({
  methods: ["GET"],
  path: "/staff/stuck-parcels",
  about: "Parcels that have stayed on a leg of their way longer than expected, the latest first.",
  access: right,
  mutates: false,
  input: z.object({
    ...paging(20),
    tab: z._default(z.enum(["waiting", "looked_after"]), "waiting"),
  }),
  output: z.object({ datalist: z.array(StuckParcel), total: z.int() }),
  refusals: [],
});

/** What is expected of a leg of a line, in open days, and how that came out. */
export const JudgedInterval = z.object({
  warehouse: Warehouse,
  region: Region,
  transport: z.int(),
  leg: z.enum(journeyLegs),
  low_days: z.int(),
  high_days: z.int(),
  /** Past journeys that it was reckoned from. */
  samples: z.int(),
  early: z.int(),
  within: z.int(),
  late: z.int(),
});
export type JudgedInterval = z.infer<typeof JudgedInterval>;

/** So far back intervals are judged, in days. */
export const judgedSince_days = 90;

export const listJudgedIntervals = defineCall({
  methods: ["GET"],
  path: "/staff/judged-intervals",
  about: "What is expected of each leg of each line, and how often parcels kept to it.",
  access: right,
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(JudgedInterval) }),
  refusals: [],
});

/** Refuses `parcel_not_in_state` for one that is not late, or has moved on. */
export const acknowledgeStuck = defineCall({
  methods: ["POST"],
  path: "/staff/stuck-parcels/:tid/acknowledge",
  about: "Says that somebody looks after a late parcel, and what was found.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid, note: ShortText.check(z.minLength(1)) }),
  output: NoOutput,
  refusals: ["parcel_not_in_state"],
});
