import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * What becomes of what a friend brings. It is held until the friend has kept something of a first order; `waiting` is a
 * person's to judge, `cleared` was judged. `capped` found its month full, `lost` nothing of the order left.
 */
export const rewardStates = [
  "held",
  "waiting",
  "cleared",
  "paid",
  "capped",
  "refused",
  "lost",
  "taken_back",
] as const;
export type RewardState = (typeof rewardStates)[number];
export type RewardEvent = "doubt" | "clear" | "refuse" | "pay" | "cap" | "lose" | "take_back";

const transitions = {
  held: { doubt: "waiting", refuse: "refused", pay: "paid", cap: "capped", lose: "lost" },
  waiting: { clear: "cleared", refuse: "refused" },
  // Cleared of what was known then: what is found out since is judged anew.
  cleared: { doubt: "waiting", refuse: "refused", pay: "paid", cap: "capped", lose: "lost" },
  paid: { take_back: "taken_back" },
  capped: {},
  refused: {},
  lost: {},
  taken_back: {},
} as const satisfies Record<RewardState, Partial<Record<RewardEvent, RewardState>>>;

/** Where it goes; refuses `invite_reward_settled`. */
export function nextRewardState(
  state: RewardState,
  event: RewardEvent,
): Result<RewardState, { readonly code: "invite_reward_settled" }> {
  const next = (transitions[state] as Partial<Record<RewardEvent, RewardState>>)[event];
  return next === undefined ? refuse({ code: "invite_reward_settled" }) : ok(next);
}

/** As whoever invited sees it: whether somebody looks at it is the house's business. */
export const shownRewardStates = [
  "held",
  "paid",
  "capped",
  "refused",
  "lost",
  "taken_back",
] as const satisfies readonly RewardState[];
export type ShownRewardState = (typeof shownRewardStates)[number];

export const shownRewardState = (state: RewardState): ShownRewardState =>
  state === "waiting" || state === "cleared" ? "held" : state;
