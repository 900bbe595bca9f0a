import { voyageEvents, voyageStates } from "@sampan/domain/logistics/voyages/voyage-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Currency, paging, Region, ShortText, SmallNumber, WireTime } from "../../kernel/fields.ts";
import { Box } from "../boxes/staff-shipping.ts";
import { Warehouse } from "../parcels/freight-fields.ts";

const right = { right: "ship_boxes" } as const;

/** A container or a flight. */
export const Voyage = z.object({
  number: z.string(),
  /** Number of the container or the flight, as the carrier calls it. */
  name: z.string(),
  warehouse: Warehouse,
  region: Region,
  transport: z.int(),
  state: z.enum(voyageStates),
  boxes: z.int(),
  parcels: z.int(),
  weight_g: z.int(),
  cdate: WireTime,
  departed_at: z.nullable(WireTime),
  arrived_at: z.nullable(WireTime),
});

export const listVoyages = defineCall({
  methods: ["GET"],
  path: "/staff/voyages",
  about: "Containers and flights, the latest first.",
  access: right,
  mutates: false,
  input: z.object({ ...paging(20), state: z.optional(z.enum(voyageStates)) }),
  output: z.object({ datalist: z.array(Voyage), total: z.int() }),
  refusals: [],
});

export const getVoyage = defineCall({
  methods: ["GET"],
  path: "/staff/voyages/:number",
  about: "A container or flight with the boxes in it.",
  access: right,
  mutates: false,
  input: z.object({ number: ShortText }),
  output: z.object({ data: z.object({ ...Voyage.shape, loaded: z.array(Box) }) }),
  refusals: ["voyage_unknown"],
});

export const createVoyage = defineCall({
  methods: ["POST"],
  path: "/staff/voyages",
  about: "Opens a container or flight for sealed boxes of one line.",
  access: right,
  mutates: true,
  input: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(40)),
    warehouse: Warehouse,
    region: Region,
    transport: SmallNumber,
  }),
  output: z.object({ data: Voyage }),
  refusals: ["transport_unavailable"],
});

const loading = {
  methods: ["POST"],
  access: right,
  mutates: true,
  input: z.object({ number: ShortText, box_number: ShortText }),
  output: z.object({ data: Voyage }),
} as const;

/** A box of another line is refused with `transport_unavailable`. */
export const loadVoyage = defineCall({
  ...loading,
  path: "/staff/voyages/:number/load",
  about: "Puts a sealed box into an open container or flight.",
  refusals: [
    "voyage_unknown",
    "voyage_not_in_state",
    "box_unknown",
    "voyage_box_not_sealed",
    "voyage_box_elsewhere",
    "transport_unavailable",
  ],
});

export const unloadVoyage = defineCall({
  ...loading,
  path: "/staff/voyages/:number/unload",
  about: "Takes a box out of a container or flight that has not left.",
  refusals: ["voyage_unknown", "voyage_not_in_state", "box_unknown"],
});

/** All boxes take the step, or none. */
export const moveVoyage = defineCall({
  methods: ["POST"],
  path: "/staff/voyages/:number/move",
  about:
    "Moves a container or flight one step on, and every box in it: departed, customs, arrived.",
  access: right,
  mutates: true,
  input: z.object({
    number: ShortText,
    event: z.enum(voyageEvents),
    /** When it was, as an instant (`2026-11-25T04:00:00Z`); now where it is not said. */
    at: z.optional(z.iso.datetime()),
    note: z._default(ShortText, ""),
  }),
  output: z.object({ data: Voyage }),
  refusals: [
    "voyage_unknown",
    "voyage_not_in_state",
    "voyage_empty",
    "moment_in_future",
    "moment_out_of_order",
    "box_unknown",
    "box_not_in_state",
    "box_in_voyage",
    "parcel_not_in_state",
    "item_not_in_state",
  ],
});

/** A parcel as customs is told of it. */
export const ManifestRow = z.object({
  box_number: z.string(),
  tid: z.string(),
  consignee: z.string(),
  phone: z.string(),
  address: z.string(),
  contents: z.string(),
  pieces: z.int(),
  /** Cents of the currency beside it. */
  value: z.int(),
  currency: Currency,
  weight_g: z.int(),
});

/** Recorded, since it names people. */
export const takeManifest = defineCall({
  methods: ["POST"],
  path: "/staff/voyages/:number/manifest",
  about:
    "The declaration data of a container or flight: every parcel with contents, value, weight and recipient.",
  access: right,
  mutates: true,
  input: z.object({ number: ShortText }),
  output: z.object({ data: Voyage, datalist: z.array(ManifestRow) }),
  refusals: ["voyage_unknown"],
});

export const printManifest = defineCall({
  methods: ["POST"],
  path: "/staff/voyages/:number/manifest-document",
  about: "The same as a document (PDF, Base64), in the language of whoever asks.",
  access: right,
  mutates: true,
  transaction: "none",
  input: z.object({ number: ShortText }),
  output: z.object({ data: z.object({ pdf: z.string() }) }),
  refusals: ["voyage_unknown"],
});
