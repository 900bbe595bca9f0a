import type { BillingState, TransportState } from "../parcels/package-state.ts";

/**
 * Whether a parcel may still be sent to another address: paid for, and in no box yet. Before its payment its way is chosen as
 * a whole; once it is loaded, what is written on it is read by others.
 */
export const isReaddressable = ({
  billing,
  transport,
}: {
  readonly billing: BillingState;
  readonly transport: TransportState;
}): boolean => billing === 4 && transport === "waiting_to_be_sent";
