import type { BoxState } from "@sampan/domain/logistics/boxes/box-state";
import {
  type BillingState,
  billingStateNames,
} from "@sampan/domain/logistics/parcels/package-state";
import type { Stop } from "./move-parcel.ts";

/** The words for the states of parcels and boxes, as keys of the server's catalogue. */
export const billingTitle = (state: BillingState): string =>
  `status.parcel.${billingStateNames[state]}`;

/** Customs and the platform's warehouse have the words of the goods there. */
export const stopTitle = (stop: Stop): string => {
  if (stop === "customs") return "status.item.customs_clearance";
  if (stop === "platform_warehouse") return "status.item.platform_warehouse_signed";
  return `status.transport.${stop}`;
};

const stopOfBox = {
  loading: "waiting_for_loading",
  sealed: "waiting_for_transport",
  shipping: "international_shipping",
  customs: "customs",
  platform_warehouse: "platform_warehouse",
  arrived: "arrived_at_destination",
} as const satisfies Record<BoxState, Stop>;

/** The stops that parcels make together, in one box. */
export const stopsOfBox: readonly Stop[] = Object.values(stopOfBox);

export const boxTitle = (state: BoxState): string => stopTitle(stopOfBox[state]);
