import { serviceRefusals } from "./service-refusals.ts";

/** Refusals of goods in a warehouse, with their numbers, as `errorCodes` holds all of them. */
export const storageRefusals = {
  storage_not_offered: 3970,
  storage_offer_changed: 3971,
  storage_not_due: 3972,
  storage_untold: 3973,
  storage_not_in_state: 3974,
  storage_awaited: 3975,
  storage_bill_open: 3976,
  ...serviceRefusals,
} as const;
