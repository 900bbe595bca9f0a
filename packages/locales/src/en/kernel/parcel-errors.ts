import type { parcelErrors as source } from "../../zh/kernel/parcel-errors.ts";
import type { SameKeys } from "../../same-keys.ts";
import { lastMileErrors } from "./last-mile-errors.ts";

export const parcelErrors = {
  parcel_unknown: "There is no such parcel",
  parcel_not_in_state: "The parcel's state does not allow this",
  express_no_unknown: "No item is expected under this express number",
  measures_needed: "Please enter the weight and the three sides",
  parcel_unpaid: "The parcel's freight has not been paid",
  box_unknown: "There is no such box",
  box_not_in_state: "The box's state does not allow this",
  shipment_waits: "The customer wants this to wait for other orders on the way",
  goods_awaited:
    "Goods of parcel {tid}'s order are still to come; it can be merged once all are here",
  warehouses_differ: "Parcels in different warehouses cannot share a box",
  regions_differ: "The address is in another region than the parcels' orders",
  insurance_lowered: "Insurance can be raised but not lowered: at least {percent}%",
  declaration_incomplete:
    "The declaration is incomplete: each item needs a name, a material and a value",
  declaration_vague:
    "“{name}” tells customs nothing. Please say what it is, for example “cotton long-sleeved shirt”",
  undo_expired: "It is too late to undo this",
  tariff_missing: "There is no tariff for this line",
  out_oid_needed: "Please enter the marketplace's order number",
  reason_needed: "Please give a reason",
  express_no_known: "This express number has been recorded already",
  ways_differ:
    "These goods differ in transport, carrier or address and cannot share a parcel. Record them apart, for example with -2 after the second number",
  parts_missing: "Not scanned yet: {tids}. Find them before packing",
  part_foreign: "{tid} doesn't belong in this box. Put it back on its shelf",
  scale_empty: "The scale reads 0. Is the box on it?",
  scale_impossible:
    "The scale reads {weight, number} kg, yet the parcels came to {parts, number} kg. Please weigh it again",
  parcel_packed: "{tid} has been packed already",
  merge_undone:
    "Nothing is left to pack under {tid}: its customer took it apart. Put the parcels back on their shelves",
  plan_outdated:
    "Parcels, prices or rules have changed, so this plan no longer holds. Nothing was done; please look at the new plans.",
  too_many_to_plan:
    "We can plan for {most, number} parcels at most, and there are {count, number}. Merge some first, or choose by hand.",
  courier_number_misfit: "This does not look like a number of {courier}; please check it once more",
  reading_again_needed:
    "It left with {departed, number} kg and now weighs {weight, number} kg. Take it off the scale and weigh it once more",
  readings_differ:
    "First {first, number} kg, then {weight, number} kg: the readings are apart. Please weigh it again from the start",
  arrival_photo_needed: "A weight that differs this much needs a photo of the scale",
  rehearsal_waits: "{tid} is packed for its owner to look at; it is not billed before they decide",
  rehearsal_not_in_state: "This box has been decided about already; see how the parcel stands now",
  rehearsal_price_changed: "The price has just changed; it is quoted anew, please look once more",
  ...lastMileErrors,
} as const satisfies SameKeys<typeof source>;
