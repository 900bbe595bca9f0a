import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * A receipt is asked for with the payment and issued behind it. While its question is on its way to a provider it is
 * unclear, and stays so when no answer comes: nothing is asked again before it was looked up.
 */
export const receiptStates = ["asked", "unclear", "issued", "refused", "void"] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * `send` precedes the question, `issue` is its answer or what was found later. `miss`: looked up, and there is none.
 * A refused one is asked again when somebody mended what it was refused for.
 */
const transitions = {
  asked: { send: "unclear", issue: "issued", refuse: "refused" },
  unclear: { issue: "issued", refuse: "refused", miss: "asked" },
  refused: { ask_again: "asked" },
  issued: { make_void: "void" },
  void: {},
} as const satisfies Record<ReceiptState, Partial<Record<string, ReceiptState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type ReceiptEvent = EventsOf<(typeof transitions)[ReceiptState]>;

export type ReceiptNotInState = { readonly code: "receipt_not_in_state" };

/** The state an event leads to; refuses `receipt_not_in_state`, so nothing is issued twice or changed once it is void. */
export function nextReceiptState(
  state: ReceiptState,
  event: ReceiptEvent,
): Result<ReceiptState, ReceiptNotInState> {
  const row: Partial<Record<ReceiptEvent, ReceiptState>> = transitions[state];
  const next = row[event];
  return next === undefined ? refuse({ code: "receipt_not_in_state" }) : ok(next);
}
