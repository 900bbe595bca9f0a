/** Refusals of goods that customers bought elsewhere, with their numbers, as `errorCodes` holds all of them. */
export const consignmentRefusals = {
  consignment_needed: 2940,
  consignment_too_long: 2941,
  consignment_name_needed: 2942,
  consignment_pieces_needed: 2943,
  consignment_value_needed: 2944,
  consignment_number_needed: 2945,
  warehouse_needed: 2946,
  proof_needed: 2947,
  express_no_taken: 2948,
} as const;
