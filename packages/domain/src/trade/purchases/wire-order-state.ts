import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * What becomes of an order that we place at a marketplace over its interface. `sent` is written before the call goes
 * out: from then on it may stand there, whatever we heard. `unclear` is being looked up by our own number; `missing` was
 * not found for long enough that its goods are free again, and is looked up on. `stray` stands there for goods that can
 * no longer be bought by it: somebody cancels it there.
 */
export const wireOrderStates = [
  "asked",
  "sent",
  "unclear",
  "placed",
  "refused",
  "missing",
  "stray",
] as const;
export type WireOrderState = (typeof wireOrderStates)[number];

/** `give_up` ends what surely never went out; nothing leads from a state in which an order stands back to one without. */
const transitions = {
  asked: { send: "sent", give_up: "refused" },
  sent: { decline: "refused", lose: "unclear", find: "placed", strand: "stray" },
  unclear: { decline: "refused", find: "placed", miss: "missing", strand: "stray" },
  missing: { decline: "refused", find: "placed", strand: "stray" },
  placed: {},
  refused: {},
  stray: {},
} as const satisfies Record<WireOrderState, Partial<Record<string, WireOrderState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type WireOrderEvent = EventsOf<(typeof transitions)[WireOrderState]>;

/** The state an event leads to; refuses `wire_order_settled` where its row is silent, so that nothing is placed twice. */
export function nextWireOrder(
  state: WireOrderState,
  event: WireOrderEvent,
): Result<WireOrderState, { readonly code: "wire_order_settled" }> {
  const row: Partial<Record<WireOrderEvent, WireOrderState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "wire_order_settled" }) : ok(next);
}

/** While it is in one of these, nobody else buys its goods. */
export const holdsItsGoods = (state: WireOrderState): boolean =>
  state === "asked" || state === "sent" || state === "unclear";

/** How far an order that stands is, as the marketplace says; in the order of things. */
export const wirePurchaseStates = ["unpaid", "paid", "sent", "received", "closed"] as const;
export type WirePurchaseState = (typeof wirePurchaseStates)[number];
