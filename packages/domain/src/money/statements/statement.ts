import { ok, refuse, type Result } from "../../kernel/result.ts";

/** What a bank gives: a table of its own, or one of the two standards; and what a payment provider settled. */
export const statementFormats = [
  "ctbc",
  "cathay",
  "scb",
  "kbiz",
  "camt053",
  "mt940",
  "settlement",
] as const;
export type StatementFormat = (typeof statementFormats)[number];

/**
 * What became of a movement. What came in is a customer's transfer, a payment that a provider took for us, a payout that its
 * bank gave back, or somebody says what it is, of which it may turn out later that it brought a payout back; what went out is a payout we recorded, or somebody says what it is.
 */
export const lineStates = [
  "open",
  "credited",
  "settled",
  "returned",
  "explained",
  "outgoing",
  "paid",
] as const;
export type LineState = (typeof lineStates)[number];
export type LineEvent = "credit" | "settle" | "return" | "pay" | "explain";

const transitions = {
  open: { credit: "credited", settle: "settled", return: "returned", explain: "explained" },
  credited: {},
  settled: {},
  returned: {},
  explained: { return: "returned" },
  outgoing: { pay: "paid", explain: "explained" },
  paid: {},
} as const satisfies Record<LineState, Partial<Record<LineEvent, LineState>>>;

export type LineSettled = { readonly code: "statement_line_settled" };

/** What becomes of a movement; refuses `statement_line_settled` for what was settled, but for an explained one that brings a payout back. */
export function nextLineState(state: LineState, event: LineEvent): Result<LineState, LineSettled> {
  const next = (transitions[state] as Partial<Record<LineEvent, LineState>>)[event];
  return next === undefined ? refuse({ code: "statement_line_settled" }) : ok(next);
}
