import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { paging, Region, Text, Tid, WireTime } from "../../kernel/fields.ts";
import { Measures, Warehouse } from "../parcels/freight-fields.ts";

const right = { right: "receive_packages" } as const;

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
  parts: z.array(
    z.object({
      tid: z.string(),
      express_no: z.string(),
      shelf: z.string(),
      weight_g: z.nullable(z.int()),
      photos: z.array(z.string()),
      marks: z.array(z.string()),
    }),
  ),
});

export const listToPack = defineCall({
  methods: ["GET"],
  path: "/staff/warehouse/to-pack",
  about: "Merged parcels that wait to be packed, the longest waiting first.",
  access: right,
  mutates: false,
  input: z.object({ ...paging(20), warehouse: z.optional(Warehouse) }),
  output: z.object({ datalist: z.array(ParcelToPack), total: z.int() }),
  refusals: [],
});

/** Until its bill is posted, what was measured can be corrected by packing it anew. */
export const packParcel = defineCall({
  methods: ["POST"],
  path: "/staff/warehouse/pack",
  about: "Records the one box that a merged parcel became, with its weight, size and photos.",
  access: right,
  mutates: true,
  input: z.object({
    tid: Tid,
    measures: z.optional(z.nullable(Measures)),
    shelf: z._default(z.string().check(z.maxLength(20)), ""),
    photos: z._default(z.array(Text).check(z.maxLength(12)), []),
  }),
  output: z.object({ data: z.object({ tid: z.string() }) }),
  refusals: ["parcel_unknown", "parcel_not_in_state", "measures_needed", "file_unknown"],
});
