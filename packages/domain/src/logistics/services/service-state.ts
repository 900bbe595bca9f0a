import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * The life of a service that was paid: a person looks at it first where a rule says so (`judging`), the warehouse has it
 * to do (`asked`), or the parcel is held until its owner lets it go (`holding`).
 */
export const serviceStates = [
  "judging",
  "asked",
  "holding",
  "done",
  "declined",
  "withdrawn",
  "ended",
] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Who takes a step: the parcel's owner, the warehouse, or nobody by hand. */
export type ServiceHand = "customer" | "staff" | "system";

interface Edge {
  readonly to: ServiceState;
  readonly by: ServiceHand;
  /** Its fee goes back to whoever paid it, unless it has before. */
  readonly returnsFee?: true;
}

const decline = { to: "declined", by: "staff", returnsFee: true } as const;
const withdraw = { to: "withdrawn", by: "customer", returnsFee: true } as const;
/** The goods are gone: given up, refunded, or in another parcel. */
const end = { to: "ended", by: "system", returnsFee: true } as const;

/**
 * `late` gives the fee of what was not done in the promised time back, and leaves it to be done all the same. A hold was had
 * from its first day on: its fee stays.
 */
const edges = {
  judging: {
    accept: { to: "asked", by: "staff" },
    hold: { to: "holding", by: "staff" },
    late: { to: "judging", by: "system", returnsFee: true },
    decline,
    withdraw,
    end,
  },
  asked: {
    finish: { to: "done", by: "staff" },
    late: { to: "asked", by: "system", returnsFee: true },
    decline,
    withdraw,
    end,
  },
  holding: {
    release: { to: "done", by: "customer" },
    lapse: { to: "done", by: "system" },
    end: { to: "ended", by: "system" },
  },
  done: {},
  declined: {},
  withdrawn: {},
  ended: {},
} as const satisfies Record<ServiceState, Partial<Record<string, Edge>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ServiceEvent = EventsOf<(typeof edges)[ServiceState]>;

export type ServiceNotInState = { readonly code: "service_not_in_state" };

/** The state an event leads to, and whether the fee goes back; refuses `service_not_in_state` out of turn or by another's hand. */
export function nextServiceState(
  state: ServiceState,
  event: ServiceEvent,
  by: ServiceHand,
): Result<{ readonly to: ServiceState; readonly returnsFee: boolean }, ServiceNotInState> {
  const row: Partial<Record<ServiceEvent, Edge>> = edges[state];
  const edge = row[event];
  if (edge?.by !== by) return refuse({ code: "service_not_in_state" });
  return ok({ to: edge.to, returnsFee: edge.returnsFee === true });
}

/** Not over: its parcel is neither packed nor billed meanwhile. */
export const openServiceStates = [
  "judging",
  "asked",
  "holding",
] as const satisfies readonly ServiceState[];

/** What waits for the warehouse, by a promised time. */
export const awaitedServiceStates = ["judging", "asked"] as const satisfies readonly ServiceState[];

/** What the desk can do about a service. */
export const serviceActs = ["accept", "finish", "decline"] as const;
export type ServiceAct = (typeof serviceActs)[number];

/** Why a fee went back: one of the steps that return it. */
export const feeReturns = [
  "late",
  "decline",
  "withdraw",
  "end",
] as const satisfies readonly ServiceEvent[];
export type FeeReturn = (typeof feeReturns)[number];
