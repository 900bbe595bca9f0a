import { mostMerged } from "@sampan/domain/logistics/merging/check-merge";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  AskedKey,
  Cents,
  PasswordHash,
  PaymentCurrency,
  SmallNumber,
  Tid,
} from "../../kernel/fields.ts";
import { SumEntry } from "../parcels/freight-fields.ts";
import { DeclaredLine, Parcel, ParcelWay } from "../parcels/parcels.ts";

/** [API-77] [CONS-01..05] */
export const mergePackages = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/merge_packages",
  about: "Has parcels of one warehouse packed into one, which goes its own way from there.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    tids: z.array(Tid).check(z.minLength(2), z.maxLength(mostMerged)),
    address_id: z.optional(AskedKey),
    express: z.optional(SmallNumber),
    transport: z.optional(SmallNumber),
    insurance: z.optional(SmallNumber),
    /** Of every line in the parcels, or of none: then customs is told later. */
    declaration: z._default(z.array(DeclaredLine).check(z.maxLength(500)), []),
    /** Pack first, decide then: the box waits for its owner's answer before its bill. */
    rehearse: z._default(z.union([z.boolean(), z.literal([0, 1])]), false),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "goods_awaited",
    "warehouses_differ",
    "regions_differ",
    "address_needed",
    "carrier_needed",
    "transport_needed",
    "transport_unavailable",
    "sensitive_by_air_only",
    "goods_refused",
    "shipping_refused",
    "transport_refused",
    "insurance_needed",
    "insurance_lowered",
    "declaration_incomplete",
    "declaration_vague",
  ],
});

/** [CONS-02] [CONS-05] */
export const chooseParcelWay = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/choose_parcel_way",
  about:
    "Sends one stored parcel to another address, by another line or better insured than its orders say, until its bill.",
  access: "customer",
  mutates: true,
  input: z.object({
    tid: Tid,
    /** Left out: where it goes now. */
    address_id: z.optional(AskedKey),
    express: z.optional(SmallNumber),
    transport: z.optional(SmallNumber),
    /** Never less than its orders have; what it is more is on the freight bill. */
    insurance: z.optional(SmallNumber),
    /** Of every line in the parcel, or of none: then customs is told later. */
    declaration: z._default(z.array(DeclaredLine).check(z.maxLength(500)), []),
  }),
  output: z.object({ data: z.object({ tid: Tid }) }),
  refusals: mergePackages.refusals,
});

/** What was paid stays as it was: the address is in the same region, and the line the same. It asks for the password, since goods go where it says. [CONS-02] */
export const readdressParcel = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/readdress_parcel",
  about:
    "Sends a paid parcel that no box has taken yet, and what leaves with it, to another address.",
  access: "customer",
  mutates: true,
  stepUp: "password",
  input: z.object({ tid: Tid, address_id: z.optional(AskedKey), password: PasswordHash }),
  output: z.object({
    data: z.object({
      /** Every parcel that goes there now. */
      tids: z.array(Tid),
    }),
  }),
  refusals: [
    "wrong_password",
    "parcel_unknown",
    "parcel_not_in_state",
    "address_needed",
    "regions_differ",
  ],
});

export const splitPackage = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/split_package",
  about: "Undoes a merge before its freight is billed: its parcels go their own ways again.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid }),
  output: z.object({ data: z.object({ tids: z.array(Tid) }) }),
  refusals: ["parcel_unknown", "parcel_not_in_state", "rehearsal_not_in_state"],
});

/** A parcel that lies in a warehouse and is not billed, as somebody chooses what leaves together. */
export const StoredParcel = z.object({
  ...Parcel.shape,
  /** Since the warehouse signed for it. */
  days_stored: z.int(),
  /** Why it cannot be merged; null where it can. */
  obstacle: z.nullable(z.enum(["parcel_not_in_state", "goods_awaited"])),
});

export const queryStoredParcels = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_stored_parcels",
  about: "What lies in the warehouses and is not billed, the longest lying first.",
  access: "customer",
  mutates: false,
  input: z.object({}),
  output: z.object({ datalist: z.array(StoredParcel) }),
  refusals: [],
});

/** A line as parcels would take it in one box. */
export const MergeLine = z.object({
  transport: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  /** Why it does not take these goods, in the reader's words; null where it does. */
  refusal: z.nullable(z.string()),
  /** By what the parcels weigh and take now; null on a line that does not take them. */
  quote: z.nullable(
    z.object({
      chargeable_g: z.int(),
      entries: z.array(SumEntry),
      total: Cents,
      /** If each of them left by itself; null where the line does not take one of them. */
      apart: z.nullable(Cents),
    }),
  ),
});

/** [CONS-02] [CONS-05] */
export const quoteMerge = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/quote_merge",
  about:
    "What a parcel, or several in one box, would come to by every line, and what customs has to be told of.",
  access: "customer",
  mutates: false,
  input: z.object({ tids: z.array(Tid).check(z.minLength(1), z.maxLength(mostMerged)) }),
  output: z.object({
    data: z.object({
      currency: PaymentCurrency,
      weight_g: z.int(),
      lines: z.array(MergeLine),
      /** How a parcel by itself goes now; null for several, and for one that goes nowhere yet. */
      goes: z.nullable(ParcelWay),
      /** What the goods are insured by already: not less. */
      insurance_at_least: z.int(),
      /** What packing first would cost, and how long its owner may look at the box. */
      rehearsal: z.object({ fee: Cents, answer_hours: z.int(), price_hours: z.int() }),
      /** Every line in the parcels, with what was paid for it. */
      goods: z.array(z.object({ oid: z.string(), num: z.int(), value: Cents })),
    }),
  }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "goods_awaited",
    "warehouses_differ",
    "regions_differ",
    "goods_refused",
  ],
});
