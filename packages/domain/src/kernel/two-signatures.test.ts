import { expect, test } from "vitest";
import { nextSignatureState } from "./two-signatures.ts";

const decided = { ok: false, error: { code: "decided" } };

test.each([
  ["waiting", "confirm", { ok: true, value: "confirmed" }],
  ["waiting", "drop", { ok: true, value: "dropped" }],
  ["confirmed", "confirm", decided],
  ["confirmed", "drop", decided],
  ["dropped", "confirm", decided],
  ["dropped", "drop", decided],
] as const)("what is %s, and whoever would %s it", (state, event, outcome) => {
  expect(nextSignatureState(state, event)).toEqual(outcome);
});
