import { expect, test } from "vitest";
import { sayAge } from "./say-age.ts";

test.each([
  [0, "1 minute ago"],
  [-5_000, "1 minute ago"],
  [119_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [60 * 60_000, "1 hour ago"],
  [3 * 86_400_000, "3 days ago"],
])("%d ms are said as %s", (age_ms, words) => expect(sayAge(age_ms, "en")).toBe(words));
