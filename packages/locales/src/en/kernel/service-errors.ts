import type { serviceErrors as source } from "../../zh/kernel/service-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceErrors = {
  service_unknown: "There is no such service",
  service_not_in_state: "The service cannot be changed this way now",
  service_refused: "These services cannot be chosen like this; please see the notes on the page",
  services_open: "Parcel {tid} is held, or something that was paid for is still to be done to it",
} as const satisfies SameKeys<typeof source>;
