import type { lastMileErrors as source } from "../../zh/kernel/last-mile-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const lastMileErrors = {
  last_mile_fixed:
    "The carrier has this parcel already, so the way it is brought cannot be changed now",
  last_mile_unavailable:
    "This way to be brought cannot be used at the moment; please choose another",
  store_refuses_parcel:
    "This parcel is larger, heavier or worth more than stores take; please have it brought to your door",
  mobile_needed_for_stores:
    "Stores tell you by a mobile number of Taiwan: please put one that begins with 09 into the address",
  store_visit_over: "The map was open for too long; please open it again and choose once more",
  store_closed: "This store takes no parcels any more; please choose another",
  stores_not_told:
    "The list of stores cannot be read at the moment; please try again in a little while",
  shipping_order_unknown: "There is no such shipping order",
  shipping_order_not_in_state: "This shipping order is not in a state for that",
} as const satisfies SameKeys<typeof source>;
