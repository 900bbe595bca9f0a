import { expect, test } from "vitest";
import {
  nextRewardState,
  type RewardEvent,
  rewardStates,
  shownRewardState,
} from "./reward-state.ts";

const events = ["doubt", "clear", "refuse", "pay", "cap", "lose", "take_back"] as const;
const reached = (from: (typeof rewardStates)[number]) =>
  events.flatMap((event: RewardEvent) => {
    const next = nextRewardState(from, event);
    return next.ok ? [next.value] : [];
  });

test("what a person has to look at is not paid before they have, and nothing is paid twice", () => {
  expect(reached("waiting")).toEqual(["cleared", "refused"]);
  expect(rewardStates.filter((state) => reached(state).includes("paid"))).toEqual([
    "held",
    "cleared",
  ]);
  expect(reached("paid")).toEqual(["taken_back"]);
  expect(nextRewardState("paid", "pay")).toEqual({
    ok: false,
    error: { code: "invite_reward_settled" },
  });
  for (const end of ["capped", "refused", "lost", "taken_back"] as const)
    expect(reached(end)).toEqual([]);
});

test("whether somebody looks at it is not told to whoever invited", () => {
  expect(rewardStates.map(shownRewardState)).toEqual([
    "held",
    "held",
    "held",
    "paid",
    "capped",
    "refused",
    "lost",
    "taken_back",
  ]);
});
