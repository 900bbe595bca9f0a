import { expect, test } from "vitest";
import { whenQuestionEnds } from "./when-question-ends.ts";

test("a question ends after the set hours, closed days of its customer's region not counted", () => {
  const limits = {
    price_answer_hours: 48,
    closed_days: { TW: ["2026-03-03"], TH: [], mainland: ["2026-03-02"] },
  };
  const asked = new Date("2026-03-02T12:00:00+08:00");
  expect(whenQuestionEnds(asked, "TW", limits)).toEqual(new Date("2026-03-05T12:00:00+08:00"));
  expect(whenQuestionEnds(asked, "TH", limits)).toEqual(new Date("2026-03-04T12:00:00+08:00"));
});
