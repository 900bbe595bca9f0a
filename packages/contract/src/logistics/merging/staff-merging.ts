import { mostMerged } from "@sampan/domain/logistics/merging/check-merge";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  Cents,
  paging,
  PaymentCurrency,
  Region,
  ShortText,
  Text,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { ServiceKind } from "../services/service-shapes.ts";
import { Measures, ReadMeasures, Warehouse } from "../parcels/freight-fields.ts";

const right = { right: "consolidate_packages" } as const;

/** A merged parcel with the parts that are to be taken from their shelves and put into one box. */
export const ParcelToPack = z.object({
  tid: z.string(),
  uid: z.string(),
  warehouse: Warehouse,
  region: Region,
  transport: z.int(),
  express: z.int(),
  insurance: z.int(),
  asked_at: WireTime,
  /** It waits longer than we allow ourselves. */
  is_late: z.boolean(),
  /** Its owner looks at the packed box before they decide which way it goes. */
  is_rehearsed: z.boolean(),
  /** What was paid to be done to its parcels, and whether it is. */
  services: z.array(z.object({ service: ServiceKind, is_done: z.boolean() })),
  parts: z.array(
    z.object({
      tid: z.string(),
      express_no: z.string(),
      shelf: z.string(),
      weight_g: z.nullable(z.int()),
      photos: z.array(z.string()),
      marks: z.array(z.string()),
      /** What somebody sees who opens it. */
      items: z.array(
        z.object({
          oid: z.string(),
          item_name: z.string(),
          image: z.string(),
          props: z.record(z.string(), z.string()),
          num: z.int(),
        }),
      ),
    }),
  ),
});

export const listToPack = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/to-pack",
  about: "Merged parcels that wait to be packed, the longest waiting first.",
  access: right,
  mutates: false,
  input: z.object({
    ...paging(20),
    warehouse: z.optional(Warehouse),
    /** As scanned: of a merged parcel, or of one that belongs into it (its number or its express number). */
    number: z.optional(ShortText),
    /** Only what waits longer than we allow ourselves. [BO-52] */
    late: z._default(z.boolean(), false),
  }),
  output: z.object({
    datalist: z.array(ParcelToPack),
    total: z.int(),
    /** As many are asked for of the contents before a box is closed, and as many of the closed box. */
    photos_each: z.int(),
    /** So long it may wait. */
    packing_hours: z.int(),
  }),
  refusals: [],
});

/** The box as its owner will read it, before it is done: the weight that counts and the price on each line, by the function that prices every quote. */
export const quotePacking = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/to-pack/:tid/quote",
  about: "What a box of this weight and size comes to on every open line, for its owner.",
  access: right,
  mutates: false,
  input: z.object({ tid: Tid, ...Measures.shape }),
  output: z.object({
    data: z.object({
      lines: z.array(
        z.object({
          transport: z.int(),
          days_min: z.int(),
          days_max: z.int(),
          /** Why it cannot go this way, in the reader's words; null where it can. */
          refusal: z.nullable(z.string()),
          quote: z.nullable(
            z.object({ chargeable_g: z.int(), total: Cents, currency: PaymentCurrency }),
          ),
        }),
      ),
    }),
  }),
  refusals: ["parcel_unknown"],
});

/**
 * `parts` are what was scanned into the box. Without them a box that is packed is weighed anew, until its bill is
 * posted. [BO-19] [BO-14]
 */
export const packParcel = defineCall({
  methods: ["POST"],
  path: "/staff/warehouse/pack",
  about: "Records the one box that a merged parcel became, with its weight, size and photos.",
  access: right,
  mutates: true,
  input: z.object({
    tid: Tid,
    parts: z.optional(z.nullable(z.array(Tid).check(z.maxLength(mostMerged)))),
    /** A scale that reads 0 is refused in words of its own. */
    measures: z.optional(z.nullable(ReadMeasures)),
    shelf: z._default(z.string().check(z.maxLength(20)), ""),
    /** Of what lies in it, before it is closed; kept as they are where a packed box is weighed anew. */
    contents_photos: z._default(z.array(Text).check(z.maxLength(12)), []),
    /** Of the closed box. */
    photos: z._default(z.array(Text).check(z.maxLength(12)), []),
  }),
  output: z.object({ data: z.object({ tid: z.string() }) }),
  refusals: [
    "merge_undone",
    "parcel_packed",
    "services_open",
    "parcel_not_in_state",
    "parts_missing",
    "part_foreign",
    "measures_needed",
    "scale_empty",
    "scale_impossible",
    "file_unknown",
    "contents_photos_needed",
    "box_photos_needed",
  ],
});
