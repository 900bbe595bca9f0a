import { expect, test } from "vitest";
import { lineStates, nextLineState } from "./statement.ts";

const events = ["credit", "settle", "return", "pay", "explain"] as const;
const refused = { ok: false, error: { code: "statement_line_settled" } };

test("what came in is credited, settled, returned or explained, what went out is paid or explained, each once; what was explained may still be what was returned", () => {
  const answers = lineStates.map((state) => [
    state,
    events.map((event) => {
      const next = nextLineState(state, event);
      return next.ok ? next.value : next;
    }),
  ]);
  const none = [refused, refused, refused, refused, refused];
  expect(Object.fromEntries(answers)).toEqual({
    open: ["credited", "settled", "returned", refused, "explained"],
    outgoing: [refused, refused, refused, "paid", "explained"],
    credited: none,
    settled: none,
    returned: none,
    explained: [refused, refused, "returned", refused, refused],
    paid: none,
  });
});
