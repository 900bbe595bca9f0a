import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { expect, test } from "vitest";
import { atMostOncePer } from "./at-most-once-per.ts";

test("a second tap within 500 ms does nothing, a later one does [CONST-45]", () => {
  let now_ms = 10_000;
  let acts = 0;
  const calmly = atMostOncePer(defaultLimits.debounce_ms, () => now_ms);
  const tapAt = (at_ms: number) => {
    now_ms = at_ms;
    calmly(() => acts++);
  };
  tapAt(10_000);
  tapAt(10_001);
  tapAt(10_499);
  expect(acts).toBe(1);
  tapAt(10_500);
  expect(acts).toBe(2);
});
