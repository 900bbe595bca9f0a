import type { tracking as source } from "../../zh/logistics/tracking.ts";
import type { SameKeys } from "../../same-keys.ts";

export const tracking = {
  words: "In the courier's words ({count, number})",
  leg: { mainland: "Seller → warehouse", door: "Local courier → door" },
  state: {
    announced: "Announced, waiting for collection",
    picked_up: "Picked up",
    in_transit: "On its way",
    at_customs: "At customs",
    cleared: "Cleared by customs",
    out_for_delivery: "Out for delivery",
    at_pickup_point: "Waiting to be collected",
    problem: "Held up",
    undeliverable: "Delivery failed",
    delivered: "Delivered",
    refused: "Refused",
    returning: "On its way back",
    returned: "Returned",
  },
} as const satisfies SameKeys<typeof source>;
