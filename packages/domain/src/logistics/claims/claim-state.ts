import { ok, refuse, type Result } from "../../kernel/result.ts";

/** The life of a damage claim. [CLM-06] [CLM-07] [CLM-08] [CLM-09] [CLM-10] [CLM-11] [CLM-12] */
export const claimStates = [
  "pending_review",
  "accepted",
  "rejected",
  "compensated_to_buyer",
  "seller_compensated",
  "succeeded",
  "closed",
  "asked_again",
  "more_accepted",
] as const;
export type ClaimState = (typeof claimStates)[number];

/** Who takes a step: the customer, service, finance, or nobody by hand. */
export const claimHands = ["customer", "service", "finance", "system"] as const;
export type ClaimHand = (typeof claimHands)[number];

interface Edge {
  readonly to: ClaimState;
  readonly by: readonly ClaimHand[];
}

/**
 * Money to the customer and money from the seller come in either order. What facts decide, nobody decides by hand; whoever disagrees
 * with them has a person look again, who keeps what was decided or accepts more pieces of it (decision 170).
 */
const edges = {
  pending_review: {
    accept: { to: "accepted", by: ["service", "system"] },
    reject: { to: "rejected", by: ["service"] },
    close: { to: "closed", by: ["customer"] },
  },
  accepted: {
    compensate_buyer: { to: "compensated_to_buyer", by: ["finance", "system"] },
    record_seller_share: { to: "seller_compensated", by: ["service"] },
  },
  rejected: { close: { to: "closed", by: ["customer", "service"] } },
  compensated_to_buyer: {
    record_seller_share: { to: "seller_compensated", by: ["service"] },
    succeed: { to: "succeeded", by: ["system"] },
  },
  seller_compensated: {
    compensate_buyer: { to: "compensated_to_buyer", by: ["finance"] },
    succeed: { to: "succeeded", by: ["system"] },
  },
  succeeded: { ask_again: { to: "asked_again", by: ["customer"] } },
  closed: {},
  asked_again: {
    keep: { to: "succeeded", by: ["service"] },
    accept_more: { to: "more_accepted", by: ["service"] },
  },
  more_accepted: { compensate_buyer: { to: "succeeded", by: ["finance"] } },
} as const satisfies Record<ClaimState, Partial<Record<string, Edge>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ClaimEvent = EventsOf<(typeof edges)[ClaimState]>;
export const claimEvents = [
  "accept",
  "reject",
  "close",
  "compensate_buyer",
  "record_seller_share",
  "succeed",
  "ask_again",
  "keep",
  "accept_more",
] as const satisfies readonly ClaimEvent[];

export type ClaimNotInState = { readonly code: "claim_not_in_state" };

/** The state that a step leads to when this hand takes it; refuses `claim_not_in_state`. [BO-28] */
export function nextClaimState(
  state: ClaimState,
  event: ClaimEvent,
  hand: ClaimHand,
): Result<ClaimState, ClaimNotInState> {
  const row: Partial<Record<ClaimEvent, Edge>> = edges[state];
  const edge = row[event];
  return edge?.by.includes(hand) ? ok(edge.to) : refuse({ code: "claim_not_in_state" });
}

/** Nothing is open any more: another claim for the line may be made. */
export const endedClaimStates = ["rejected", "succeeded", "closed"] as const;
export const isEndedClaim = (state: ClaimState): boolean =>
  endedClaimStates.some((ended) => ended === state);
