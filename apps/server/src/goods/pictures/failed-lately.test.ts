import { expect, test } from "vitest";
import { createFailedLately } from "./failed-lately.ts";

test("remembers for a while, and no more than so many", () => {
  let now_ms = 0;
  const failed = createFailedLately<string>(() => new Date(now_ms));
  failed.note("kept", "missing", 60);
  expect(failed.find("kept")).toBe("missing");
  now_ms = 60_000;
  expect(failed.find("kept")).toBeUndefined();
  for (let count = 0; count < 10_000; count++) failed.note(`made up ${count}`, "missing", 60);
  expect(failed.size()).toBe(2_000);
  expect(failed.find("made up 9999")).toBe("missing");
});
