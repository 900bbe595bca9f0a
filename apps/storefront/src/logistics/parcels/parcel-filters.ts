import type { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import type { RequestOf } from "@sampan/contract/kernel/call";

/** What people look for among their parcels: what is to be paid, and where the others are. [PKG-20] */
export const parcelFilters = [
  "all",
  "unpaid",
  "stored",
  "moving",
  "received",
  "abandoned",
] as const;
/** Boxes hold what is paid. */
export const boxFilters = parcelFilters.filter(
  (filter) => filter !== "unpaid" && filter !== "abandoned",
);

export type ParcelFilter = (typeof parcelFilters)[number];

type Search = NonNullable<RequestOf<typeof queryLogisticsList>["search"]>;

/** The states behind each; unpaid travels as 0. [PKG-16] */
export const searchOf: Readonly<Record<ParcelFilter, Search>> = {
  all: {},
  unpaid: { statusArr: [0] },
  stored: {
    transportArr: [
      "arrived_at_mainland",
      "awaiting_consolidation",
      "waiting_to_be_sent",
      "waiting_for_loading",
      "waiting_for_transport",
    ],
  },
  moving: {
    transportArr: [
      "international_shipping",
      "arrived_at_destination",
      "delivering",
      "waiting_for_pickup",
    ],
  },
  received: { transportArr: ["received"] },
  abandoned: { transportArr: ["abandoned"] },
};
