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
  duty_number_invalid:
    "Please enter the receipt's number: 3 to 40 letters, digits or . / -, such as A001-0412/69",
  duty_number_taken: "Receipt {number} was entered before and cannot be entered twice",
  duty_day_invalid:
    "Please enter the day customs was paid: not before the parcel came to the warehouse, and not one still to come",
  duty_amount_needed: "Please enter what was paid as duty or as tax",
  duty_page_needed: "Please add a picture of the receipt; of a PDF, a picture of its page",
  duty_parcel_here: "The parcel has not left yet, so customs cannot have issued a receipt for it",
  duty_receipt_ended: "This receipt was just corrected or taken back; please look again",
} as const satisfies SameKeys<typeof source>;
