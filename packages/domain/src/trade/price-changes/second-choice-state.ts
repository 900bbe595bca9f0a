import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What becomes of another option in place of one that is gone: bought, or asked about first. */
export const secondChoiceStates = ["asked", "taken", "declined", "lapsed", "withdrawn"] as const;
export type SecondChoiceState = (typeof secondChoiceStates)[number];

/** A question is answered once: by its customer, by its deadline, or taken back by the house. */
const transitions = {
  asked: { take: "taken", decline: "declined", lapse: "lapsed", withdraw: "withdrawn" },
  taken: {},
  declined: {},
  lapsed: {},
  withdrawn: {},
} as const satisfies Record<SecondChoiceState, Partial<Record<string, SecondChoiceState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type SecondChoiceEvent = EventsOf<(typeof transitions)[SecondChoiceState]>;

export type ChoiceSettled = { readonly code: "choice_settled" };

/** The state an event leads to; refuses `choice_settled` for whatever was answered before. */
export function nextSecondChoice(
  state: SecondChoiceState,
  event: SecondChoiceEvent,
): Result<SecondChoiceState, ChoiceSettled> {
  const row: Partial<Record<SecondChoiceEvent, SecondChoiceState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "choice_settled" }) : ok(next);
}

/** Whose words allow another option: what was said once, what stands in the order's remark, or nobody's. */
export const choiceAllowances = ["instruction", "remark", "nobody"] as const;
export type ChoiceAllowance = (typeof choiceAllowances)[number];

export interface SaidOfChoices {
  /** What the customer had said when they ordered, whatever the order is. */
  readonly other_choice: boolean;
  readonly remark: readonly string[];
}

export type ChoiceNotAllowed = { readonly code: "choice_not_allowed" };

/**
 * Whether a buyer may name these words: there have to be some. What they mean, the buyer answers for; nobody's words
 * are no words, and the customer is asked. Refuses `choice_not_allowed`.
 */
export function checkAllowance(
  allowed_by: ChoiceAllowance,
  { other_choice, remark }: SaidOfChoices,
): Result<null, ChoiceNotAllowed> {
  const isSaid = {
    instruction: other_choice,
    remark: remark.some((words) => words.trim() !== ""),
    nobody: true,
  } as const satisfies Record<ChoiceAllowance, boolean>;
  return isSaid[allowed_by] ? ok(null) : refuse({ code: "choice_not_allowed" });
}
