import { ok, refuse, type Result } from "../../kernel/result.ts";

/**
 * A receipt is asked for with the payment and issued behind it. While its question is on its way to a provider it is
 * unclear, and stays so when no answer comes: nothing is asked again before it was looked up. An allowance goes the
 * same way.
 */
export const allowanceStates = ["asked", "unclear", "issued", "refused"] as const;
export type AllowanceState = (typeof allowanceStates)[number];

export const receiptStates = [...allowanceStates, "void", "lapsed"] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * `send` precedes the question, `issue` is its answer or what was found later. `miss`: looked up, and there is none.
 * A refused one is asked again when somebody mended what it was refused for.
 */
const ofAllowances = {
  asked: { send: "unclear", issue: "issued", refuse: "refused" },
  unclear: { issue: "issued", refuse: "refused", miss: "asked" },
  refused: { ask_again: "asked" },
  issued: {},
} as const satisfies Record<AllowanceState, Partial<Record<string, AllowanceState>>>;

/** A receipt lapses when everything it covers came back before it was issued. */
const ofReceipts = {
  ...ofAllowances,
  asked: { ...ofAllowances.asked, lapse: "lapsed" },
  issued: { make_void: "void" },
  void: {},
  lapsed: {},
} as const satisfies Record<ReceiptState, Partial<Record<string, ReceiptState>>>;

type EventsOf<Row> = Row extends unknown ? keyof Row : never;
export type AllowanceEvent = EventsOf<(typeof ofAllowances)[AllowanceState]>;
export type ReceiptEvent = EventsOf<(typeof ofReceipts)[ReceiptState]>;

export type ReceiptNotInState = { readonly code: "receipt_not_in_state" };

/** The state an event leads to; refuses `receipt_not_in_state`, so nothing is issued twice or changed once it is over. */
export function nextReceiptState(
  state: ReceiptState,
  event: ReceiptEvent,
): Result<ReceiptState, ReceiptNotInState> {
  const row: Partial<Record<ReceiptEvent, ReceiptState>> = ofReceipts[state];
  return stateOrRefusal(row[event]);
}

/** The same for what is taken off a receipt. */
export function nextAllowanceState(
  state: AllowanceState,
  event: AllowanceEvent,
): Result<AllowanceState, ReceiptNotInState> {
  const row: Partial<Record<AllowanceEvent, AllowanceState>> = ofAllowances[state];
  return stateOrRefusal(row[event]);
}

const stateOrRefusal = <State>(next: State | undefined): Result<State, ReceiptNotInState> =>
  next === undefined ? refuse({ code: "receipt_not_in_state" }) : ok(next);
