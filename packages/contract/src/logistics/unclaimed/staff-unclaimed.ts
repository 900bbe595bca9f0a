import { consignmentLimits } from "@sampan/domain/logistics/consignments/consignment";
import { unclaimedStates } from "@sampan/domain/logistics/unclaimed/unclaimed-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AmountCents,
  AskedKey,
  NoOutput,
  paging,
  PublicKey,
  ShortText,
  WireTime,
} from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";
import { ExpressNo, findings } from "../warehouse/staff-warehouse.ts";

const right = { right: "receive_packages" } as const;

export const unclaimedActs = ["match", "ask_discard", "keep_on", "discard"] as const;

/** Somebody's word that a parcel is theirs, with their proof. */
export const WaitingParcelClaim = z.object({
  id: PublicKey,
  uid: z.string(),
  express_no: z.string(),
  words: z.string(),
  images: z.array(z.string()),
  cdate: WireTime,
  /** When it ends by itself if no such parcel has come. */
  until: WireTime,
});
export type WaitingParcelClaim = z.infer<typeof WaitingParcelClaim>;

/** A parcel that nobody forecast. Grams and millimetres; what came of it is on the parcel it became. */
export const UnclaimedParcel = z.object({
  id: PublicKey,
  express_no: z.string(),
  warehouse: Warehouse,
  shelf: z.string(),
  weight_g: z.nullable(z.int()),
  length_mm: z.nullable(z.int()),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  photos: z.array(z.string()),
  marks: z.array(z.string()),
  /** The recipient as it is written on the parcel. */
  label: z.string(),
  note: z.string(),
  state: z.enum(unclaimedStates),
  received_at: WireTime,
  received_by: z.string(),
  /** Until when it is kept. */
  deadline: WireTime,
  is_late: z.boolean(),
  discard_asked_by: z.string(),
  ended_at: WireTime,
  ended_by: z.string(),
  /** The parcel it became; empty until then. */
  parcel_tid: z.string(),
  /** Goods have been forecast under its number since it came. */
  is_awaited: z.boolean(),
  /** Who says that it is theirs. */
  claims: z.array(WaitingParcelClaim),
  /** What is possible now, and for this reader. */
  acts: z.array(z.enum(unclaimedActs)),
});
export type UnclaimedParcel = z.infer<typeof UnclaimedParcel>;

export const unclaimedTabs = ["open", "late", "matched", "discarded"] as const;
export const UnclaimedTab = z.enum(unclaimedTabs);
export type UnclaimedTab = z.infer<typeof UnclaimedTab>;

/** [BO-15] */
export const listUnclaimed = defineCall({
  methods: ["GET"],
  path: "/staff/unclaimed",
  about: "Parcels without an owner, the longest kept first; by tab, warehouse, number or label.",
  access: right,
  mutates: false,
  input: z.object({
    ...paging(20),
    tab: z._default(UnclaimedTab, "open"),
    warehouse: z.optional(Warehouse),
    /** A part of the express number or of what is written on the label. */
    text: z._default(ShortText, ""),
  }),
  output: z.object({
    datalist: z.array(UnclaimedParcel),
    total: z.int(),
    /** How many wait, and how many of them longer than they are kept. */
    waiting: z.object({ open: z.int(), late: z.int() }),
  }),
  refusals: [],
});

export const listParcelClaims = defineCall({
  methods: ["GET"],
  path: "/staff/unclaimed/claims",
  about:
    "Claims of customers that wait, the oldest first, with the parcel they mean if there is one.",
  access: right,
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({
    datalist: z.array(
      z.extend(WaitingParcelClaim, {
        /** Empty while no such parcel is kept. */
        unclaimed_id: z.string(),
      }),
    ),
    total: z.int(),
  }),
  refusals: [],
});

/** [BO-15] */
export const refuseParcelClaim = defineCall({
  methods: ["POST"],
  path: "/staff/unclaimed/claims/:id/refuse",
  about: "Refuses a claim; its customer reads the reason.",
  access: right,
  mutates: true,
  input: z.object({ id: AskedKey, reason: z._default(ShortText, "") }),
  output: NoOutput,
  refusals: ["parcel_claim_unknown", "parcel_claim_not_in_state", "reason_needed"],
});

