/** Refusals of declarations and of what waits for them, with their numbers, as `errorCodes` holds all of them. */
export const clearanceRefusals = {
  clearance_not_in_state: 3941,
  clearance_changed: 3942,
  clearance_missing: 3943,
  clearance_outdated: 3944,
  declarant_name_needed: 3945,
  declarant_mobile_invalid: 3946,
  declarant_mobile_taken: 3947,
  declarants_too_many: 3948,
  clearance_proof_needed: 3949,
  clearance_proofs_too_many: 3950,
  broker_row_unreadable: 3951,
  broker_row_refused: 3952,
} as const;
