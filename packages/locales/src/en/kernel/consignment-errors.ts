import type { consignmentErrors as source } from "../../zh/kernel/consignment-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consignmentErrors = {
  consignment_needed: "Register at least one item",
  consignment_too_long:
    "{n, number} lines can be registered at once. Please register the others apart",
  consignment_name_needed: "Line {line, number}: say what it is, in 2 to 120 characters",
  consignment_pieces_needed: "Line {line, number}: enter how many pieces",
  consignment_value_needed: "Line {line, number}: enter what a piece cost",
  consignment_number_needed:
    "Line {line, number}: enter the express number, 6 to 40 letters and digits",
  warehouse_needed: "Choose the warehouse it is sent to",
  proof_needed: "Upload a proof of purchase, such as a picture of the order",
  express_no_taken:
    "{express_no} has been registered already. If the parcel is yours, write to us with your proof of purchase",
} as const satisfies SameKeys<typeof source>;
