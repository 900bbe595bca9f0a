import { describe, expect, test } from "vitest";
import {
  isOpenUnclaimed,
  nextUnclaimedState,
  type UnclaimedEvent,
  unclaimedDeadline,
  unclaimedEvents,
  type UnclaimedState,
  unclaimedStates,
} from "./unclaimed-state.ts";

/** Written down once more, by hand: what leads where. */
const allowed: readonly (readonly [UnclaimedState, UnclaimedEvent, UnclaimedState])[] = [
  ["waiting", "match", "matched"],
  ["waiting", "ask_discard", "discarding"],
  ["discarding", "match", "matched"],
  ["discarding", "keep_on", "waiting"],
  ["discarding", "discard", "discarded"],
];
const tried = unclaimedStates.flatMap((state) =>
  unclaimedEvents.map((event) => [state, event] as const),
);

describe("a parcel without an owner", () => {
  test.each(tried)("in %s, to %s [BO-15]", (state, event) => {
    const edge = allowed.find(([from, step]) => from === state && step === event);
    expect(nextUnclaimedState(state, event)).toEqual(
      edge
        ? { ok: true, value: edge[2] }
        : { ok: false, error: { code: "unclaimed_not_in_state" } },
    );
  });

  test("waits on its shelf until it was matched or discarded", () => {
    expect(unclaimedStates.filter(isOpenUnclaimed)).toEqual(["waiting", "discarding"]);
  });

  test("is kept for whole days from the moment it came", () => {
    const deadline = unclaimedDeadline(new Date("2026-03-02T05:00:00Z"), { unclaimed_days: 90 });
    expect(deadline).toEqual(new Date("2026-05-31T05:00:00Z"));
  });
});
