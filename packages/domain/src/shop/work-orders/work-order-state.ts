import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The life of a work order: it waits for us, waits for its customer, or is over. [WO-03] */
export const workOrderStates = ["open", "answered", "closed"] as const;
export type WorkOrderState = (typeof workOrderStates)[number];

/** Who takes a step: the customer, service, or the house when nobody says anything any more. */
export const workOrderHands = ["customer", "staff", "system"] as const;
export type WorkOrderHand = (typeof workOrderHands)[number];

/** `reply` is the customer's word and `answer` ours. */
export const workOrderEvents = ["reply", "answer", "close"] as const;
export type WorkOrderEvent = (typeof workOrderEvents)[number];

interface Edge {
  readonly to: WorkOrderState;
  readonly by: readonly WorkOrderHand[];
}

/** Silence closes only what was answered: what waits for us waits, however long. */
const edges = {
  open: {
    reply: { to: "open", by: ["customer"] },
    answer: { to: "answered", by: ["staff"] },
    close: { to: "closed", by: ["customer", "staff"] },
  },
  answered: {
    reply: { to: "open", by: ["customer"] },
    answer: { to: "answered", by: ["staff"] },
    close: { to: "closed", by: ["customer", "staff", "system"] },
  },
  closed: {},
} as const satisfies Record<WorkOrderState, Partial<Record<WorkOrderEvent, Edge>>>;

/** The state a step leads to when this hand takes it; refuses `work_order_closed`, which is what is in its way. [WO-03] */
export function nextWorkOrderState(
  state: WorkOrderState,
  event: WorkOrderEvent,
  hand: WorkOrderHand,
): Result<WorkOrderState, { readonly code: "work_order_closed" }> {
  const row: Partial<Record<WorkOrderEvent, Edge>> = edges[state];
  const edge = row[event];
  return edge?.by.includes(hand) ? ok(edge.to) : refuse({ code: "work_order_closed" });
}
