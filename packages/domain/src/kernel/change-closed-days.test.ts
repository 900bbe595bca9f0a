import { expect, test } from "vitest";
import { changedPastDay } from "./change-closed-days.ts";

/** In Taipei and in the mainland the fifth has begun, in Bangkok it has not. */
const now = new Date("2026-03-04T16:30:00Z");
const days = (TW: string[], TH: string[] = [], mainland: string[] = []) => ({ TW, TH, mainland });

test("days that have begun stay as they were, and a day may still close on its morning", () => {
  const before = days(["2026-03-02", "2026-03-05"], ["2026-03-05"]);
  const after = (TW: string[], TH = ["2026-03-05"], mainland: string[] = []) =>
    changedPastDay(before, days(TW, TH, mainland), now);
  expect(after(["2026-03-02", "2026-03-05", "2026-03-06"])).toBeUndefined();
  expect(after(["2026-03-05"])).toBe("2026-03-02");
  expect(after(["2026-03-02"])).toBe("2026-03-05");
  expect(after(["2026-03-02", "2026-03-05"], [])).toBeUndefined();
  expect(after(["2026-03-02", "2026-03-05"], ["2026-03-05"], ["2026-03-05"])).toBeUndefined();
  expect(after(["2026-03-02", "2026-03-05"], ["2026-03-05"], ["2026-03-04"])).toBe("2026-03-04");
});
