import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * An order to a carrier. It is written down before anything goes out (`asked`), and again right before (`sent`): without
 * an answer it is `unclear`, and looked up by our own number until somebody knows.
 */
export const shippingOrderStates = [
  "asked",
  "sent",
  "unclear",
  "made",
  "refused",
  "withdrawn",
] as const;
export type ShippingOrderState = (typeof shippingOrderStates)[number];

/** There is none under our number: it goes out again, under the same one, which the carrier takes once. */
const moves = {
  asked: { send: "sent", withdraw: "withdrawn" },
  sent: { make: "made", refuse: "refused", lose: "unclear" },
  unclear: { make: "made", refuse: "refused", miss: "asked", lose: "unclear" },
  made: {},
  refused: {},
  withdrawn: {},
} as const satisfies Record<ShippingOrderState, Partial<Record<string, ShippingOrderState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ShippingOrderEvent = EventsOf<(typeof moves)[ShippingOrderState]>;

export type ShippingOrderNotInState = { readonly code: "shipping_order_not_in_state" };

/** The state an event leads to; refuses `shipping_order_not_in_state`. */
export function nextShippingOrder(
  state: ShippingOrderState,
  event: ShippingOrderEvent,
): Result<ShippingOrderState, ShippingOrderNotInState> {
  const row: Partial<Record<ShippingOrderEvent, ShippingOrderState>> = moves[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "shipping_order_not_in_state" }) : ok(next);
}
