import { ok, refuse, type Result } from "./result.ts";

/** A later payment of an order: second-instalment freight, or a difference in goods. */
export interface SupplementStatus {
  /** 0 to be supplemented, 1 being paid, 2 paid. */
  readonly pay_status: 0 | 1 | 2;
  /** 0 open, 1 succeeded, 9 cancelled and hidden. */
  readonly status: 0 | 1 | 9;
}

export type SupplementState = "pending" | "paying" | "succeeded" | "cancelled";

/** [ORD-40] [ORD-41] [ORD-42] [ORD-43] */
export const supplementStatuses = {
  pending: { pay_status: 0, status: 0 },
  paying: { pay_status: 1, status: 0 },
  succeeded: { pay_status: 2, status: 1 },
  cancelled: { pay_status: 0, status: 9 },
} as const satisfies Record<SupplementState, SupplementStatus>;

/** A payment from the balance settles at once; one that waits for a provider passes `paying`. */
const transitions = {
  pending: { start_payment: "paying", settle: "succeeded", cancel: "cancelled" },
  paying: { settle: "succeeded", fail_payment: "pending" },
  succeeded: {},
  cancelled: {},
} as const satisfies Record<SupplementState, Partial<Record<string, SupplementState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type SupplementEvent = EventsOf<(typeof transitions)[SupplementState]>;

/** The state two wire numbers stand for; undefined for a pair that no supplement can have. */
export function supplementStateOf({
  pay_status,
  status,
}: SupplementStatus): SupplementState | undefined {
  if (status === 9) return "cancelled";
  if (status === 1) return pay_status === 2 ? "succeeded" : undefined;
  if (pay_status === 2) return undefined;
  return pay_status === 0 ? "pending" : "paying";
}

export type SupplementNotPayable = { readonly code: "not_payable" };

/** The numbers an event leads to; refuses `not_payable`, so nothing is paid twice. [PAY-19] */
export function nextSupplementStatus(
  current: SupplementStatus,
  event: SupplementEvent,
): Result<SupplementStatus, SupplementNotPayable> {
  const state = supplementStateOf(current);
  const row: Partial<Record<SupplementEvent, SupplementState>> = state ? transitions[state] : {};
  const next = row[event];
  return next === undefined ? refuse({ code: "not_payable" }) : ok(supplementStatuses[next]);
}

/** True while the order waits for it. */
export const isPendingSupplement = (supplement: SupplementStatus): boolean => {
  const state = supplementStateOf(supplement);
  return state === "pending" || state === "paying";
};

/** True while a payment can be offered. [ORD-42] */
export const isPayableSupplement = (supplement: SupplementStatus): boolean =>
  supplementStateOf(supplement) === "pending";

/** [ORD-43] */
export const isHiddenSupplement = ({ status }: SupplementStatus): boolean => status === 9;
