import { boxEvents, boxStates } from "@sampan/domain/logistics/boxes/box-state";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import {
  paging,
  Region,
  ShortText,
  SmallNumber,
  Text,
  Tid,
  WireTime,
} from "../../kernel/fields.ts";
import { PackageTransport, Warehouse } from "../parcels/freight-fields.ts";

const boxes = { right: "ship_boxes" } as const;
const desk = { right: "deliver_items" } as const;

export const BoxState = z.enum(boxStates);

/** A parcel as the people who load and deliver it see it. */
export const ShippingParcel = z.object({
  tid: z.string(),
  express_no: z.string(),
  uid: z.string(),
  warehouse: Warehouse,
  shelf: z.string(),
  region: Region,
  transport: z.int(),
  express: z.int(),
  transport_state: PackageTransport,
  weight_g: z.nullable(z.int()),
  length_mm: z.nullable(z.int()),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  marks: z.array(z.string()),
  paid: z.boolean(),
  box_number: z.nullable(z.string()),
  order_tids: z.array(z.string()),
  local_carrier: z.string(),
  local_express_no: z.string(),
  /** What it weighed at the destination, where it was weighed there. */
  arrival: z.nullable(z.object({ weight_g: z.int(), differs: z.boolean() })),
  address: z.object({
    consignee: z.string(),
    phone: z.string(),
    area: z.array(z.string()),
    detail: z.string(),
    postal_code: z.string(),
  }),
});

export const Box = z.object({
  number: z.string(),
  warehouse: Warehouse,
  region: Region,
  transport: z.int(),
  state: BoxState,
  parcels: z.int(),
  weight_g: z.int(),
  cdate: WireTime,
  dispatched_at: z.nullable(WireTime),
  arrived_at: z.nullable(WireTime),
});

export const listBoxes = defineCall({
  methods: ["GET"],
  path: "/staff/boxes",
  about: "Boxes and containers, the latest first.",
  access: boxes,
  mutates: false,
  input: z.object({ ...paging(20), state: z.optional(BoxState) }),
  output: z.object({ datalist: z.array(Box), total: z.int() }),
  refusals: [],
});

export const getBox = defineCall({
  methods: ["GET"],
  path: "/staff/boxes/:number",
  about: "One box with the parcels in it.",
  access: boxes,
  mutates: false,
  input: z.object({ number: ShortText }),
  output: z.object({
    data: z.object({
      ...Box.shape,
      loaded: z.array(ShippingParcel),
      /** The container or flight it is in. */
      voyage: z.nullable(z.object({ number: z.string(), name: z.string() })),
    }),
  }),
  refusals: ["box_unknown"],
});

/** [BO-20] */
export const createBox = defineCall({
  methods: ["POST"],
  path: "/staff/boxes",
  about: "Opens a box at a warehouse for one destination and one way of transport.",
  access: boxes,
  mutates: true,
  input: z.object({ warehouse: Warehouse, region: Region, transport: SmallNumber }),
  output: z.object({ data: Box }),
  refusals: ["transport_unavailable"],
});

/** Paid parcels that wait for a box. */
export const listLoadable = defineCall({
  methods: ["GET"],
  path: "/staff/boxes/:number/loadable",
  about: "Parcels of the box's warehouse, destination and transport that wait to be sent.",
  access: boxes,
  mutates: false,
  input: z.object({ number: ShortText, ...paging(50) }),
  output: z.object({ datalist: z.array(ShippingParcel), total: z.int() }),
  refusals: ["box_unknown"],
});

