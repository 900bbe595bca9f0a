import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * The life of one version of a parcel's declaration: the customer confirms it here, the broker sends it to EZ WAY, its
 * declarant confirms it there, and only then the parcel may be loaded.
 */
export const clearanceStates = [
  "asked",
  "confirmed",
  "requested",
  "matched",
  "disputed",
  "refused",
  "expired",
  "not_needed",
  "replaced",
] as const;
export type ClearanceState = (typeof clearanceStates)[number];

/** Who takes a step: the parcel's owner here, the desk for what the broker says, or nobody by hand. */
export const clearanceHands = ["customer", "staff", "system"] as const;
export type ClearanceHand = (typeof clearanceHands)[number];

interface Edge {
  readonly to: ClearanceState;
  readonly by: readonly ClearanceHand[];
}

const confirm = { to: "confirmed", by: ["customer"] } as const;
const dispute = { to: "disputed", by: ["customer"] } as const;
const request = { to: "requested", by: ["staff"] } as const;
const match = { to: "matched", by: ["staff"] } as const;
const mismatch = { to: "disputed", by: ["staff"] } as const;
const refusal = { to: "refused", by: ["staff"] } as const;
const excuse = { to: "not_needed", by: ["staff"] } as const;
const ask_again = { to: "asked", by: ["staff"] } as const;
const replace = { to: "replaced", by: ["system"] } as const;
const expire = { to: "expired", by: ["system"] } as const;

/**
 * `confirm` and `dispute` are the owner's, here. What was said in EZ WAY is written down at the desk: `match` (申報相符),
 * `mismatch` (申報不符), `refuse` where name and mobile belong to nobody there. `excuse` is a declaration on paper. What is
 * in the parcel has changed: `replace`, and a new version is asked for.
 */
const edges = {
  asked: { confirm, dispute, excuse, replace },
  confirmed: { dispute, request, match, mismatch, refuse: refusal, excuse, ask_again, replace },
  requested: {
    dispute,
    match,
    mismatch,
    refuse: refusal,
    excuse,
    expire,
    ask_again,
    replace,
  },
  matched: { mismatch, refuse: refusal, ask_again, replace },
  disputed: { confirm, excuse, ask_again, replace },
  refused: { confirm, dispute, excuse, ask_again, replace },
  expired: { dispute, request, match, mismatch, refuse: refusal, excuse, ask_again, replace },
  not_needed: { ask_again, replace },
  replaced: {},
} as const satisfies Record<ClearanceState, Partial<Record<string, Edge>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ClearanceEvent = EventsOf<(typeof edges)[ClearanceState]>;

export const clearanceEvents = [
  "confirm",
  "dispute",
  "request",
  "match",
  "mismatch",
  "refuse",
  "excuse",
  "ask_again",
  "expire",
  "replace",
] as const satisfies readonly ClearanceEvent[];

/** What a declaration's history tells: that it was asked for, what its owner showed, and what was done about it. */
export const clearanceStepEvents = ["asked", "prove", ...clearanceEvents] as const;
export type ClearanceStepEvent = (typeof clearanceStepEvents)[number];

/** What the desk can write down. */
export const deskEvents = [
  "request",
  "match",
  "mismatch",
  "refuse",
  "excuse",
  "ask_again",
] as const satisfies readonly ClearanceEvent[];
export type DeskEvent = (typeof deskEvents)[number];

export type ClearanceNotInState = { readonly code: "clearance_not_in_state" };

/** The state an event leads to; refuses `clearance_not_in_state` for one out of turn or by another's hand. */
export function nextClearanceState(
  state: ClearanceState,
  event: ClearanceEvent,
  hand: ClearanceHand,
): Result<ClearanceState, ClearanceNotInState> {
  const row: Partial<Record<ClearanceEvent, Edge>> = edges[state];
  const edge = row[event];
  return edge?.by.includes(hand) ? ok(edge.to) : refuse({ code: "clearance_not_in_state" });
}

/** Both have confirmed, here and in EZ WAY, or it goes by paper: nothing keeps the parcel from being loaded. */
export const clearedStates = ["matched", "not_needed"] as const satisfies ClearanceState[];
export const isCleared = (state: ClearanceState): boolean =>
  clearedStates.some((one) => one === state);

/** What the desk says it by has to be written down: a loaded parcel rests on it. */
export const needsEvidence = (event: ClearanceEvent): boolean => event !== "request";