/** Goods that a customer still awaits: what an unclaimed parcel may hold. */
export const AwaitedLine = z.object({
  oid: z.string(),
  order_tid: z.string(),
  uid: z.string(),
  item_name: z.string(),
  image: z.string(),
  props: z.record(z.string(), z.string()),
  status: z.int(),
  /** Pieces that have not come yet. */
  left: z.int(),
  /** Forecast under the number that was asked about. */
  is_forecast: z.boolean(),
});
export type AwaitedLine = z.infer<typeof AwaitedLine>;

export const listAwaitedLines = defineCall({
  methods: ["GET"],
  path: "/staff/unclaimed/awaited",
  about:
    "What a customer still awaits, by uid or order number; first what is forecast under a number.",
  access: right,
  mutates: false,
  input: z.object({ whose: z._default(ShortText, ""), express_no: z._default(ShortText, "") }),
  output: z.object({
    /** Empty when no customer is meant. */
    uid: z.string(),
    datalist: z.array(AwaitedLine),
  }),
  refusals: [],
});

const step = {
  methods: ["POST"],
  access: right,
  mutates: true,
  output: z.object({ data: UnclaimedParcel }),
} as const;

/** [BO-15] */
export const keepUnclaimed = defineCall({
  ...step,
  path: "/staff/unclaimed/keep",
  about: "Keeps a parcel that nobody forecast, with photos and what is written on it.",
  input: z.object({
    express_no: ExpressNo,
    warehouse: Warehouse,
    label: z._default(ShortText, ""),
    note: z._default(ShortText, ""),
    ...findings,
  }),
  refusals: [
    "scale_empty",
    "scale_too_heavy",
    "unclaimed_forecast",
    "express_no_known",
    "unclaimed_photo_needed",
    "file_unknown",
  ],
});

/** [BO-15] */
export const matchUnclaimed = defineCall({
  ...step,
  path: "/staff/unclaimed/:id/match",
  about:
    "Says whose a parcel is: goods they await, or goods nobody forecast, which become a consignment. It is received.",
  input: z.object({
    id: AskedKey,
    uid: z._default(ShortText, ""),
    lines: z._default(
      z
        .array(z.object({ oid: ShortText, num: z.int().check(z.gte(1), z.lte(1_000_000)) }))
        .check(z.maxLength(100)),
      [],
    ),
    /** What is in it where its owner awaits nothing; CNY cents of a piece. */
    goods: z.optional(
      z.nullable(
        z.object({
          name: z.string().check(z.maxLength(1000)),
          num: z.int().check(z.gte(0), z.lte(consignmentLimits.pieces)),
          value: AmountCents,
        }),
      ),
    ),
  }),
  refusals: [
    "unclaimed_unknown",
    "unclaimed_not_in_state",
    "unclaimed_owner_needed",
    "customer_unknown",
    "self_approval",
    "consignment_needed",
    "consignment_too_long",
    "consignment_name_needed",
    "consignment_pieces_needed",
    "consignment_value_needed",
    "consignment_number_needed",
    "order_unknown",
    "item_not_in_state",
    "amount_invalid",
    "express_no_known",
    "express_no_unknown",
    "ways_differ",
    "price_question_open",
    "file_unknown",
  ],
});

const ofOne = z.object({ id: AskedKey });

export const askDiscard = defineCall({
  ...step,
  path: "/staff/unclaimed/:id/ask-discard",
  about: "Proposes to discard a parcel that was kept past its deadline; a second person decides.",
  input: ofOne,
  refusals: ["unclaimed_unknown", "unclaimed_not_in_state", "unclaimed_not_due"],
});

export const keepOn = defineCall({
  ...step,
  path: "/staff/unclaimed/:id/keep-on",
  about: "Keeps a parcel that somebody proposed to discard.",
  input: ofOne,
  refusals: ["unclaimed_unknown", "unclaimed_not_in_state"],
});

export const discardUnclaimed = defineCall({
  ...step,
  path: "/staff/unclaimed/:id/discard",
  about: "Discards a parcel that another person proposed to discard.",
  input: ofOne,
  refusals: [
    "unclaimed_unknown",
    "unclaimed_not_in_state",
    "unclaimed_not_due",
    "unclaimed_claimed",
    "self_approval",
  ],
});