const loading = {
  methods: ["POST"],
  access: boxes,
  mutates: true,
  input: z.object({
    number: ShortText,
    tids: z.array(Tid).check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({ data: Box }),
} as const;

/** An unpaid parcel is refused, and with it the whole load. [BO-20] */
export const loadBox = defineCall({
  ...loading,
  path: "/staff/boxes/:number/load",
  about:
    "Loads parcels into a box that are paid and, where customs asks for it, whose declaration is confirmed.",
  refusals: [
    "box_unknown",
    "box_not_in_state",
    "parcel_unknown",
    "parcel_unpaid",
    "parcel_not_in_state",
    "transport_unavailable",
    "clearance_missing",
    "clearance_outdated",
  ],
});

export const unloadBox = defineCall({
  ...loading,
  path: "/staff/boxes/:number/unload",
  about: "Takes parcels out of a box that is still being loaded.",
  refusals: ["box_unknown", "box_not_in_state", "parcel_unknown", "parcel_not_in_state"],
});

/** One step of a box; its parcels, their goods and the orders follow. [BO-21] */
export const moveBox = defineCall({
  methods: ["POST"],
  path: "/staff/boxes/:number/move",
  about: "Moves a box one step on: sealed, departed, customs, platform warehouse, arrived.",
  access: boxes,
  mutates: true,
  input: z.object({
    number: ShortText,
    event: z.enum(boxEvents),
    note: z._default(ShortText, ""),
  }),
  output: z.object({ data: Box }),
  refusals: [
    "box_unknown",
    "box_not_in_state",
    "box_in_voyage",
    "parcel_not_in_state",
    "item_not_in_state",
  ],
});

/** The destination desk. [BO-22] */
export const listDeliveries = defineCall({
  methods: ["GET"],
  path: "/staff/deliveries",
  about: "Parcels that arrived at the destination, the longest waiting first.",
  access: desk,
  mutates: false,
  input: z.object({
    ...paging(20),
    transport_state: z._default(
      z.enum(["arrived_at_destination", "waiting_for_pickup", "delivering", "received"]),
      "arrived_at_destination",
    ),
  }),
  output: z.object({ datalist: z.array(ShippingParcel), total: z.int() }),
  refusals: [],
});

/**
 * One step of a parcel at the destination: ready to be picked up (14), prepared for delivery (17), given to
 * the local carrier (18), handed over (12); one that waits to be picked up is handed over by its code. [BO-22]
 */
export const moveDelivery = defineCall({
  methods: ["POST"],
  path: "/staff/deliveries/:tid/move",
  about: "Moves an arrived parcel on to its owner.",
  access: desk,
  mutates: true,
  input: z.object({
    tid: Tid,
    event: z.enum(["offer_pickup", "prepare_delivery", "give_to_carrier", "hand_over"]),
    local_carrier: z._default(z.string().check(z.maxLength(40)), ""),
    local_express_no: z._default(z.string().check(z.maxLength(40)), ""),
  }),
  output: z.object({ data: ShippingParcel }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "item_not_in_state",
    "pickup_code_needed",
    "courier_number_misfit",
  ],
});

/** What a scanner reads: the number of a parcel, its express number or that of a part of it, its delivery number, or that of a box. */
export const scanDelivery = defineCall({
  methods: ["GET"],
  path: "/staff/deliveries/scan",
  about: "Parcels at the destination by a number that stands on them or on their box.",
  access: desk,
  mutates: false,
  input: z.object({ number: ShortText }),
  output: z.object({
    data: z.object({
      /** Those at this desk, what nobody weighed yet first, up to two hundred of a box. */
      parcels: z.array(ShippingParcel),
      /** Those that have the number and are elsewhere on their way. */
      elsewhere: z.array(z.object({ tid: z.string(), transport_state: PackageTransport })),
    }),
  }),
  refusals: [],
});

/** What a scale shows, in grams: nothing lies on it as well, and what no parcel weighs, which have words of their own. */
const Reading = z.int().check(z.gte(0), z.lte(1_000_000));

/** Until it is handed over; weighed anew, the newer stands. A parcel that nobody weighed before it left has nothing to compare with. */
export const weighArrival = defineCall({
  methods: ["POST"],
  path: "/staff/deliveries/:tid/weigh",
  about:
    "Records what a parcel weighs at the destination; a difference, read twice and photographed, marks it for claims.",
  access: desk,
  mutates: true,
  input: z.object({
    tid: Tid,
    weight_g: Reading,
    /** What the scale showed before, where the first reading was refused as `reading_again_needed`. */
    first_g: z.optional(Reading),
    /** The scale, as `uploadHandOverProof` answered it. */
    photo: z.optional(Text),
  }),
  output: z.object({ data: ShippingParcel }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "measures_needed",
    "scale_empty",
    "scale_too_heavy",
    "reading_again_needed",
    "readings_differ",
    "arrival_photo_needed",
    "file_unknown",
  ],
});
