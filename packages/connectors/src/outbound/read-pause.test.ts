import { expect, test } from "vitest";
import { readPause } from "./read-pause.ts";

const now = new Date("2026-11-27T10:00:00.500Z");

test.each<[string | string[] | undefined, number | undefined]>([
  ["120", 120],
  [" 0 ", 0],
  ["Fri, 27 Nov 2026 10:02:00 GMT", 120],
  ["Fri, 27 Nov 2026 09:00:00 GMT", 0],
  ["Fri, 99 Nov 2026 10:02:00 GMT", undefined],
  ["soon", undefined],
  ["-5", undefined],
  ["1.5", undefined],
  ["1e9", undefined],
  ["9".repeat(12), undefined],
  ["", undefined],
  [["1", "2"], undefined],
  [undefined, undefined],
])("a source that says %j asks for %s seconds", (said, pause_s) => {
  expect(readPause(said, now)).toBe(pause_s);
});
