import { handOverProofs } from "@sampan/domain/logistics/pickups/pickup-code";
import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";
import { ShippingParcel } from "../boxes/staff-shipping.ts";

/** Wrong codes are counted; who took it and the picture stand on the owner's page afterwards. [BO-22] */
export const handOverPickup = defineCall({
  methods: ["POST"],
  path: "/staff/deliveries/:tid/pickup",
  about: "Hands a parcel that waits to be picked up to whoever brings its code, with a proof.",
  access: { right: "deliver_items" },
  mutates: true,
  input: z.object({
    tid: Tid,
    /** As the owner's page shows it. */
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
    /** Who took it. */
    receiver: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** Address of a picture that the desk stored. */
    proof: z.string().check(z.maxLength(200)),
    proof_kind: z.enum(handOverProofs),
  }),
  output: z.object({ data: ShippingParcel }),
  refusals: [
    "parcel_unknown",
    "parcel_not_in_state",
    "item_not_in_state",
    "file_unknown",
    "pickup_code_wrong",
    "pickup_code_expired",
    "pickup_code_locked",
  ],
  transaction: "none",
});
