import { goodsFaults } from "@sampan/domain/logistics/warehouse/inspection";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { paging, ShortText, Text, Tid, WireTime } from "../../kernel/fields.ts";
import {
  GoodsFault,
  PackageTransport,
  ReadMeasures,
  Warehouse,
} from "../parcels/freight-fields.ts";

/** As carriers print it, or nearly. */
export const ExpressNo = z.string().check(z.trim(), z.minLength(4), z.maxLength(40));
const right = { right: "receive_packages" } as const;

/** Goods that travel, or travelled, under an express number. */
export const ExpectedItem = z.object({
  oid: z.string(),
  order_tid: z.string(),
  item_name: z.string(),
  image: z.string(),
  props: z.record(z.string(), z.string()),
  goods_class: z.string(),
  /** Pieces the seller put into this parcel. */
  num: z.int(),
  /** Pieces of the line that the warehouse has signed for so far, of so many. */
  arrived_num: z.int(),
  ordered_num: z.int(),
  status: z.int(),
  /** What was found wrong with it in this parcel. */
  fault: z.nullable(GoodsFault),
});

export const ReceivedParcel = z.object({
  tid: z.string(),
  express_no: z.string(),
  uid: z.string(),
  warehouse: Warehouse,
  shelf: z.string(),
  weight_g: z.nullable(z.int()),
  length_mm: z.nullable(z.int()),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  /** Sides by photo beside the tape's; null where nobody looked. */
  photo: z.nullable(
    z.object({
      /** Two of the footprint, and the height where it was found. */
      mm: z.array(z.int()),
      /** By how much they differ at most, hundredths of a percent of the tape's; null where nobody measured by tape. */
      off_bp: z.nullable(z.int()),
      /** By more than they may (`mostOff_bp`): somebody should measure again. */
      is_off: z.boolean(),
    }),
  ),
  photos: z.array(z.string()),
  marks: z.array(z.string()),
  transport_state: PackageTransport,
  items: z.array(ExpectedItem),
  received_at: WireTime,
  /** Until when the receipt can be taken back; null when it no longer can. */
  undo_until: z.nullable(WireTime),
});

export const ExpectedParcel = z.object({
  express_no: z.string(),
  carrier: z.string(),
  uid: z.string(),
  recorded_at: WireTime,
  /** What its courier scanned last, in the reader's language; null before anything was. */
  scan: z.nullable(z.object({ title: z.string(), at: WireTime, is_near: z.boolean() })),
  items: z.array(ExpectedItem),
});

export const listExpected = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/expected",
  about:
    "Express numbers on their way to the warehouse: those at its door by their scans first, then the longest awaited.",
  access: right,
  mutates: false,
  input: z.object(paging(20)),
  output: z.object({ datalist: z.array(ExpectedParcel), total: z.int() }),
  refusals: [],
});

export const listReceived = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/received",
  about: "Parcels received, the latest first.",
  access: right,
  mutates: false,
  input: z.object({ ...paging(20), unmeasured: z._default(z.boolean(), false) }),
  output: z.object({ datalist: z.array(ReceivedParcel), total: z.int() }),
  refusals: [],
});

/** What a scan answers. [BO-13] */
export const findExpress = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/express/:express_no",
  about: "What is expected, or was received, under an express number.",
  access: right,
  mutates: false,
  input: z.object({ express_no: ExpressNo }),
  output: z.object({
    data: z.object({
      /** `unclaimed`: it lies here without an owner. */
      state: z.enum(["expected", "received", "unclaimed"]),
      expected: z.nullable(ExpectedParcel),
      received: z.nullable(ReceivedParcel),
      /** Photos asked for of each line before the parcel is done. */
      photos_per_line: z.int(),
    }),
  }),
  refusals: ["express_no_unknown"],
});

/** What the warehouse finds out about any parcel. */
export const findings = {
  measures: z.optional(z.nullable(ReadMeasures)),
  shelf: z._default(z.string().check(z.maxLength(20)), ""),
  /** Pictures as the upload call answered them. */
  photos: z._default(z.array(Text).check(z.maxLength(12)), []),
  marks: z._default(
    z
      .array(z.enum(["battery", "liquid", "powder", "magnet", "food", "fragile", "damaged"]))
      .check(z.maxLength(20)),
    [],
  ),
};

/** What a picture with the marker sheet says of the sides: two of the footprint, and the height where it was found. Millimetres. */
const byPhoto = {
  photo_mm: z._default(
    z.nullable(
      z.array(z.int().check(z.gte(1), z.lte(10_000))).check(z.minLength(2), z.maxLength(3)),
    ),
    null,
  ),
};

/** What is wrong with goods in a parcel; what is noted again takes the place of what was. */
const faults = {
  faults: z._default(
    z
      .array(
        z.object({
          oid: ShortText,
          fault: z.enum(goodsFaults),
          num: z.int().check(z.gte(1), z.lte(1_000_000)),
          words: z._default(z.string().check(z.maxLength(200)), ""),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
};

const inspectionRefusals = [
  "photos_needed",
  "fault_foreign",
  "fault_words_needed",
  "scale_empty",
  "scale_too_heavy",
] as const;

/** [BO-13] [BO-14] [PKG-29] */
export const receiveParcel = defineCall({
  methods: ["POST"],
  path: "/staff/warehouse/receive",
  about: "Signs for a parcel: what is in it, where it lies, weight, size and photos.",
  access: right,
  mutates: true,
  input: z.object({
    express_no: ExpressNo,
    warehouse: Warehouse,
    lines: z
      .array(z.object({ oid: ShortText, num: z.int().check(z.gte(1), z.lte(1_000_000)) }))
      .check(z.minLength(1), z.maxLength(100)),
    ...findings,
    ...byPhoto,
    ...faults,
  }),
  output: z.object({ data: ReceivedParcel }),
  refusals: [
    "express_no_unknown",
    "express_no_known",
    "item_not_in_state",
    "amount_invalid",
    "file_unknown",
    ...inspectionRefusals,
  ],
});

/** [BO-14] */
export const measureParcel = defineCall({
  methods: ["POST"],
  path: "/staff/warehouse/measure",
  about: "Records or corrects weight, size, photos and marks until the parcel is billed.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid, ...findings, ...byPhoto, ...faults }),
  output: z.object({ data: ReceivedParcel }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "measures_needed",
    "file_unknown",
    ...inspectionRefusals,
  ],
});

/** A wrong scan is taken back within ten minutes. */
export const undoReceipt = defineCall({
  methods: ["POST"],
  path: "/staff/warehouse/undo",
  about: "Takes a receipt back shortly after it was recorded.",
  access: right,
  mutates: true,
  input: z.object({ tid: Tid }),
  output: z.object({ data: ExpectedParcel }),
  refusals: ["parcel_unknown", "parcel_not_in_state", "item_not_in_state", "undo_expired"],
});
