/** Refusals about customers at the desk, and about browsers of theirs, with their numbers, as `errorCodes` holds all of them. */
export const customerRefusals = {
  tier_end_past: 3901,
  text_needed: 3902,
  push_off: 3911,
  push_address_refused: 3912,
} as const;
