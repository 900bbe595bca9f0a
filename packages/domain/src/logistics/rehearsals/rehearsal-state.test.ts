import { describe, expect, test } from "vitest";
import {
  awaitsOwner,
  nextRehearsalState,
  type RehearsalCommand,
  rehearsalHands,
  rehearsalStates,
} from "./rehearsal-state.ts";

const commands = [
  "pack",
  "weigh",
  "accept",
  "take_apart",
  "remind",
  "lapse",
  "bill",
] as const satisfies readonly RehearsalCommand[];

describe("a box that is packed before its owner decides", () => {
  test("takes these steps by these hands and no other", () => {
    const taken = rehearsalStates.flatMap((state) =>
      commands.flatMap((command) =>
        rehearsalHands.flatMap((hand) => {
          const next = nextRehearsalState(state, command, hand);
          return next.ok ? [`${state}: ${hand} ${command} -> ${next.value}`] : [];
        }),
      ),
    );
    expect(taken).toEqual([
      "asked: warehouse pack -> waiting",
      "asked: customer take_apart -> taken_apart",
      "waiting: warehouse weigh -> waiting",
      "waiting: customer accept -> accepted",
      "waiting: customer take_apart -> taken_apart",
      "waiting: system remind -> waiting",
      "waiting: system lapse -> lapsed",
      "accepted: warehouse weigh -> accepted",
      "accepted: customer take_apart -> taken_apart",
      "accepted: billing bill -> accepted",
      "lapsed: warehouse weigh -> lapsed",
      "lapsed: customer take_apart -> taken_apart",
      "lapsed: billing bill -> lapsed",
    ]);
  });

  test("says of every other step that it is not at that", () => {
    expect(nextRehearsalState("asked", "pack", "customer")).toEqual({
      ok: false,
      error: { code: "rehearsal_not_in_state" },
    });
  });

  test("waits for its owner until it was answered, or the time for it was over", () => {
    expect(rehearsalStates.filter(awaitsOwner)).toEqual(["asked", "waiting"]);
  });
});
