import { ok, refuse, type Result } from "../../kernel/result.ts";

/** A later payment of an order: second-instalment freight, or a difference in goods. */
export interface BalanceDueStatus {
  /** 0 to be supplemented, 1 being paid, 2 paid. */
  readonly pay_status: 0 | 1 | 2;
  /** 0 open, 1 succeeded, 9 cancelled and hidden. */
  readonly status: 0 | 1 | 9;
}

export type BalanceDueState = "pending" | "paying" | "succeeded" | "cancelled";

/** [ORD-40] [ORD-41] [ORD-42] [ORD-43] */
export const balanceDueStatuses = {
  pending: { pay_status: 0, status: 0 },
  paying: { pay_status: 1, status: 0 },
  succeeded: { pay_status: 2, status: 1 },
  cancelled: { pay_status: 0, status: 9 },
} as const satisfies Record<BalanceDueState, BalanceDueStatus>;

/** A payment from the balance closes it at once; one that waits for a provider passes `paying`. */
const transitions = {
  pending: { start_payment: "paying", pay: "succeeded", cancel: "cancelled" },
  paying: { pay: "succeeded", fail_payment: "pending" },
  succeeded: {},
  cancelled: {},
} as const satisfies Record<BalanceDueState, Partial<Record<string, BalanceDueState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type BalanceDueEvent = EventsOf<(typeof transitions)[BalanceDueState]>;

/** The state two wire numbers stand for; undefined for a pair that no supplement can have. */
export function balanceDueStateOf({
  pay_status,
  status,
}: BalanceDueStatus): BalanceDueState | undefined {
  if (status === 9) return "cancelled";
  if (status === 1) return pay_status === 2 ? "succeeded" : undefined;
  if (pay_status === 2) return undefined;
  return pay_status === 0 ? "pending" : "paying";
}

export type BalanceDueNotPayable = { readonly code: "not_payable" };

/** The numbers an event leads to; refuses `not_payable`, so nothing is paid twice. [PAY-19] */
export function nextBalanceDueStatus(
  current: BalanceDueStatus,
  event: BalanceDueEvent,
): Result<BalanceDueStatus, BalanceDueNotPayable> {
  const state = balanceDueStateOf(current);
  const row: Partial<Record<BalanceDueEvent, BalanceDueState>> = state ? transitions[state] : {};
  const next = row[event];
  return next === undefined ? refuse({ code: "not_payable" }) : ok(balanceDueStatuses[next]);
}

/** True while the order waits for it. */
export const isPendingBalanceDue = (supplement: BalanceDueStatus): boolean => {
  const state = balanceDueStateOf(supplement);
  return state === "pending" || state === "paying";
};

/** True while a payment can be offered. [ORD-42] */
export const isPayableBalanceDue = (supplement: BalanceDueStatus): boolean =>
  balanceDueStateOf(supplement) === "pending";

/** [ORD-43] */
export const isHiddenBalanceDue = ({ status }: BalanceDueStatus): boolean => status === 9;
