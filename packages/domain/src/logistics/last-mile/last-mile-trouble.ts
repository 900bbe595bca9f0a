import type { BillingState, TransportState } from "../parcels/package-state.ts";
import { isShippingOver, type ShippingStep } from "./shipping-step.ts";
import type { ShippingOrderState } from "./shipping-order-state.ts";

/** Why the owner of a parcel has to choose again. */
export const lastMileTroubles = [
  "store_closed",
  "does_not_fit",
  "uncollected",
  "stores_differ",
] as const;
export type LastMileTrouble = (typeof lastMileTroubles)[number];

/** How long they have. What has not been sent by then goes to the door; what has, our desk sees to. */
const answer_ms = 48 * 60 * 60 * 1000;
export const answerBy = (now: Date): Date => new Date(now.getTime() + answer_ms);

/** How long a look at a chain's map lasts. */
const visit_ms = 30 * 60 * 1000;
export const visitEnds = (now: Date): Date => new Date(now.getTime() + visit_ms);

/** What of an order to a carrier decides whether its parcel may go otherwise. */
export interface StandingOrder {
  readonly way: string;
  readonly state: ShippingOrderState;
  readonly step: ShippingStep | null;
}

/** Whether an order still stands: the carrier has it, or may have it. */
export const isOrderOpen = ({ state, step }: StandingOrder): boolean =>
  state === "made"
    ? !isShippingOver(step)
    : state === "asked" || state === "sent" || state === "unclear";

/** After these an order that still stands brings its parcel nowhere; its owner may say where it goes next. */
const stranded: readonly (ShippingStep | null)[] = [
  "store_closed",
  "uncollected",
  "returning",
  "refused",
  "address_wrong",
];

/**
 * Whether the owner of a parcel may choose how it is brought: until the carrier has an order for it, and again once that one
 * brings it nowhere.
 */
export function mayChoose(
  parcel: { readonly billing: BillingState; readonly transport_state: TransportState },
  order: StandingOrder | undefined,
): boolean {
  const { transport_state } = parcel;
  if (transport_state === "received" || transport_state === "abandoned") return false;
  if (transport_state === "waiting_for_pickup") return false;
  if (order?.state === "made" && (order.step === "lost" || order.step === "delivered"))
    return false;
  if (order && isOrderOpen(order)) return order.state === "made" && stranded.includes(order.step);
  // Somebody else may have it in a van already.
  return transport_state !== "delivering" || order !== undefined;
}

const later_ms = 6 * 60 * 60 * 1000;
/** When a carrier is asked about an order again, unless it says that there is news before. */
export const nextLookAt = (now: Date, step: ShippingStep | null): Date | null =>
  isShippingOver(step) ? null : new Date(now.getTime() + later_ms);

const retry_ms = 10 * 60 * 1000;
/** When it is asked again where nobody answered. */
export const retryLookAt = (now: Date): Date => new Date(now.getTime() + retry_ms);

const hint_ms = 15 * 1000;
/** When it is asked after a push: at once, and once however often it comes in that time. */
export const hintLookAt = (now: Date): Date =>
  new Date(Math.ceil(now.getTime() / hint_ms) * hint_ms);

const ahead_ms = 10 * 60 * 1000;
/** What a carrier tells of tomorrow is not believed; clocks may differ by a little. */
export const isFromTheFuture = (at: Date, now: Date): boolean =>
  at.getTime() > now.getTime() + ahead_ms;
