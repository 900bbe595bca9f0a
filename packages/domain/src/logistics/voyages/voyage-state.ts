import type { BoxEvent } from "../boxes/box-state.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The way of a container or a flight with the boxes in it. */
export const voyageStates = ["open", "departed", "customs", "arrived"] as const;
export type VoyageState = (typeof voyageStates)[number];

const steps = {
  open: { depart: "departed" },
  departed: { enter_customs: "customs" },
  customs: { arrive: "arrived" },
  arrived: {},
} as const satisfies Record<VoyageState, Partial<Record<BoxEvent, VoyageState>>>;

/** Each is a step of every box in it as well. */
export const voyageEvents = ["depart", "enter_customs", "arrive"] as const;
export type VoyageEvent = (typeof voyageEvents)[number];

export type VoyageNotInState = { readonly code: "voyage_not_in_state" };

/** The state a step leads to; refuses `voyage_not_in_state`. */
export function nextVoyageState(
  state: VoyageState,
  event: VoyageEvent,
): Result<VoyageState, VoyageNotInState> {
  const row: Partial<Record<VoyageEvent, VoyageState>> = steps[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "voyage_not_in_state" }) : ok(next);
}

/** The step a voyage can take now; none once it arrived. */
export const stepOfVoyage = (state: VoyageState): VoyageEvent | undefined =>
  voyageEvents.find((event) => event in steps[state]);

export type MomentImpossible = { readonly code: "moment_in_future" | "moment_out_of_order" };

/**
 * Whether a step can have happened at a moment that somebody writes down afterwards: not in the future, and not before
 * what is known of the voyage already.
 */
export function checkMoment(
  at: Date,
  { now, lastAt }: { readonly now: Date; readonly lastAt: Date },
): Result<Date, MomentImpossible> {
  if (at > now) return refuse({ code: "moment_in_future" });
  return at < lastAt ? refuse({ code: "moment_out_of_order" }) : ok(at);
}
