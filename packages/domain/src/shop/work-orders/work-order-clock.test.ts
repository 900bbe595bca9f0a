import { expect, test } from "vitest";
import { answerDue, noticeEnds, silenceEnds } from "./work-order-clock.ts";

const limits = {
  work_order_answer_hours: 24,
  work_order_silence_days: 7,
  work_order_notice_hours: 24,
  closed_days: { TW: ["2026-02-17", "2026-02-18"], TH: [], mainland: [] },
};
const at = (text: string) => new Date(text);

test("closed days of the customer's region move the clock of an answer, and no other region's [WO-03]", () => {
  const asked = at("2026-02-16T12:00:00+08:00");
  expect(answerDue(asked, "TW", limits)).toEqual(at("2026-02-19T12:00:00+08:00"));
  expect(answerDue(asked, "TH", limits)).toEqual(at("2026-02-17T12:00:00+08:00"));
});

test("silence is told of a day before it closes, closed days not counted", () => {
  const answered = at("2026-02-11T12:00:00+08:00");
  expect(silenceEnds(answered, "TW", limits)).toEqual({
    warn_at: at("2026-02-19T12:00:00+08:00"),
    close_at: at("2026-02-20T12:00:00+08:00"),
  });
});

test("whoever is told late that silence closes has all of their notice from then on, closed days not counted", () => {
  const told = at("2026-02-16T12:00:00+08:00");
  expect(noticeEnds(told, "TW", limits)).toEqual(at("2026-02-19T12:00:00+08:00"));
  expect(noticeEnds(told, "TH", limits)).toEqual(at("2026-02-17T12:00:00+08:00"));
});
