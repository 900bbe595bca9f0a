import type { storageErrors as source } from "../../zh/kernel/storage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

import { serviceErrors } from "./service-errors.ts";

export const storageErrors = {
  ...serviceErrors,
  storage_not_offered: "Storage cannot be extended now, or not any longer",
  storage_offer_changed: "The days or the amount have just changed; please look once more",
  storage_not_due: "It cannot be given up before the day after {date}",
  storage_untold: "Its owner has not been told three times yet",
  storage_not_in_state: "This parcel cannot be handled this way now; please look again",
  storage_awaited: "Goods of this parcel are still awaited",
  storage_bill_open: "The order has an open amount; settle that first",
} as const satisfies SameKeys<typeof source>;
