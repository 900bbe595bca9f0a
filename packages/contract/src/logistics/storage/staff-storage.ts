import { abandonmentStates } from "@sampan/domain/logistics/storage/abandonment";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Cents, paging, PaymentCurrency, ShortText, Tid, WireTime } from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";
import { ParcelStorage } from "../parcels/parcels.ts";

const right = { right: "receive_packages" } as const;

export const storageActs = ["give_days", "ask_abandon", "keep", "abandon"] as const;

/** A parcel that lies in a warehouse, or lay there until it was given up. */
export const LyingParcel = z.object({
  tid: z.string(),
  uid: z.string(),
  express_no: z.string(),
  warehouse: Warehouse,
  shelf: z.string(),
  weight_g: z.nullable(z.int()),
  photos: z.array(z.string()),
  received_at: WireTime,
  order_tids: z.array(z.string()),
  items: z.array(z.object({ oid: z.string(), item_name: z.string(), num: z.int() })),
  /** Null for one that was given up. */
  storage: z.nullable(ParcelStorage),
  /** What its owner was told of this end, by the days before it; below zero after it. */
  told: z.array(z.object({ days: z.int(), at: WireTime })),
  /** Days that were bought, or given by somebody for a reason; cents of `currency`. */
  extensions: z.array(
    z.object({
      until: z.string(),
      days: z.int(),
      amount: Cents,
      reason: z.string(),
      by: z.string(),
      at: WireTime,
    }),
  ),
  currency: PaymentCurrency,
  /** The last that was proposed; `asked_by` is empty where its owner gave it up. */
  abandonment: z.nullable(
    z.object({
      state: z.enum(abandonmentStates),
      reason: z.string(),
      asked_by: z.string(),
      asked_at: WireTime,
      ended_by: z.string(),
      ended_at: WireTime,
    }),
  ),
  /** What its reader may do now. */
  acts: z.array(z.enum(storageActs)),
});
export type LyingParcel = z.infer<typeof LyingParcel>;

/** What ends soon or has ended; what may be given up; what somebody proposed; what was given up. */
export const storageTabs = ["ending", "due", "asked", "done"] as const;
export type StorageTab = (typeof storageTabs)[number];

export const listStorage = defineCall({
  methods: ["GET"],
  path: "/staff/storage",
  about:
    "Parcels whose days in a warehouse end, the first end first; or what was given up, the latest first.",
  access: right,
  mutates: false,
  input: z.object({
    tab: z._default(z.enum(storageTabs), "ending"),
    warehouse: z.optional(Warehouse),
    /** A parcel, its express number or its owner. */
    text: z._default(ShortText, ""),
    ...paging(20),
  }),
  output: z.object({
    datalist: z.array(LyingParcel),
    total: z.int(),
    /** How many there are in each, whatever is looked for. */
    counts: z.object({ ending: z.int(), due: z.int(), asked: z.int() }),
  }),
  refusals: [],
});

const output = z.object({ data: LyingParcel });

export const giveDays = defineCall({
  methods: ["POST"],
  path: "/staff/storage/:tid/give_days",
  about: "Keeps a parcel longer for nothing, for a reason.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid, days: z.int().check(z.gte(1), z.lte(180)), reason: ShortText }),
  output,
  refusals: ["parcel_unknown", "storage_not_in_state", "reason_needed"],
});

const notNow = [
  "parcel_unknown",
  "storage_not_in_state",
  "storage_not_due",
  "storage_untold",
  "storage_awaited",
  "storage_bill_open",
  "refund_open_already",
] as const;

export const askAbandon = defineCall({
  methods: ["POST"],
  path: "/staff/storage/:tid/ask_abandon",
  about:
    "Proposes to give up goods that their owner left lying, after the deadline and three words to them.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid, reason: ShortText }),
  output,
  refusals: [...notNow, "reason_needed"],
});

export const keepStored = defineCall({
  methods: ["POST"],
  path: "/staff/storage/:tid/keep",
  about: "Keeps goods that were to be given up.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid }),
  output,
  refusals: ["parcel_unknown", "storage_not_in_state"],
});

export const abandonStored = defineCall({
  methods: ["POST"],
  path: "/staff/storage/:tid/abandon",
  about: "Gives up goods that another person proposed to give up; nothing is returned for them.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid }),
  output,
  refusals: [...notNow, "self_approval"],
});
