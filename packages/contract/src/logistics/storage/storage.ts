import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { AmountCents, NoInput, NoOutput, Tid } from "../../kernel/fields.ts";
import { ParcelStorage } from "../parcels/parcels.ts";

/** A parcel whose days in a warehouse count, and whose goods are in it. */
export const StoredParcel = z.object({
  tid: z.string(),
  order_tids: z.array(z.string()),
  storage: ParcelStorage,
});

export const queryStorage = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/logistics/query_storage",
  about:
    "The customer's parcels that lie in a warehouse, with the days left, the nearest end first.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ datalist: z.array(StoredParcel) }),
  refusals: [],
});

/** A day of the calendar, `YYYY-MM-DD`. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const extendStorage = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/extend_storage",
  about:
    "Buys days of storage as they were offered; they are charged on the bill that the parcel leaves by.",
  access: "customer",
  mutates: true,
  idempotent: true,
  input: z.object({
    tid: Tid,
    /** The last day, and the amount, of the offer that is agreed to. */
    until: Day,
    amount: AmountCents,
  }),
  output: NoOutput,
  refusals: ["parcel_unknown", "storage_not_offered", "storage_offer_changed"],
});

export const giveUpStored = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/give_up_stored",
  about:
    "Gives up the goods of a parcel that lies in a warehouse, knowingly: nothing is returned for them.",
  access: "customer",
  mutates: true,
  input: z.object({
    tid: Tid,
    /** The words above were ticked. */
    accept: z.literal(1),
  }),
  output: NoOutput,
  refusals: [
    "parcel_unknown",
    "storage_not_in_state",
    "storage_awaited",
    "storage_bill_open",
    "refund_open_already",
  ],
});
