import type { shipping as source } from "../../zh/logistics/shipping.ts";
import type { SameKeys } from "../../same-keys.ts";

export const shipping = {
  step: {
    announced: "Shipping order made",
    dropped_off: "Given to a store",
    on_the_way: "On its way",
    out_for_delivery: "Out for delivery",
    absent: "Nobody was at home",
    address_wrong: "The address is wrong",
    store_closed: "The store takes no parcels any more",
    at_store: "At the store, ready to be picked up",
    delivered: "Picked up",
    uncollected: "Not picked up in time",
    refused: "Refused at the door",
    returning: "On its way back",
    returned: "Back at our warehouse",
    lost: "Lost",
    cancelled: "Cancelled",
  },
} as const satisfies SameKeys<typeof source>;
