import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * The order statuses as they travel and are stored, in the order an order passes them. They are
 * not the helper codes, which share some of the numbers. [ORD-23..29]
 */
export const orderStatuses = [-1, 0, 1, 2, 6, 3, 4, 5, 7, 9] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatusNames = {
  [-1]: "in_review",
  0: "awaiting_payment",
  1: "purchasing",
  2: "billing",
  6: "awaiting_supplement",
  3: "ready_to_ship",
  4: "shipped",
  5: "signed",
  7: "completed",
  9: "closed",
} as const satisfies Record<OrderStatus, string>;
export type OrderStatusName = (typeof orderStatusNames)[OrderStatus];

/**
 * The whole life of an order. Each row says: in this status, this event leads there. An event
 * missing from a row is refused; nothing else decides. [ORD-13] [ORD-14] [ORD-17] [ORD-18]
 *
 * `approve_prepaid` approves a consignment with nothing to pay first. A paid or cancelled
 * supplement resumes what its goods are at: buying, billing, or clearance to ship.
 * Of an order that went in part the goods that are missing may fall: what is left is billed (`clear_rest`), on its way
 * (`go_on_without`) or handed over (`end_without`).
 * `complete_on_behalf` ends a payment on behalf, which passes no warehouse.
 */
const transitions = {
  [-1]: { approve: 0, approve_prepaid: 1, reject: 9, close: 9 },
  0: { pay: 1, close: 9, expire: 9 },
  1: {
    ask_supplement: 6,
    arrive: 2,
    refund_everything: 9,
    complete_on_behalf: 7,
    clear_rest: 3,
    go_on_without: 4,
    end_without: 5,
  },
  2: {
    ask_supplement: 6,
    clear_to_ship: 3,
    refund_everything: 9,
    go_on_without: 4,
    end_without: 5,
  },
  6: {
    resume_purchasing: 1,
    resume_billing: 2,
    clear_to_ship: 3,
    refund_everything: 9,
    go_on_without: 4,
    end_without: 5,
  },
  3: { ship: 4, refund_everything: 9 },
  4: { sign: 5, confirm_receipt: 7 },
  5: { confirm_receipt: 7, complete: 7 },
  7: {},
  9: {},
} as const satisfies Record<OrderStatus, Partial<Record<string, OrderStatus>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type OrderEvent = EventsOf<(typeof transitions)[OrderStatus]>;

export type Actor = "customer" | "staff" | "system";

/** Who may cause each event. BalancesDue are posted by staff and paid by the customer. */
const actors = {
  approve: ["staff"],
  approve_prepaid: ["staff"],
  reject: ["staff"],
  close: ["customer"],
  expire: ["system"],
  pay: ["customer"],
  ask_supplement: ["staff"],
  resume_purchasing: ["customer", "staff"],
  resume_billing: ["customer", "staff"],
  arrive: ["system"],
  clear_to_ship: ["customer", "staff"],
  ship: ["staff"],
  sign: ["staff", "system"],
  confirm_receipt: ["customer"],
  complete: ["system"],
  complete_on_behalf: ["staff"],
  refund_everything: ["system"],
  clear_rest: ["system"],
  go_on_without: ["system"],
  end_without: ["system"],
} as const satisfies Record<OrderEvent, readonly Actor[]>;

export const orderEvents = Object.keys(actors) as OrderEvent[];

export type OrderNotInState = {
  readonly code: "order_not_in_state";
  readonly values: { readonly status: OrderStatus; readonly event: OrderEvent };
};

/** The status an event leads to, refused with `order_not_in_state` when its row is silent. */
export function nextOrderStatus(
  status: OrderStatus,
  event: OrderEvent,
): Result<OrderStatus, OrderNotInState> {
  const row: Partial<Record<OrderEvent, OrderStatus>> = transitions[status];
  const next = row[event];
  return next === undefined
    ? refuse({ code: "order_not_in_state", values: { status, event } })
    : ok(next);
}

/** True when the table leads from one status straight to the other. */
export function canOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  const destinations: OrderStatus[] = Object.values(transitions[from]);
  return destinations.includes(to);
}

export function mayCauseOrderEvent(actor: Actor, event: OrderEvent): boolean {
  const allowed: readonly Actor[] = actors[event];
  return allowed.includes(actor);
}

/** What one actor can do to an order now: the buttons of a card or a console row. [ORD-05] */
export function orderEventsFor(actor: Actor, status: OrderStatus): OrderEvent[] {
  return orderEvents.filter(
    (event) => mayCauseOrderEvent(actor, event) && nextOrderStatus(status, event).ok,
  );
}

/** The helper codes: another enumeration, derived and never stored. [ORD-31..37] */
export const helperCodes = {
  unpay: 0,
  undeliver: 1,
  calculate: 2,
  aboardpay: 3,
  receive: 4,
  complete: 5,
  close: 6,
} as const;
export type HelperCode = (typeof helperCodes)[keyof typeof helperCodes];

const helpers = {
  [-1]: undefined,
  0: helperCodes.unpay,
  1: helperCodes.undeliver,
  2: helperCodes.calculate,
  6: helperCodes.aboardpay,
  3: helperCodes.receive,
  4: helperCodes.receive,
  5: helperCodes.receive,
  7: helperCodes.complete,
  9: helperCodes.close,
} as const satisfies Record<OrderStatus, HelperCode | undefined>;

/** The helper code of a status; an order in review has none yet. [ORD-39] */
export const helperCodeOf = (status: OrderStatus): HelperCode | undefined => helpers[status];

/** Orders in review, unpaid or closed show no payment and fulfilment block. [ORD-28] */
export const showsOrderData = (status: OrderStatus): boolean =>
  status !== -1 && status !== 0 && status !== 9;

/** What kind of order it is. [ORD-11] [ORD-12] */
export const bizAttributes = {
  purchase_on_behalf: 0,
  consignment: 1,
  payment_on_behalf: 2,
} as const;
export type BizAttribute = (typeof bizAttributes)[keyof typeof bizAttributes];

export const isBizAttribute = (value: unknown): value is BizAttribute =>
  Object.values(bizAttributes).some((attribute) => attribute === value);

export const isOrderStatus = (value: unknown): value is OrderStatus =>
  orderStatuses.some((status) => status === value);
