import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { Tid } from "../../kernel/fields.ts";
import { Pickup } from "../parcels/freight-fields.ts";

/** For a code that is over, that was guessed at, or that somebody else saw. */
export const renewPickupCode = defineCall({
  methods: ["POST"],
  path: "/gateway/installer/logistics/renew_pickup_code",
  about: "Makes a new code for a parcel that waits to be picked up; the one before opens nothing.",
  access: "customer",
  mutates: true,
  input: z.object({ tid: Tid }),
  output: z.object({ data: Pickup }),
  refusals: ["parcel_unknown", "parcel_not_in_state"],
});
