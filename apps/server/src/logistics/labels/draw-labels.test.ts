import { expect, test } from "vitest";
import { isForBars } from "./draw-codes.ts";
import { drawLabels } from "./draw-labels.ts";

const draw = (code: string, head = code) =>
  drawLabels({
    language: "zh-TW",
    now: new Date("2026-03-02T04:00:00Z"),
    title: "標籤",
    labels: [{ code, head, facts: ["廣州倉", "ชั้นวาง A-01"] }],
  });

test("a label has bars of what a scanner of lines reads, and its square of anything", async () => {
  expect(isForBars("SP260302ABC123")).toBe(true);
  expect(isForBars("三樓左")).toBe(false);
  expect(isForBars("")).toBe(false);
  const [withBars, without] = await Promise.all([draw("A-01-2"), draw("三樓左")]);
  expect(withBars.subarray(0, 5).toString()).toBe("%PDF-");
  expect(withBars.length).toBeGreaterThan(1_000);
  expect(without.subarray(0, 5).toString()).toBe("%PDF-");
});
