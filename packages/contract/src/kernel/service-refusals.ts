/** Refusals of services in a warehouse, with their numbers, as `errorCodes` holds all of them. */
export const serviceRefusals = {
  service_unknown: 3961,
  service_not_in_state: 3962,
  service_refused: 3963,
  services_open: 3964,
} as const;
