import { settingShapes } from "../settings/settings.ts";
import { expect, test } from "vitest";
import { textIn, textToEdit } from "./text-in.ts";

test("a text that was not written in a reader's language is read in the original", () => {
  const name = { zh: "满减券", "zh-TW": "滿額折價券" };
  expect(textIn(name, "zh-TW")).toBe("滿額折價券");
  expect(textIn(name, "th")).toBe("满减券");
});

test("at a desk it is empty where nobody wrote it", () => {
  expect(textToEdit({ zh: "满减券" })).toEqual({ zh: "满减券", "zh-TW": "", th: "", en: "" });
});

test("a notice that was set before a language began still holds", () => {
  const before = { until: "2026-11-23T03:00:00Z", notice: { zh: "维护中" } };
  expect(settingShapes.maintenance.parse(before)).toMatchObject({
    notice: { zh: "维护中", "zh-TW": "", th: "", en: "" },
  });
});
