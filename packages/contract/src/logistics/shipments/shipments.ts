import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";
import { Warehouse } from "../parcels/freight-fields.ts";

/** Parcels that will leave a warehouse together and wait for their bill. */
export const WaitingShipment = z.object({
  order_tids: z.array(z.string()),
  parcel_tids: z.array(z.string()),
  /** Where they lie; null before any has come. */
  warehouse: z.nullable(Warehouse),
  transport: z.int(),
  /** Of what was weighed so far. */
  weight_g: z.int(),
  /** Orders still being bought that go the same way. */
  awaited_tids: z.array(z.string()),
  /** Its owner wants it to wait for them. */
  is_held: z.boolean(),
});

export const queryShipments = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_shipments",
  about:
    "What lies complete in a warehouse and waits for its freight bill, by what leaves together.",
  access: "customer",
  mutates: false,
  input: z.object({}),
  output: z.object({ datalist: z.array(WaitingShipment) }),
  refusals: [],
});

/** Nobody's goods wait for others of theirs unless they say so; a word ends it again. */
export const holdShipment = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/hold_shipment",
  about: "Lets a shipment wait for orders still being bought that go the same way, or lets it go.",
  access: "customer",
  mutates: true,
  input: z.object({
    /** Any order of the shipment. */
    tid: Tid,
    hold: z.boolean(),
  }),
  output: z.object({ data: z.object({ is_held: z.boolean() }) }),
  refusals: ["order_unknown", "order_not_in_state"],
});
