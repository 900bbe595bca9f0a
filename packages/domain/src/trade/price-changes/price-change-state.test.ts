import { expect, test } from "vitest";
import { nextPriceChange, priceChangeStates } from "./price-change-state.ts";

test("a question is answered once, and nothing else has an answer (table)", () => {
  const events = ["pay", "decline", "lapse", "withdraw"] as const;
  const answers = events.map((event) => nextPriceChange("asked", event));
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual([
    "paid",
    "declined",
    "lapsed",
    "withdrawn",
  ]);
  for (const state of priceChangeStates.filter((one) => one !== "asked"))
    for (const event of events)
      expect(nextPriceChange(state, event)).toEqual({
        ok: false,
        error: { code: "price_question_settled" },
      });
});
