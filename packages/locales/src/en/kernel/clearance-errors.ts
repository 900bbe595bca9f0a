import type { clearanceErrors as source } from "../../zh/kernel/clearance-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const clearanceErrors = {
  clearance_not_in_state: "The declaration cannot be changed this way now",
  clearance_changed: "What is in the parcel has changed and was declared anew; please look again",
  clearance_missing: "Parcel {tid} is not confirmed for EZ WAY yet and cannot be loaded",
  clearance_outdated:
    "Parcel {tid} has changed since it was confirmed; it has to be confirmed again before it is loaded",
  clearance_proof_needed: "Please choose a screenshot of EZ WAY first",
  clearance_proofs_too_many: "A declaration takes {n, number} screenshots at most",
  declarant_name_needed: "Please enter the declarant's name as it is registered with EZ WAY",
  declarant_mobile_invalid:
    "Please enter the mobile number that is the declarant's at EZ WAY, such as 0912 345 678",
  declarant_mobile_taken:
    "This mobile number stands for another name. At EZ WAY a number belongs to one person: please use the declarant's own",
  declarants_too_many: "An account has {n, number} declarants at most",
  broker_row_unreadable:
    "Line {line, number} cannot be read: it needs a house waybill and a status as listed beside the button",
  broker_row_refused:
    "Line {line, number} ({tid}) cannot be written down: {why}. Nothing of the file was",
} as const satisfies SameKeys<typeof source>;
