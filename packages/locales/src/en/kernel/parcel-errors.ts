import type { parcelErrors as source } from "../../zh/kernel/parcel-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

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
} as const satisfies SameKeys<typeof source>;
