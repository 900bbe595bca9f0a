import { refuse, ok, type Result } from "../../kernel/result.ts";

/**
 * What becomes of a price that is not what the customer paid: the house bears it, the customer is asked, or the
 * difference goes back to them.
 */
export const priceChangeStates = [
  "absorbed",
  "returned",
  "asked",
  "paid",
  "declined",
  "lapsed",
  "withdrawn",
] as const;
export type PriceChangeState = (typeof priceChangeStates)[number];

/** A question is answered once: by its customer, by its deadline, or taken back by the house. */
const transitions = {
  absorbed: {},
  returned: {},
  asked: { pay: "paid", decline: "declined", lapse: "lapsed", withdraw: "withdrawn" },
  paid: {},
  declined: {},
  lapsed: {},
  withdrawn: {},
} as const satisfies Record<PriceChangeState, Partial<Record<string, PriceChangeState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type PriceChangeEvent = EventsOf<(typeof transitions)[PriceChangeState]>;

export type PriceQuestionSettled = { readonly code: "price_question_settled" };

/** The state an event leads to; refuses `price_question_settled` for whatever was answered before. */
export function nextPriceChange(
  state: PriceChangeState,
  event: PriceChangeEvent,
): Result<PriceChangeState, PriceQuestionSettled> {
  const row: Partial<Record<PriceChangeEvent, PriceChangeState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "price_question_settled" }) : ok(next);
}
