import { describe, expect, test } from "vitest";
import {
  claimEvents,
  claimHands,
  claimStates,
  type ClaimEvent,
  type ClaimHand,
  type ClaimState,
  isEndedClaim,
  nextClaimState,
} from "./claim-state.ts";

/** Written down once more, by hand: what leads where, and who may. */
const allowed = [
  ["pending_review", "accept", "accepted", ["service", "system"]],
  ["pending_review", "reject", "rejected", ["service"]],
  ["pending_review", "close", "closed", ["customer"]],
  ["rejected", "close", "closed", ["customer", "service"]],
  ["accepted", "compensate_buyer", "compensated_to_buyer", ["finance", "system"]],
  ["accepted", "record_seller_share", "seller_compensated", ["service"]],
  ["compensated_to_buyer", "record_seller_share", "seller_compensated", ["service"]],
  ["compensated_to_buyer", "succeed", "succeeded", ["system"]],
  ["seller_compensated", "compensate_buyer", "compensated_to_buyer", ["finance"]],
  ["seller_compensated", "succeed", "succeeded", ["system"]],
  ["succeeded", "ask_again", "asked_again", ["customer"]],
  ["asked_again", "keep", "succeeded", ["service"]],
  ["asked_again", "accept_more", "more_accepted", ["service"]],
  ["more_accepted", "compensate_buyer", "succeeded", ["finance"]],
] as const satisfies readonly (readonly [ClaimState, ClaimEvent, ClaimState, ClaimHand[]])[];

const tried = claimStates.flatMap((state) =>
  claimEvents.flatMap((event) => claimHands.map((hand) => [state, event, hand] as const)),
);

describe("a damage claim", () => {
  test.each(tried)(
    "in %s, to %s, by %s (table) [CLM-06] [CLM-07] [CLM-08] [CLM-09] [CLM-10] [CLM-11] [CLM-12]",
    (state, event, hand) => {
      const edge = allowed.find(([from, step]) => from === state && step === event);
      const hands: readonly ClaimHand[] = edge?.[3] ?? [];
      expect(nextClaimState(state, event, hand)).toEqual(
        edge && hands.includes(hand)
          ? { ok: true, value: edge[2] }
          : { ok: false, error: { code: "claim_not_in_state" } },
      );
    },
  );
  test("keeps its line until it was rejected, has succeeded or was closed", () => {
    expect(claimStates.filter(isEndedClaim)).toEqual(["rejected", "succeeded", "closed"]);
  });
});
