/**
 * What a courier's scan says of a parcel, in our words and in the order in which a parcel meets them: of two scans at
 * one moment the later one here happened later.
 */
export const scanStates = [
  "announced",
  "picked_up",
  "in_transit",
  "at_customs",
  "cleared",
  "out_for_delivery",
  "at_pickup_point",
  "problem",
  "undeliverable",
  "delivered",
  "refused",
  "returning",
  "returned",
] as const;
export type ScanState = (typeof scanStates)[number];

/** After these the courier has nothing more to do, and is asked no more by itself. */
export const isOver = (state: ScanState): boolean => state === "delivered" || state === "returned";

export const rankOf = (state: ScanState): number => scanStates.indexOf(state);
