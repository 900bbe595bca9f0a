import { clearanceProofs } from "@sampan/domain/logistics/clearance/clearance-proofs";
import { deskEvents } from "@sampan/domain/logistics/clearance/clearance-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  NoInput,
  paging,
  PaymentCurrency,
  Region,
  ShortText,
  Tid,
  Version,
} from "../../kernel/fields.ts";
import { Picture, pictureRefusals, Uploaded } from "../../kernel/uploads.ts";
import { Warehouse } from "../parcels/freight-fields.ts";
import { Clearance } from "./clearance-shapes.ts";

const desk = { right: "follow_parcels" } as const;

/** A declaration as the desk sees it: with whose it is, and what can be written down now. */
export const StaffClearance = z.extend(Clearance, {
  uid: z.string(),
  consignee: z.string(),
  region: Region,
  transport: z.int(),
  warehouse: Warehouse,
  weight_g: z.nullable(z.int()),
  acts: z.array(z.enum(deskEvents)),
});
export type StaffClearance = z.infer<typeof StaffClearance>;

/** By who must act now; what is late, whoever has it; and what may be loaded. */
export const clearanceTabs = ["desk", "customer", "late", "cleared"] as const;
export type ClearanceTab = (typeof clearanceTabs)[number];

export const listClearances = defineCall({
  methods: ["GET"],
  path: "/staff/clearances",
  about:
    "Declarations of parcels that wait in the warehouse, by who must act now, the first due in front.",
  access: desk,
  mutates: false,
  input: z.object({ ...paging(20), tab: z._default(z.enum(clearanceTabs), "desk") }),
  output: z.object({
    datalist: z.array(StaffClearance),
    /** Counted up to a ceiling. */
    total: z.int(),
    has_more: z.boolean(),
    waiting: z.record(z.string(), z.int()),
  }),
  refusals: [],
});

export const moveClearance = defineCall({
  methods: ["POST"],
  path: "/staff/clearances/:tid/move",
  about: "Writes down what the broker says of a declaration, by what it is known.",
  access: desk,
  mutates: true,
  input: z.object({
    tid: Tid,
    version: Version,
    event: z.enum(deskEvents),
    note: z._default(ShortText, ""),
    /** Pictures that show it, uploaded before for this parcel. */
    imgs: z._default(z.array(ShortText).check(z.maxLength(clearanceProofs)), []),
  }),
  output: z.object({ data: StaffClearance }),
  refusals: [
    "parcel_unknown",
    "clearance_not_in_state",
    "clearance_changed",
    "parcel_not_in_state",
    "reason_needed",
    "file_unknown",
  ],
});

export const uploadClearanceProof = defineCall({
  methods: ["POST"],
  path: "/staff/clearance-proofs",
  about:
    "Stores a picture of what the broker or EZ WAY said of a parcel, sealed by its owner's key, for the desk alone.",
  access: desk,
  mutates: true,
  input: z.object({ tid: Tid, file: z.optional(Picture) }),
  output: Uploaded,
  refusals: ["parcel_unknown", ...pictureRefusals],
  transaction: "none",
  upload: true,
});

/** A line of goods as a broker is told of it. The unit price is in cents of `currency`. */
export const BrokerLine = z.object({
  tid: z.string(),
  name: z.string(),
  mobile: z.string(),
  goods: z.string(),
  num: z.int(),
  unit_price: Cents,
  currency: PaymentCurrency,
  weight_g: z.int(),
  /** Pieces in the whole parcel. */
  pieces: z.int(),
});

export const takeBrokerFile = defineCall({
  methods: ["POST"],
  path: "/staff/clearances/broker-file/take",
  about:
    "What the broker is told of parcels that their owners have confirmed; whoever takes it out of the house is on record.",
  access: desk,
  mutates: true,
  input: NoInput,
  output: z.object({ datalist: z.array(BrokerLine) }),
  refusals: [],
});

export const enterBrokerFile = defineCall({
  methods: ["POST"],
  path: "/staff/clearances/broker-file/enter",
  about: "Writes down what a broker's file says of declarations, all of its rows or none.",
  access: desk,
  mutates: true,
  input: z.object({
    name: z._default(ShortText, ""),
    text: z._default(z.string().check(z.maxLength(100_000)), ""),
  }),
  output: z.object({ data: z.object({ entered: z.int() }) }),
  refusals: ["broker_row_unreadable", "broker_row_refused"],
});
