import type { BoxState } from "@sampan/domain/box-state";
import type { BillingState } from "@sampan/domain/package-state";
import type { Stop } from "./move-parcel.ts";

/** The words for the states of parcels and boxes, as keys of the server's catalogue. */
export const billingTitles = {
  1: "status.parcel.to_consolidate",
  2: "status.parcel.consolidated",
  3: "status.parcel.charging",
  6: "status.parcel.unpaid",
  4: "status.parcel.paid",
} as const satisfies Record<BillingState, string>;

export const transportTitles = {
  customs: "status.item.9",
  platform_warehouse: "status.item.10",
  arrived_at_mainland: "status.transport.warehouse",
  awaiting_consolidation: "status.transport.awaiting_consolidation",
  waiting_to_be_sent: "status.transport.to_send",
  waiting_for_loading: "status.transport.loading",
  waiting_for_transport: "status.transport.awaiting_transport",
  international_shipping: "status.transport.international",
  arrived_at_destination: "status.transport.arrived",
  delivering: "status.transport.delivering",
  waiting_for_pickup: "status.transport.pickup",
  received: "status.transport.received",
} as const satisfies Record<Stop, string>;

export const boxTitles = {
  loading: "status.transport.loading",
  sealed: "status.transport.awaiting_transport",
  shipping: "status.transport.international",
  customs: "status.item.9",
  platform_warehouse: "status.item.10",
  arrived: "status.transport.arrived",
} as const satisfies Record<BoxState, string>;
