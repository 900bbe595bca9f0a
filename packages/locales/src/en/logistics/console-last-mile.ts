import type { consoleLastMile as source } from "../../zh/logistics/console-last-mile.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleLastMile = {
  views: "Stages of parcels",
  view: {
    to_hand_in: "To hand in",
    troubled: "In trouble",
    under_way: "Under way",
    ended: "Ended",
  },
  empty: "No parcels here",
  parcel: "Parcel",
  way: "Way",
  order: "Shipping order",
  turn: "Whose turn",
  until: "by {time}",
  late: "late",
  unordered: "Not ordered yet",
  actOn: "{act} {tid}",
  label: "Print label",
  handedIn: "{tid} is handed in",
  homeAsked: "{tid} goes to the door; it is being ordered",
  handIn: {
    act: "Handed in",
    title: "Was {tid} dropped at a store or fetched by the van?",
    consequence: "The parcel is being delivered from now on, and its owner is told.",
  },
  home: {
    act: "To the door",
    title: "Send {tid} to the door?",
    consequence: "T-Cat gets an order of its own, which we pay.",
  },
  owner: {
    customer: "Customer",
    desk: "Ours",
    carrier: "Carrier",
    nobody: "—",
  },
  state: {
    asked: "Waits to be ordered",
    sent: "Being ordered",
    unclear: "Unclear, being looked up",
    made: "Ordered",
    refused: "Refused",
    withdrawn: "Withdrawn",
  },
  trouble: {
    store_closed: "store closed",
    does_not_fit: "over the limits",
    stores_differ: "different places",
    uncollected: "not picked up",
  },
  costs: {
    title: "Last mile, thirty days",
    carrier: "Carrier",
    off: "not connected",
    parcels: "Parcels",
    delivered: "Picked up",
    failed: "Returned or lost",
    charge: "Charge",
    each: "Each",
  },
} as const satisfies SameKeys<typeof source>;
