import { expect, test } from "vitest";
import { readMoment } from "./read-moment.ts";

test("day and minute are read by the clock of whoever writes them", () => {
  const at = new Date("2026-11-25T14:30").toISOString();
  expect(readMoment(" 2026-11-25 14:30 ")).toEqual({ ok: true, value: { at } });
  expect(readMoment("")).toEqual({ ok: true, value: {} });
});

test.each(["25.11.2026", "2026-11-25", "2026-13-25 14:30", "2026-11-25 25:30", "soon"])(
  "what is no moment is not taken for one: %s",
  (text) => expect(readMoment(text).ok).toBe(false),
);
