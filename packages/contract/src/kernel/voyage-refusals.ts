/** Refusals of containers and flights, with their numbers, as `errorCodes` holds all of them. */
export const voyageRefusals = {
  voyage_unknown: 3990,
  voyage_not_in_state: 3991,
  voyage_box_not_sealed: 3992,
  voyage_box_elsewhere: 3993,
  voyage_empty: 3994,
  moment_in_future: 3995,
  moment_out_of_order: 3996,
  box_in_voyage: 3997,
} as const;
