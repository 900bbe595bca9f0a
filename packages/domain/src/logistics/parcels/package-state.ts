import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * A package has two lives: who owes what for it (billing), and where it is (transport). They are
 * two fields, so that a package can be paid and wait for loading at once. [PKG-18]
 */
export const billingStates = [1, 2, 3, 6, 4] as const;
export type BillingState = (typeof billingStates)[number];

/** [PKG-11..15] */
export const billingStateNames = {
  1: "to_be_consolidated",
  2: "consolidated",
  3: "charging",
  6: "unpaid",
  4: "paid",
} as const satisfies Record<BillingState, string>;
export type BillingStateName = (typeof billingStateNames)[BillingState];

/**
 * Parts of a merged parcel wait in 1 until it is packed, and stay in 2 from then on; split again before its bill,
 * each part is charged alone. The merged parcel itself begins in 2 and is charged once it is packed and weighed. A
 * posted bill can be corrected until it is paid.
 */
const billing = {
  1: { merge: 2, cancel_merge: 3 },
  2: { charge: 3, split: 3 },
  3: { ask_merge: 1, post_bill: 6 },
  6: { correct_bill: 3, pay: 4 },
  4: {},
} as const satisfies Record<BillingState, Partial<Record<string, BillingState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type BillingEvent = EventsOf<(typeof billing)[BillingState]>;

export type ParcelNotInState = { readonly code: "parcel_not_in_state" };

/** The billing state an event leads to; refuses `parcel_not_in_state`. [CONS-04] */
export function nextBillingState(
  state: BillingState,
  event: BillingEvent,
): Result<BillingState, ParcelNotInState> {
  const row: Partial<Record<BillingEvent, BillingState>> = billing[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "parcel_not_in_state" }) : ok(next);
}

/** The number the client sees: an unpaid package (6) travels as 0, awaiting payment. [PKG-16] */
export const wireStatusOf = (state: BillingState): 0 | 1 | 2 | 3 | 4 => (state === 6 ? 0 : state);

export const transportStates = [
  "arrived_at_mainland",
  "awaiting_consolidation",
  "waiting_to_be_sent",
  "waiting_for_loading",
  "waiting_for_transport",
  "international_shipping",
  "arrived_at_destination",
  "delivering",
  "waiting_for_pickup",
  "received",
  "abandoned",
] as const;

/** [PKG-01..10] */
export type TransportState = (typeof transportStates)[number];

const transport = {
  arrived_at_mainland: {
    await_consolidation: "awaiting_consolidation",
    prepare: "waiting_to_be_sent",
    abandon: "abandoned",
  },
  awaiting_consolidation: { prepare: "waiting_to_be_sent" },
  waiting_to_be_sent: {
    await_consolidation: "awaiting_consolidation",
    load: "waiting_for_loading",
    abandon: "abandoned",
  },
  waiting_for_loading: { unload: "waiting_to_be_sent", seal: "waiting_for_transport" },
  waiting_for_transport: { depart: "international_shipping" },
  international_shipping: { arrive: "arrived_at_destination" },
  arrived_at_destination: { deliver: "delivering", offer_pickup: "waiting_for_pickup" },
  delivering: { hand_over: "received" },
  waiting_for_pickup: { hand_over: "received" },
  received: {},
  abandoned: {},
} as const satisfies Record<TransportState, Partial<Record<string, TransportState>>>;

export type TransportEvent = EventsOf<(typeof transport)[TransportState]>;

export type TransportRefused = ParcelNotInState | { readonly code: "parcel_unpaid" };

/**
 * The transport state an event leads to; refuses `parcel_not_in_state`, for a package that has a bill or is merged and
 * is to be given up as well, and `parcel_unpaid` for loading a package whose bill is not paid. [BO-20]
 */
export function nextTransportState(
  at: { readonly transport: TransportState; readonly billing: BillingState },
  event: TransportEvent,
): Result<TransportState, TransportRefused> {
  const row: Partial<Record<TransportEvent, TransportState>> = transport[at.transport];
  const next = row[event];
  if (next === undefined) return refuse({ code: "parcel_not_in_state" });
  if (event === "abandon" && at.billing !== 3) return refuse({ code: "parcel_not_in_state" });
  if (event === "load" && at.billing !== 4) return refuse({ code: "parcel_unpaid" });
  return ok(next);
}

/** The customer is told from these on; the steps between are the warehouse's own. */
const announced: readonly TransportState[] = [
  "arrived_at_mainland",
  "international_shipping",
  "arrived_at_destination",
  "delivering",
  "waiting_for_pickup",
  "received",
];

export const isAnnounced = (state: TransportState): boolean => announced.includes(state);
