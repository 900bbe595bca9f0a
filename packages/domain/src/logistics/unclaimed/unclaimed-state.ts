import { addDays } from "../../kernel/business-time.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** The life of a parcel that came without an owner. `discarding` waits for a second person. [BO-15] */
export const unclaimedStates = ["waiting", "discarding", "matched", "discarded"] as const;
export type UnclaimedState = (typeof unclaimedStates)[number];

const edges = {
  waiting: { match: "matched", ask_discard: "discarding" },
  discarding: { match: "matched", keep_on: "waiting", discard: "discarded" },
  matched: {},
  discarded: {},
} as const satisfies Record<UnclaimedState, Partial<Record<string, UnclaimedState>>>;

export const unclaimedEvents = ["match", "ask_discard", "keep_on", "discard"] as const;
export type UnclaimedEvent = (typeof unclaimedEvents)[number];

/** The state that a step leads to; refuses `unclaimed_not_in_state`. [BO-15] */
export function nextUnclaimedState(
  state: UnclaimedState,
  event: UnclaimedEvent,
): Result<UnclaimedState, { readonly code: "unclaimed_not_in_state" }> {
  const row: Partial<Record<UnclaimedEvent, UnclaimedState>> = edges[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "unclaimed_not_in_state" }) : ok(next);
}

/** It still lies on a shelf and waits for its owner. */
export const openUnclaimedStates = ["waiting", "discarding"] as const;
export const isOpenUnclaimed = (state: UnclaimedState): boolean =>
  openUnclaimedStates.some((open) => open === state);

/** Until when a parcel is kept for whoever it may belong to; after that two people may have it discarded. */
export const unclaimedDeadline = (receivedAt: Date, limits: Pick<Limits, "unclaimed_days">): Date =>
  addDays(receivedAt, limits.unclaimed_days);
