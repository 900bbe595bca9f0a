import { describe, expect, test } from "vitest";
import {
  checkAllowance,
  choiceAllowances,
  nextSecondChoice,
  secondChoiceStates,
} from "./second-choice-state.ts";

test("a question about another option is answered once", () => {
  const events = ["take", "decline", "lapse", "withdraw"] as const;
  const answered = secondChoiceStates.filter((state) =>
    events.every((event) => !nextSecondChoice(state, event).ok),
  );
  expect(answered).toEqual(["taken", "declined", "lapsed", "withdrawn"]);
  expect(events.map((event) => nextSecondChoice("asked", event))).toMatchObject(
    answered.map((value) => ({ ok: true, value })),
  );
  expect(nextSecondChoice("taken", "take")).toEqual({
    ok: false,
    error: { code: "choice_settled" },
  });
});

describe("another option is bought without asking", () => {
  const allowedTo = (said: Parameters<typeof checkAllowance>[1]) =>
    choiceAllowances.filter((words) => checkAllowance(words, said).ok);

  test("only where its customer said so beforehand, or in the order's remark", () => {
    expect(allowedTo({ other_choice: false, remark: [" "] })).toEqual(["nobody"]);
    expect(allowedTo({ other_choice: true, remark: [] })).toEqual(["instruction", "nobody"]);
    expect(allowedTo({ other_choice: false, remark: ["没有白的就黑的"] })).toEqual([
      "remark",
      "nobody",
    ]);
  });
});
